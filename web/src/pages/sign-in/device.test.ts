// Tests of the names of devices.
import { expect, test } from "vitest";
import { deviceName } from "./device";

test("a device is named by browser and system, otherwise by the text itself", () => {
  expect(
    deviceName("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36"),
  ).toBe("Chrome, Linux");
  expect(
    deviceName("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1"),
  ).toBe("Safari, iPhone");
  expect(deviceName("curl/8")).toBe("curl/8");
});
