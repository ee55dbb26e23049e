import { describe, expect, test } from "vitest";
import { dinnerPlan, must, pairRule, preference } from "#tests/support/dinner-plan.ts";
import type { PlanState } from "../plan/plan.ts";
import type { PreferenceLoss } from "../solver/preference-loss.ts";
import type { SeatingProposal } from "../solver/proposal.ts";
import { solveSeating } from "../solver/solve.ts";
import { explainImpossibility } from "./explain-impossibility.ts";
import { planOfProposal } from "./proposal.ts";
import { toSeatingRequest } from "./request.ts";
import { summaryOf } from "./summary.ts";

const options = { fill: "even", alternate: false, respectHand: true, seed: 1 } as const;
const lock = must({ type: "locked", guestId: "aud", tableId: "koret" }, "lock");

function solve(plan: PlanState) {
  return solveSeating({ ...toSeatingRequest(plan, options), evaluations: 20_000 });
}

function summary(plan: PlanState, change: Partial<SeatingProposal> = {}) {
  const { proposal } = solve(plan);
  if (!proposal) throw new Error("no proposal");
  const proposed = planOfProposal(plan, proposal);
  if (!proposed) throw new Error("not accepted");
  return summaryOf(plan, proposed, { ...proposal, ...change });
}

describe("the summary of a proposal", () => {
  test("says what went well", () => {
    const plan = dinnerPlan([], [lock, preference(pairRule("together", "tiril", "hauk"))]);
    expect(summary(plan)).toEqual({
      title: "Alle 10 har plass",
      met: [
        "Alle regler som må følges",
        "1 av 1 ønsker",
        "1 par sitter ved siden av hverandre",
        "Ingen sitter uten noen de kjenner",
      ],
      unmet: [],
    });
  });

  test.each<[PreferenceLoss | null, string | null]>([
    [null, null],
    [
      { kind: "impossible", rules: ["lock"], lockedTables: [] },
      "Det går ikke sammen med «Aud Vik er låst til Koret», som må følges.",
    ],
    [{ kind: "impossible", rules: [], lockedTables: ["koret"] }, "Koret er låst."],
    [{ kind: "impossible", rules: [], lockedTables: [] }, "Det er ikke plass til det."],
    [
      { kind: "alone", persons: ["bente:0", "bente:1"] },
      "Da sitter Bente og følget alene blant ukjente.",
    ],
    [
      { kind: "preferences", rules: ["lock"] },
      "Da brytes et annet ønske: «Aud Vik er låst til Koret».",
    ],
    [{ kind: "acquaintances" }, "Da sitter flere hos noen de ikke kjenner."],
    [{ kind: "fill" }, "Da fylles bordene dårligere."],
    [{ kind: "moves" }, "Da måtte flere av dem dere har plassert selv, flytte."],
    [{ kind: "neighbours" }, "De sitter ved samme bord, men ikke ved siden av hverandre."],
    [{ kind: "unknown" }, "Forslaget fant ingen plass til det."],
  ])("says why a preference was not followed: %o", (reason, sentence) => {
    const plan = dinnerPlan(
      [],
      [
        lock,
        must({ type: "locked", guestId: "odd", tableId: "aune" }, "other"),
        preference(pairRule("together", "odd", "aud")),
      ],
    );
    const { unmet, met } = summary(plan, { brokenPreferences: [{ rule: "rule", reason }] });
    expect(unmet).toContainEqual({
      ruleId: "rule",
      isMust: false,
      title: "Odd og Aud sammen",
      reason: sentence,
      wayOut: null,
    });
    expect(met).not.toContain("1 av 1 ønsker");
  });

  test("offers more chairs at a table that a preference names", () => {
    const crowd = ["tiril", "hauk", "inger", "per"].map((guestId) =>
      must({ type: "locked", guestId, tableId: "koret" }, guestId),
    );
    const plan = dinnerPlan([], [...crowd, { ...lock, isMust: false }]);
    expect(summary(plan).unmet).toContainEqual({
      ruleId: "lock",
      isMust: false,
      title: "Aud ved Koret",
      reason: expect.stringMatching(/^Det går ikke sammen med «.*», som må følges\.$/),
      wayOut: {
        label: "Utvid til fem plasser",
        change: { type: "changeTable", tableId: "koret", set: { seats: 5 } },
      },
    });
  });
});

describe("what cannot be solved", () => {
  const explained = (plan: PlanState) => {
    const { impossible } = solve(plan);
    return impossible && explainImpossibility(plan, impossible);
  };

  test("names the rules that exclude each other", () => {
    const rules = [
      must(pairRule("together", "odd", "aud"), "1"),
      must(pairRule("together", "per", "tiril"), "2"),
      must(pairRule("apart", "grete", "aud"), "3"),
      must(pairRule("together", "grete", "odd"), "4"),
    ];
    expect(explained(dinnerPlan([], rules))).toEqual({
      title: "Disse reglene går ikke sammen",
      reason:
        "Noen som ikke skal sitte ved samme bord, holdes sammen av de andre reglene eller av et følge.",
      rules: [rules[0], rules[2], rules[3]],
      lockedTables: [],
      fixed: [],
    });
  });

  test("names locked tables", () => {
    const plan = dinnerPlan([], [lock]);
    const tables = plan.tables.map((table) => ({ ...table, isLocked: table.id === "koret" }));
    expect(explained({ ...plan, tables })).toMatchObject({
      title: "Disse reglene går ikke sammen",
      rules: [lock],
      lockedTables: [{ id: "koret" }],
    });
  });

  test.each<[string, string[], string]>([
    ["too few chairs", ["naboene"], "Det kommer 10, og bordene har 4 plasser. Det mangler seks."],
    [
      "free chairs at the head table",
      ["brudebordet", "aune", "naboene"],
      "10 skal sitte ved bord som har 8 plasser. Det mangler to. Ledige plasser ved brudebordet og ved låste bord er bare for dem dere selv setter dit.",
    ],
  ])("counts %s", (_name, ids, reason) => {
    const plan = dinnerPlan([]);
    const tables = plan.tables.filter(({ id }) => ids.includes(id));
    expect(explained({ ...plan, tables })).toEqual({
      title: "Det er ikke plass til alle",
      reason,
      rules: [],
      lockedTables: [],
      fixed: [],
    });
  });

  test("names whom the couple has placed at the head table", () => {
    const rule = must({ type: "far", guestId: "grete" }, "far");
    const together = must(pairRule("together", "odd", "grete"), "together");
    const plan = dinnerPlan(["odd brudebordet"], [rule, together]);
    expect(explained(plan)).toMatchObject({
      title: "Disse reglene går ikke sammen",
      rules: [rule, together],
      fixed: ["odd:0"],
    });
  });

  test("names a party that no table has room for", () => {
    const plan = dinnerPlan([]);
    const tables = plan.tables.map((table) => ({
      ...table,
      seats: table.isHead ? 2 : 5,
    }));
    const persons = plan.persons.map((person, index) => ({
      ...person,
      householdId: "h",
      isChild: index > 0 && index < 6,
      partner: null,
    }));
    expect(explained({ ...plan, tables, persons })).toMatchObject({
      reason: "Odd Sand og følget er seks, og det største bordet har fem plasser.",
    });
  });
});
