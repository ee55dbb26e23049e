import { describe, expect, test } from "vitest";
import { dinnerPlan, must, pairRule, preference } from "#tests/support/dinner-plan.ts";
import type { PlanRule } from "../plan/plan.ts";
import { assessPlan } from "./assessment.ts";
import { namesOf } from "./names.ts";
import { ruleSentence } from "./rule-sentences.ts";

const near = { type: "near", guestId: "aud" } as const;
const far = { type: "far", guestId: "aud" } as const;
const lock = { type: "locked", guestId: "aud", tableId: "brudebordet" } as const;
const limit = (type: "atMost" | "atLeast", count: number) =>
  ({ type, categoryId: "familie", tableId: "naboene", count }) as const;

describe("a rule as a sentence", () => {
  test.each<[string, PlanRule]>([
    [
      "Odd Sand og Grete Lie skal ikke sitte ved samme bord",
      must(pairRule("apart", "odd", "grete")),
    ],
    [
      "Odd Sand og Grete Lie sitter helst ikke ved samme bord",
      preference(pairRule("apart", "odd", "grete")),
    ],
    ["Turid og Odd Sand skal sitte ved samme bord", must(pairRule("together", "turid", "odd"))],
    [
      "Tiril Aune og Hauk Lund sitter gjerne sammen",
      preference(pairRule("together", "tiril", "hauk")),
    ],
    ["Aud Vik og Odd Sand skal sitte ved siden av hverandre", must(pairRule("next", "aud", "odd"))],
    [
      "Aud Vik og Odd Sand sitter gjerne ved siden av hverandre",
      preference(pairRule("next", "aud", "odd")),
    ],
    ["Aud Vik skal sitte nær brudebordet", must(near)],
    ["Aud Vik vil gjerne sitte nær brudebordet", preference(near)],
    ["Aud Vik skal sitte langt fra brudebordet", must(far)],
    ["Aud Vik vil gjerne sitte langt fra brudebordet", preference(far)],
    ["Aud Vik er låst til Brudebordet", must(lock)],
    ["Aud Vik sitter gjerne ved Brudebordet", preference(lock)],
    ["Høyst fire fra Familie ved Naboene", must(limit("atMost", 4))],
    ["Ingen fra Familie ved Naboene", must(limit("atMost", 0))],
    ["Minst én fra Familie ved Naboene", preference(limit("atLeast", 1))],
  ])("%s", (sentence, rule) => {
    expect(ruleSentence(rule, namesOf(dinnerPlan([])))).toBe(sentence);
  });
});

describe("a broken rule", () => {
  test.each<[PlanRule, string[], string, string]>([
    [
      must(pairRule("apart", "odd", "grete")),
      ["odd naboene", "grete naboene"],
      "Odd Sand og Grete Lie skal ikke sitte ved samme bord",
      "Begge sitter ved Naboene.",
    ],
    [
      preference(pairRule("together", "tiril", "hauk")),
      ["tiril aune", "hauk hovland", "inger hovland", "per hovland"],
      "Tiril Aune og Hauk Lund vil gjerne sitte sammen",
      "Tiril sitter ved Fam. Aune, Hauk ved Fam. Hovland. Der er det én ledig plass.",
    ],
    [
      must(pairRule("next", "tiril", "hauk")),
      ["tiril aune 1", "hauk aune 3", "inger aune 2", "per aune 4"],
      "Tiril Aune og Hauk Lund skal sitte ved siden av hverandre",
      "Begge sitter ved Fam. Aune, men ikke ved siden av hverandre.",
    ],
    [
      preference(near),
      ["aud koret"],
      "Aud Vik vil gjerne sitte nær brudebordet",
      "Aud sitter ved Koret, som ikke er blant de nærmeste.",
    ],
    [
      must(far),
      ["aud aune"],
      "Aud Vik skal sitte langt fra brudebordet",
      "Aud sitter ved Fam. Aune, som ikke er blant de fjerneste.",
    ],
    [
      must(lock),
      ["aud koret", "odd brudebordet"],
      "Aud Vik er låst til Brudebordet",
      "Aud sitter ved Koret. Ved Brudebordet er det tre ledige plasser.",
    ],
    [
      must(limit("atMost", 1)),
      ["tiril naboene", "hauk naboene"],
      "Høyst én fra Familie ved Naboene",
      "Tiril og Hauk sitter der.",
    ],
    [
      preference(limit("atLeast", 1)),
      ["tiril aune", "hauk aune", "inger aune", "per aune"],
      "Minst én fra Familie ved Naboene",
      "Ingen av dem sitter der.",
    ],
  ])("%o", (rule, seats, sentence, state) => {
    const { rules, broken, wanted } = assessPlan(dinnerPlan(seats, [rule]));
    const status = rule.isMust ? "broken" : "wanted";
    expect(rules).toMatchObject([{ status, sentence, state }]);
    expect([broken, wanted]).toEqual(rule.isMust ? [1, 0] : [0, 1]);
  });

  test("has a note for the plan, with first names where it is a must", () => {
    const seats = ["odd naboene", "grete naboene", "turid aune"];
    const rules = [
      must(pairRule("apart", "odd", "grete"), "one"),
      preference(pairRule("together", "turid", "odd"), "two"),
    ];
    expect(assessPlan(dinnerPlan(seats, rules)).rules).toMatchObject([
      {
        note: "Odd og Grete skal ikke sitte ved samme bord",
        persons: ["odd:0", "grete:0"],
        tableIds: ["naboene"],
      },
      { note: "vil gjerne sitte sammen", tableIds: ["aune", "naboene"] },
    ]);
  });
});

describe("a rule that is not broken", () => {
  test.each<[PlanRule, string[], "kept" | "waiting", string]>([
    [
      preference(pairRule("together", "turid", "odd")),
      ["turid aune", "odd aune"],
      "kept",
      "Turid og Odd Sand sitter sammen",
    ],
    [must(lock), ["aud brudebordet"], "kept", "Aud Vik er låst til Brudebordet"],
    [
      must(pairRule("apart", "odd", "grete")),
      ["odd aune"],
      "waiting",
      "Odd Sand og Grete Lie skal ikke sitte ved samme bord",
    ],
    [must(limit("atMost", 1)), [], "kept", "Høyst én fra Familie ved Naboene"],
    [must(limit("atLeast", 1)), [], "waiting", "Minst én fra Familie ved Naboene"],
  ])("%o", (rule, seats, status, sentence) => {
    expect(assessPlan(dinnerPlan(seats, [rule])).rules).toMatchObject([
      { status, sentence, state: null },
    ]);
  });

  test("waits for a head table", () => {
    const plan = dinnerPlan(["aud koret"], [must(near)]);
    const tables = plan.tables.map((table) => ({ ...table, isHead: false, coupleSeats: 0 }));
    expect(assessPlan({ ...plan, tables }).rules).toMatchObject([{ status: "waiting" }]);
  });
});

test("says who is separated or a stranger, unless nothing is known of them", () => {
  const plan = dinnerPlan(["bente koret", "bente+ aune", "tiril naboene", "aud naboene"]);
  expect(assessPlan(plan).remarks).toEqual([
    {
      text: "Bente Solli og følget sitter ikke ved samme bord.",
      tableId: "koret",
    },
    { text: "Tiril kjenner ingen andre ved Naboene.", tableId: "naboene" },
  ]);
});

test("is computed once for each state", () => {
  const plan = dinnerPlan(["bente koret"]);
  expect(assessPlan(plan)).toBe(assessPlan(plan));
});
