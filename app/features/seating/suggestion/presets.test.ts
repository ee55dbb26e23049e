import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dinnerPlan } from "#tests/support/dinner-plan.ts";
import { anySeatingPlan } from "#tests/support/random-seating-plans.ts";
import { planPerson } from "#tests/support/seating-plans.ts";
import { applyInOrder } from "../plan/history.ts";
import type { PlanState } from "../plan/plan.ts";
import { namesOf } from "./names.ts";
import { presetsFor } from "./presets.ts";
import { ruleSentence } from "./rule-sentences.ts";

let count = 0;
const newId = () => `new-${count++}`;

function sentencesOf(state: PlanState, title: string): string[] {
  const preset = presetsFor(state, newId).find((each) => each.title === title);
  return (preset?.rules ?? []).map((rule) => ruleSentence(rule, namesOf(state)));
}

describe("presets", () => {
  test("lock those who sit at the head table", () => {
    const plan = dinnerPlan(["aud brudebordet", "bente brudebordet", "bente+ brudebordet"]);
    expect(sentencesOf(plan, "Brudebordet som det er")).toEqual([
      "Aud Vik er låst til Brudebordet",
      "Bente Solli er låst til Brudebordet",
    ]);
  });

  test("bring a family near the head table, if it has room there", () => {
    const plan = dinnerPlan(["tiril brudebordet"]);
    const title = "Familie nær brudebordet";
    expect(sentencesOf(plan, title)).toEqual([
      "Hauk Lund vil gjerne sitte nær brudebordet",
      "Inger Hovland vil gjerne sitte nær brudebordet",
      "Per Hovland vil gjerne sitte nær brudebordet",
    ]);
    const cousins = Array.from({ length: 6 }, () => planPerson({ categoryId: "familie" }));
    expect(sentencesOf({ ...plan, persons: [...plan.persons, ...cousins] }, title)).toEqual([]);
  });

  test("share the head table between families", () => {
    const plan = dinnerPlan([]);
    const categories = [
      { id: "familie", name: "Familien Aune", color: "#000000" },
      { id: "naboer", name: "Familien Hovland", color: "#000000" },
    ];
    const title = "Like mange fra hver familie ved brudebordet";
    expect(sentencesOf({ ...plan, categories }, title)).toEqual([
      "Høyst to fra Familien Aune ved Brudebordet",
      "Høyst to fra Familien Hovland ved Brudebordet",
    ]);
    expect(sentencesOf(plan, title)).toEqual([]);
  });

  test("keep the parties of a household and families with children together", () => {
    const plan = dinnerPlan([]);
    const member = (guestId: string, householdId: string, isChild = false) =>
      planPerson({ guestId, householdId, isChild, name: `${guestId} ${householdId}` });
    const persons = [
      member("Kari", "Nes"),
      member("Ola", "Nes"),
      member("Mia", "Nes", true),
      member("Eva", "Dal"),
      member("Bo", "Dal", true),
    ];
    expect(sentencesOf({ ...plan, persons }, "Husstander ved samme bord")).toEqual([
      "Kari og Ola Nes sitter gjerne sammen",
    ]);
    expect(sentencesOf({ ...plan, persons: persons.slice(2) }, "Barnefamiliene sammen")).toEqual(
      [],
    );
    const small = persons.filter(({ guestId }) => guestId !== "Ola");
    expect(sentencesOf({ ...plan, persons: small }, "Barnefamiliene sammen")).toEqual([
      "Kari Nes og Eva Dal sitter gjerne sammen",
    ]);
  });

  test("mix categories that are larger than a table", () => {
    const plan = dinnerPlan([]);
    expect(sentencesOf(plan, "Bland gjestene")).toHaveLength(4);
    expect(sentencesOf(plan, "Bland gjestene")[0]).toBe("Høyst to fra Naboer ved Fam. Aune");
  });

  test("add only rules that the plan accepts, and nothing the second time", () => {
    fc.assert(
      fc.property(anySeatingPlan, (plan) => {
        for (const { rules, title } of presetsFor(plan, newId)) {
          const changes = rules.map((rule) => ({ type: "addRule", rule }) as const);
          const added = applyInOrder(plan, changes);
          expect(added.refused).toEqual([]);
          expect(sentencesOf(added.state, title)).toEqual([]);
        }
      }),
    );
  });
});
