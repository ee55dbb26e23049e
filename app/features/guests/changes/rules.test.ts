import { describe, expect, test } from "vitest";
import { type Attendance, type ChangeKind, groupChanges, kindOf } from "./rules.ts";

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
  ["another diet of the companion", withPer, { ...withPer, companionDiet: "Egg" }, "diet"],
  [
    "a severe allergy of the companion",
    { ...withPer, companionDiet: "Egg" },
    { ...withPer, companionDiet: "Egg", companionSevereAllergy: true },
    "diet",
  ],
  ["the same again", withPer, { ...withPer }, "none"],
  [
    "the same as an earlier release has recorded",
    withPer,
    { ...withPer, companionDiet: null, companionSevereAllergy: false },
    "none",
  ],
])("%s", (_, before, after, kind) => {
  expect(kindOf({ before, after })).toBe(kind);
});

describe("changes are told by form", () => {
  const pending: Attendance = { ...coming, status: "pending", persons: 0 };
  const change = (batchId: string, guestId: string, values = {}) => ({
    batchId,
    guestId,
    userId: null as string | null,
    before: null as Attendance | null,
    after: coming,
    ...values,
  });
  const partner = { userId: "ola" };

  test("a household's answers are one, and each other answer is its own", () => {
    const told = groupChanges([
      change("b", "kari"),
      change("b", "per", { after: declined }),
      change("a", "kari"),
    ]);
    expect(told.map((group) => group.map(({ guestId }) => guestId))).toEqual([
      ["kari", "per"],
      ["kari"],
    ]);
  });

  test("what a partner has changed twice is one change", () => {
    const told = groupChanges([
      change("b", "kari", { ...partner, before: coming, after: declined }),
      change("a", "kari", { ...partner, before: pending, after: coming }),
    ]);
    expect(told).toMatchObject([[{ batchId: "b", before: pending, after: declined }]]);
  });

  test("what a partner has set and undone is nothing", () => {
    const undone = { ...partner, before: coming, after: pending };
    const set = { ...partner, before: pending, after: coming };
    expect(
      groupChanges([
        change("b", "kari", undone),
        change("b", "per", undone),
        change("a", "kari", set),
        change("a", "per", set),
      ]),
    ).toEqual([]);
  });
});
