import { expect, test } from "vitest";
import { dinnerPlan, must, pairRule, preference } from "#tests/support/dinner-plan.ts";
import { planPerson } from "#tests/support/seating-plans.ts";
import type { PlanRule } from "../plan/plan.ts";
import { refusalOfRule } from "./rule-refusals.ts";

const lock = (tableId: string) => must({ type: "locked", guestId: "aud", tableId }, "old");
const limit = (type: "atMost" | "atLeast", count: number) =>
  ({ type, categoryId: "familie", tableId: "naboene", count }) as const;
const beside = (one: string, other: string) => must(pairRule("next", one, other), one + other);

test.each<[string, PlanRule, PlanRule[], string | null]>([
  ["a first rule", must(pairRule("apart", "odd", "grete")), [], null],
  ["one guest twice", must(pairRule("apart", "odd", "odd")), [], "Velg to ulike gjester."],
  [
    "the same pair in another order",
    preference(pairRule("apart", "grete", "odd")),
    [must(pairRule("apart", "odd", "grete"), "old")],
    "Den regelen finnes alt.",
  ],
  [
    "the rule itself, made stricter",
    must(pairRule("apart", "grete", "odd")),
    [preference(pairRule("apart", "odd", "grete"))],
    null,
  ],
  [
    "together and apart",
    preference(pairRule("together", "grete", "odd")),
    [must(pairRule("apart", "odd", "grete"), "old")],
    "Det går ikke sammen med regelen «Odd Sand og Grete Lie skal ikke sitte ved samme bord».",
  ],
  [
    "apart and side by side",
    preference(pairRule("apart", "grete", "odd")),
    [must(pairRule("next", "odd", "grete"), "old")],
    "Det går ikke sammen med regelen «Odd Sand og Grete Lie skal sitte ved siden av hverandre».",
  ],
  [
    "together and side by side",
    preference(pairRule("together", "grete", "odd")),
    [must(pairRule("next", "odd", "grete"), "old")],
    null,
  ],
  [
    "two locks",
    must({ type: "locked", guestId: "aud", tableId: "koret" }),
    [lock("brudebordet")],
    "Det går ikke sammen med regelen «Aud Vik er låst til Brudebordet».",
  ],
  [
    "near and far",
    preference({ type: "near", guestId: "aud" }),
    [preference({ type: "far", guestId: "aud" }, "old")],
    "Det går ikke sammen med regelen «Aud Vik vil gjerne sitte langt fra brudebordet».",
  ],
  [
    "at least more than at most",
    must(limit("atLeast", 3)),
    [must(limit("atMost", 2), "old")],
    "Det går ikke sammen med regelen «Høyst to fra Familie ved Naboene».",
  ],
  ["at least and at most", must(limit("atLeast", 2)), [must(limit("atMost", 2), "old")], null],
  [
    "two limits of one kind",
    must(limit("atMost", 3)),
    [must(limit("atMost", 2), "old")],
    "Det går ikke sammen med regelen «Høyst to fra Familie ved Naboene».",
  ],
  ["more than the table has", must(limit("atLeast", 5)), [], "Naboene har bare plass til fire."],
  [
    "three beside one",
    beside("aud", "grete"),
    [beside("aud", "odd"), beside("aud", "turid")],
    "Aud Vik kan ikke sitte ved siden av tre andre.",
  ],
  [
    "a ring of three, where tables have four chairs",
    beside("odd", "turid"),
    [beside("aud", "odd"), beside("aud", "turid")],
    "Da måtte de sitte i ring, og ikke noe rundt bord har nøyaktig så mange plasser.",
  ],
  [
    "a chain that ends apart",
    must(pairRule("apart", "odd", "grete")),
    [
      must(pairRule("together", "odd", "aud"), "1"),
      must(pairRule("together", "per", "hauk"), "2"),
      must(pairRule("next", "aud", "grete"), "3"),
    ],
    "Det går ikke sammen med «Odd Sand og Aud Vik skal sitte ved samme bord» og «Aud Vik og Grete Lie skal sitte ved siden av hverandre».",
  ],
  [
    "a chain of preferences",
    must(pairRule("apart", "odd", "grete")),
    [
      preference(pairRule("together", "odd", "aud"), "1"),
      must(pairRule("together", "aud", "grete"), "3"),
    ],
    null,
  ],
])("%s", (_name, rule, others, refusal) => {
  expect(refusalOfRule(rule, dinnerPlan([], [...others]))).toBe(refusal);
});

test("near the head table, where there is none", () => {
  const plan = dinnerPlan([]);
  const tables = plan.tables.filter(({ isHead }) => !isHead);
  expect(refusalOfRule(must({ type: "near", guestId: "aud" }), { ...plan, tables })).toBe(
    "Kartet har ikke noe brudebord ennå. Velg det først.",
  );
});

test.each<["together" | "apart", boolean, string | null]>([
  ["apart", true, "Aud Vik og Mia Vik er i samme følge, og et følge sitter alltid sammen."],
  [
    "together",
    true,
    "Aud Vik og Mia Vik er i samme følge og sitter alltid sammen. Dere trenger ingen regel for det.",
  ],
])("%s of mother and child", (type, isMust, refusal) => {
  const plan = dinnerPlan([]);
  const child = planPerson({
    guestId: "mia",
    name: "Mia Vik",
    householdId: "husstand aud",
    isChild: true,
  });
  const rule = { ...must(pairRule(type, "aud", "mia")), isMust };
  // Surnames are shared where two have one.
  expect(refusalOfRule(rule, { ...plan, persons: [...plan.persons, child] })).toBe(
    refusal?.replace("Aud Vik og Mia Vik", "Aud og Mia Vik") ?? null,
  );
});
