import { describe, expect, it } from "vitest";
import { citiesOf } from "./cities";
import { missingCards, missingDucats, needsOf } from "./missing";

const FILE = `# my box
name,size,green,white,red,blue,yellow,regions,note
milano,medium,2,0,0,1,1,Blue violet,as printed
`;
const milano = (option?: string) => citiesOf(option).find((city) => city.name === "milano")!;

describe("the cards of a table", () => {
  it("are the standard ones unless a file is handed in", () => {
    expect(citiesOf("standard")).toHaveLength(15);
    expect(citiesOf(undefined)).toBe(citiesOf("standard"));
    expect(milano().needs).toEqual([0, 0, 1, 2, 1]);
  });
  it("show the values of the file, in the standard order", () => {
    expect(milano(FILE)).toMatchObject({ needs: [2, 0, 0, 1, 1], regions: [0, 2], price: 4 });
    expect(citiesOf(FILE).map((city) => city.name)).toEqual(
      citiesOf("standard").map((city) => city.name),
    );
  });
});

describe("the cards and ducats missing for a city", () => {
  it("are marked card by card", () => {
    expect(needsOf(milano(), [0, 0, 1, 1, 0]).map((need) => need.held)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(missingCards(milano(), [0, 0, 1, 1, 0])).toEqual([0, 0, 0, 1, 1]);
  });
  it("are zero for a spectator", () => {
    expect(needsOf(milano(), null).every((need) => need.held)).toBe(true);
    expect(missingDucats(milano(), null)).toBe(0);
  });
  it("include the ducats", () => {
    expect(missingDucats(milano(), 1)).toBe(3);
    expect(missingDucats(milano(), 9)).toBe(0);
  });
});
