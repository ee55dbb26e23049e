import { describe, expect, test } from "vitest";
import type { PlanRule } from "#app/features/seating/plan/plan.ts";
import { must, pairRule, preference } from "#tests/support/dinner-plan.ts";
import { draftOf, emptyDraft, isBegun, type RuleDraft, ruleOfDraft } from "./rule-draft.ts";

const limit = { categoryId: "familie", tableId: "koret", count: 3 };

describe("the sentence with blanks", () => {
  test.each<PlanRule>([
    must(pairRule("together", "odd", "aud")),
    preference(pairRule("next", "odd", "aud")),
    must(pairRule("apart", "odd", "aud")),
    must({ type: "near", guestId: "odd" }),
    preference({ type: "far", guestId: "odd" }),
    must({ type: "locked", guestId: "odd", tableId: "koret" }),
    must({ type: "atMost", ...limit }),
    preference({ type: "atLeast", ...limit, count: 0 }),
  ])("is filled in by a rule and makes it again: $type", (rule) => {
    expect(ruleOfDraft(draftOf(rule), rule.id)).toEqual(rule);
  });

  test.each<[string, Partial<RuleDraft>]>([
    ["Velg to gjester.", { kind: "together", guestId: "odd" }],
    ["Velg to gjester.", { kind: "apart", otherGuestId: "odd" }],
    ["Velg en gjest.", { kind: "near" }],
    ["Velg en gjest.", { kind: "locked", tableId: "koret" }],
    ["Velg et bord.", { kind: "locked", guestId: "odd" }],
    ["Velg et bord.", { kind: "tableLocked" }],
    ["Skriv et helt tall fra 0 til 20.", { kind: "atMost", count: "" }],
    ["Skriv et helt tall fra 0 til 20.", { kind: "atMost", count: "21" }],
    ["Skriv et helt tall fra 0 til 20.", { kind: "atMost", count: "1.5" }],
    ["Velg en kategori.", { kind: "atLeast", tableId: "koret" }],
    ["Velg et bord.", { kind: "atLeast", categoryId: "familie" }],
  ])("says what is missing: %s", (sentence, draft) => {
    expect(ruleOfDraft({ ...emptyDraft, ...draft }, "rule")).toBe(sentence);
  });

  test.each<[Partial<RuleDraft>, boolean]>([
    [{}, false],
    [{ kind: "near", isMust: true }, false],
    [{ guestId: "odd" }, true],
    [{ otherGuestId: "odd" }, true],
    [{ kind: "tableLocked", tableId: "koret" }, true],
    [{ kind: "atMost", categoryId: "familie" }, true],
  ])("with %o is begun: %s", (draft, begun) => {
    expect(isBegun({ ...emptyDraft, ...draft }, null)).toBe(begun);
  });

  test("of a stored rule is begun once it is changed", () => {
    const rule = must({ type: "near", guestId: "odd" });
    expect(isBegun(draftOf(rule), rule)).toBe(false);
    expect(isBegun({ ...draftOf(rule), isMust: false }, rule)).toBe(true);
  });
});
