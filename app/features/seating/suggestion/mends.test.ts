import fc from "fast-check";
import { expect, test } from "vitest";
import { dinnerPlan, must, pairRule, preference } from "#tests/support/dinner-plan.ts";
import { anySeatingPlan } from "#tests/support/random-seating-plans.ts";
import type { PlanRule } from "../plan/plan.ts";
import { applyChange } from "../plan/state.ts";
import { assessPlan } from "./assessment.ts";
import { mendsIn } from "./mends.ts";

const naboene = ["odd naboene", "grete naboene"];

test.each<[string, PlanRule, string[], PlanRule[], string[]]>([
  [
    "either of two goes to those they know",
    must(pairRule("apart", "odd", "grete")),
    [...naboene, "turid koret"],
    [],
    ["Flytt Odd til Koret", "Flytt Grete til Koret"],
  ],
  [
    "one comes to the other, if there is room",
    preference(pairRule("together", "tiril", "hauk")),
    ["tiril aune", "hauk hovland", "inger aune", "per aune", "odd aune"],
    [],
    ["Flytt Tiril til Fam. Hovland"],
  ],
  [
    "a party moves together",
    must(pairRule("apart", "bente", "odd")),
    ["bente naboene", "bente+ naboene", "odd naboene"],
    [],
    ["Flytt Bente og følget til Fam. Aune", "Flytt Odd til Fam. Aune"],
  ],
  [
    "not where another must would be broken",
    must(pairRule("apart", "odd", "grete"), "one"),
    [...naboene, "turid naboene"],
    [must(pairRule("together", "odd", "turid"), "two")],
    ["Flytt Grete til Fam. Aune"],
  ],
  [
    "to the table of a lock",
    must({ type: "locked", guestId: "aud", tableId: "brudebordet" }),
    ["aud koret"],
    [],
    ["Flytt Aud til Brudebordet"],
  ],
  [
    "nearer",
    must({ type: "near", guestId: "aud" }),
    ["aud koret"],
    [],
    ["Flytt Aud til Fam. Aune"],
  ],
  [
    "one of too many",
    must({ type: "atMost", categoryId: "naboer", tableId: "naboene", count: 1 }),
    [...naboene, "turid koret"],
    [],
    ["Flytt Grete til Koret", "Flytt Odd til Koret"],
  ],
  [
    "one more of too few",
    must({ type: "atLeast", categoryId: "familie", tableId: "naboene", count: 1 }),
    ["tiril aune", "hauk aune", "inger koret", "per koret"],
    [],
    ["Flytt Hauk til Naboene", "Flytt Inger til Naboene"],
  ],
])("%s", (_name, rule, seats, others, expected) => {
  const plan = dinnerPlan(seats, [rule, ...others]);
  expect(mendsIn(plan)(rule).map(({ description }) => description)).toEqual(expected);
});

test("nobody is moved from or to a locked table", () => {
  const rule = must(pairRule("apart", "odd", "grete"));
  const plan = dinnerPlan(naboene, [rule]);
  const tables = plan.tables.map((table) => ({ ...table, isLocked: table.id === "naboene" }));
  expect(mendsIn({ ...plan, tables })(rule)).toEqual([]);
});

test("every move is possible, mends its rule and breaks no other must", () => {
  fc.assert(
    fc.property(anySeatingPlan, (plan) => {
      const before = assessPlan(plan);
      const wereBroken = new Set(
        before.rules.flatMap(({ rule, status }) => (status === "broken" ? rule.id : [])),
      );
      for (const { rule, status } of before.rules) {
        if (status !== "broken" && status !== "wanted") continue;
        for (const { change } of mendsIn(plan)(rule)) {
          const applied = applyChange(plan, change);
          if (!applied.ok) throw new Error(applied.reason);
          for (const after of assessPlan(applied.state).rules) {
            if (after.rule.id === rule.id) expect(after.state).toBeNull();
            if (after.status === "broken") expect(wereBroken).toContain(after.rule.id);
          }
        }
      }
    }),
  );
});
