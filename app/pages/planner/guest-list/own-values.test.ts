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
    answerSevereAllergy: null,
    companionDiet: null,
    ownPlusOneDiet: null,
    answerPlusOneDiet: null,
    companionSevereAllergy: false,
    answerPlusOneSevereAllergy: null,
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

describe("a severe allergy", () => {
  const nuts = state({ ...answered, diet: "Nøtter", answerDiet: "Nøtter" });
  const severe = state({ ...nuts, severeAllergy: true, answerSevereAllergy: true });
  const own = (guest: GuestState, diet: string, severeAllergy: boolean) => {
    const values = ownValues(guest, { ...typed, diet, severeAllergy });
    return [
      values.dietaryRequirements,
      values.severeAllergy,
      values.answerReviewedAt !== undefined,
    ];
  };

  test("that was answered is followed, not stored", () => {
    expect(own(severe, "Nøtter", true)).toEqual([null, undefined, false]);
  });

  test("is the couple's own where the answer does not say it", () => {
    expect(own(nuts, "Nøtter", true)).toEqual([null, true, false]);
    expect(own(state({}), "", true)).toEqual([null, true, false]);
    expect(own(state({ severeAllergy: true }), "", false)).toEqual([null, false, false]);
  });

  test("stays with a diet that the couple changes", () => {
    expect(own(severe, "Nøtter, Egg", true)).toEqual(["Nøtter, Egg", true, false]);
  });

  test("that was answered is unticked beside a diet of the couple's own", () => {
    expect(own(severe, "Nøtter", false)).toEqual(["Nøtter", false, true]);
    expect(own(severe, "", false)).toEqual(["", false, true]);
    const unticked = state({ ...severe, ownDiet: "Nøtter", severeAllergy: false });
    expect(own(unticked, "Nøtter", false), "not edited").toEqual(["Nøtter", undefined, false]);
    expect(own(unticked, "Egg", false)).toEqual(["Egg", false, true]);
    expect(own(unticked, "Nøtter", true)).toEqual(["Nøtter", true, false]);
  });

  test("and the diet follow the answer again when both are set back to it", () => {
    const egg = state({ ...severe, diet: "Egg", ownDiet: "Egg" });
    expect(own(egg, "Nøtter", true)).toEqual([null, false, false]);
  });
});

describe("the companion's diet", () => {
  const egg = { companionDiet: "Egg", companionSevereAllergy: true };
  const answers = { answerPlusOneDiet: "Egg", answerPlusOneSevereAllergy: true };
  const own = (guest: GuestState, plusOneDiet: string, plusOneSevereAllergy: boolean) => {
    const values = ownValues(guest, { ...typed, plusOneDiet, plusOneSevereAllergy });
    return [values.plusOneDietaryRequirements, values.plusOneSevereAllergy];
  };

  test("follows the answer until the couple changes it", () => {
    const guest = state({ ...answered, ...egg, ...answers });
    expect(own(guest, "Egg", true)).toEqual([null, undefined]);
    expect(own(guest, "Melk", true)).toEqual(["Melk", true]);
    expect(own(guest, "Egg", false)).toEqual(["Egg", false]);
  });

  test("stays severe when only the guest's own allergy is unticked", () => {
    const severe = { severeAllergy: true, answerSevereAllergy: true };
    const guest = state({ ...answered, ...severe, ...egg, ...answers, ownPlusOneDiet: "Egg" });
    expect(own(guest, "Egg", true)).toEqual(["Egg", true]);
  });

  test("is kept while the guest comes alone and the form does not show it", () => {
    const alone = { companionStatus: "declined", status: "attending" } as const;
    const guest = state({ ...answered, ...alone, ...egg, ownPlusOneDiet: "Egg" });
    expect(own(guest, "", false)).toEqual(["Egg", undefined]);
  });
});
