import { describe, expect, it } from "vitest";
import { planPerson } from "#tests/support/seating-plans.ts";
import { personKey } from "../plan/plan.ts";
import { fillOf, firstNames, fitTableName } from "./labels.ts";

const persons = (...names: (string | null)[]) => names.map((name) => planPerson({ name }));

describe("first names", () => {
  it.each([
    ["alone", ["Kari Moe", "Ola Vik"], [], ["Kari", "Ola"]],
    ["with an initial for two", ["Sigrid Lie", "Sigrid Aune"], [], ["Sigrid L.", "Sigrid A."]],
    ["with an initial beside the couple", ["Ola Vik"], ["Ola"], ["Ola V."]],
    ["without a surname", ["Sigrid", "Sigrid Aune"], [], ["Sigrid", "Sigrid A."]],
    ["of a companion without a name", [null], [], ["følge"]],
  ])("%s", (_name, names, couple, expected) => {
    const list = persons(...names);
    const shown = firstNames(list, couple);
    expect(list.map((person) => shown.get(personKey(person)))).toEqual(expected);
  });

  it("needs no initial because of someone who does not come", () => {
    const [one, other] = persons("Sigrid Lie", "Sigrid Aune");
    if (!one || !other) return;
    const shown = firstNames([one, { ...other, isComing: false }]);
    expect(shown.get(personKey(one))).toBe("Sigrid");
  });
});

it.each([
  ["Koret", 102, 15.5, "Koret"],
  ["Studievenner", 102, 14, "Studievenner"],
  ["Barndomsvenner", 102, 12.5, "Barndomsvenner"],
  ["Kolleger fra sykehuset", 102, 12.5, "Kolleger fra s…"],
  ["Kolleger fra sykehuset", 200, 12.5, "Kolleger fra sykehuset"],
])("sets %s on %i units at %d", (name, width, size, text) => {
  expect(fitTableName(name, width)).toMatchObject({ size, text });
});

it.each([
  [0, 8, "half"],
  [4, 8, "half"],
  [5, 8, "over-half"],
  [8, 8, "full"],
])("%i of %i is %s", (count, seats, fill) => {
  expect(fillOf(count, seats)).toBe(fill);
});
