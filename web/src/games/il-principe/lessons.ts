// Lessons of the guided game, in the order in which they usually come up.
import type { Step } from "$/core/kinds";
import { LOT } from "$/generated/il-principe.numbers";
import type { Lesson } from "$/table/lessons";

const phaseIs =
  (phase: string, item: "lot" | "role" | "any" = "any") =>
  (now: Step) =>
    now.phase === phase && (item === "any" || (item === "lot") === now.memo >= LOT);

export const lessons: Lesson[] = [
  { key: "setting-aside", matches: phaseIs("setting_aside"), rules: ["NEW-1", "NEW-3", "AUC-1"] },
  { key: "lot", matches: phaseIs("auction", "lot"), rules: ["AUC-3", "AUC-4", "AUC-8"] },
  { key: "winners-city", matches: phaseIs("winners_city"), rules: ["AUC-9", "CITY-3", "CITY-4"] },
  { key: "turn", matches: phaseIs("turn"), rules: ["LAY-1", "LAY-2", "ROLE-3"] },
  { key: "city", matches: phaseIs("city"), rules: ["CITY-6", "FIN-1"] },
  { key: "role", matches: phaseIs("auction", "role"), rules: ["ROLE-5", "ROLE-11", "CITY-8"] },
  { key: "masters-eye", matches: phaseIs("masters_eye"), rules: ["EFF-1", "EFF-2"] },
  { key: "lords-shield", matches: phaseIs("lords_shield"), rules: ["EFF-5", "FIN-1"] },
];
