import { expect, test } from "vitest";
import { type Attendance, type ChangeKind, kindOf } from "./rules.ts";

const coming: Attendance = {
  status: "attending",
  companionName: null,
  persons: 1,
  diet: null,
  severeAllergy: false,
};
const withPer = { ...coming, companionName: "Per", persons: 2 };
const declined: Attendance = { ...coming, status: "declined", persons: 0 };

test.each<[string, Attendance | null, Attendance, ChangeKind]>([
  ["a first answer", null, coming, "answered"],
  ["a first no", null, declined, "answered"],
  ["no instead of yes", withPer, declined, "cancelled"],
  ["yes instead of no", declined, withPer, "confirmed"],
  ["a companion more", coming, withPer, "companion"],
  ["another companion", withPer, { ...withPer, companionName: "Pål" }, "companion"],
  ["another diet", coming, { ...coming, diet: "Nøtter" }, "diet"],
  [
    "a severe allergy",
    { ...coming, diet: "Nøtter" },
    { ...coming, diet: "Nøtter", severeAllergy: true },
    "diet",
  ],
  ["the same again", withPer, { ...withPer }, "none"],
])("%s", (_, before, after, kind) => {
  expect(kindOf({ before, after })).toBe(kind);
});
