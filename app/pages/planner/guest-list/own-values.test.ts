import { describe, expect, test } from "vitest";
import type { GuestState } from "#app/features/rsvp/guest-links/queries.server.ts";
import { ownValues } from "./own-values.ts";

const typed = {
  name: "Kari",
  email: null,
  phone: null,
  categoryId: null,
  isChild: false,
  side: null,
  plusOne: false,
  severeAllergy: false,
  status: "pending",
  diet: "",
  plusOneName: "",
  plusOneDiet: "",
  plusOneSevereAllergy: false,
} as const;

function state(overrides: Partial<GuestState>): GuestState {
  return {
    status: "pending",
    ownStatus: null,
    answerStatus: null,
    diet: null,
    ownDiet: null,
    answerDiet: null,
    companionName: null,
    ownPlusOneName: null,
    answerPlusOneName: null,
    severeAllergy: false,
    companionDiet: null,
    ownPlusOneDiet: null,
    answerPlusOneDiet: null,
    companionSevereAllergy: false,
    plusOne: false,
    companionStatus: overrides.companionName ? "attending" : null,
    ...overrides,
  } as GuestState;
}

const answered = state({
  status: "attending",
  answerStatus: "attending",
  diet: "Vegan",
  answerDiet: "Vegan",
  companionName: "Ola",
  answerPlusOneName: "Ola",
});

test("what stands as it was answered follows the answer", () => {
  const same = { ...typed, status: "attending", diet: "Vegan", plusOneName: "Ola" } as const;
  expect(ownValues(answered, same)).toMatchObject({
    rsvpStatus: null,
    dietaryRequirements: null,
    plusOneName: null,
  });
});

test("what is typed otherwise is the couple's own, also when it is empty", () => {
  expect(ownValues(answered, { ...typed, status: "declined" })).toMatchObject({
    rsvpStatus: "declined",
    dietaryRequirements: "",
    plusOneName: "",
  });
});

test("a guest without an answer who is set back waits for one", () => {
  const confirmed = state({ status: "attending", ownStatus: "attending" });
  expect(ownValues(confirmed, { ...typed, status: "pending" }).rsvpStatus).toBeNull();
  expect(ownValues(confirmed, { ...typed, status: "attending" }).rsvpStatus).toBe("attending");
});

test("using the answer again follows it from then on", () => {
  const differs = { ...answered, status: "declined", ownStatus: "declined" } as const;
  expect(ownValues(differs, { ...typed, status: "attending" }).rsvpStatus).toBeNull();
  expect(ownValues(differs, { ...typed, status: "declined" }).rsvpStatus).toBe("declined");
});

test("an allergy that the guest has given is not stored as the couple's", () => {
  const severe = { ...answered, severeAllergy: true };
  expect(ownValues(severe, { ...typed, severeAllergy: true })).not.toHaveProperty("severeAllergy");
  expect(ownValues(answered, { ...typed, severeAllergy: true }).severeAllergy).toBe(true);
});

describe("the companion's diet", () => {
  const egg = { companionDiet: "Egg", companionSevereAllergy: true };
  const answers = { answerPlusOneDiet: "Egg" };
  const own = (guest: GuestState, plusOneDiet: string, plusOneSevereAllergy: boolean) => {
    const values = ownValues(guest, { ...typed, plusOneDiet, plusOneSevereAllergy });
    return [values.plusOneDietaryRequirements, values.plusOneSevereAllergy];
  };

  test("follows the answer until the couple changes it", () => {
    const guest = state({ ...answered, ...egg, ...answers });
    expect(own(guest, "Egg", true)).toEqual([null, undefined]);
    expect(own(guest, "Melk", true)).toEqual(["Melk", undefined]);
  });

  test("is kept while the guest comes alone and the form does not show it", () => {
    const alone = { companionStatus: "declined", status: "attending" } as const;
    const guest = state({ ...answered, ...alone, ...egg, ownPlusOneDiet: "Egg" });
    expect(own(guest, "", false)).toEqual(["Egg", undefined]);
  });
});
