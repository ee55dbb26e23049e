import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ReadRow, RowEdits, RowValues } from "../rows/rules.ts";
import type { ShownGuest } from "../rules.ts";
import { planImport } from "./rules.ts";

function row(number: number, values: RowValues, id: string | null = null): ReadRow {
  const rest = { householdKey: null, household: {}, problems: [], skip: null, text: values.name };
  return { number, id, values, ...rest };
}

function guest(overrides: Partial<ShownGuest>): ShownGuest {
  return {
    id: "a",
    version: 1,
    householdId: "h",
    household: { name: null, address: null, postalCode: null, city: null },
    name: "Astrid Hovland",
    email: null,
    phone: null,
    category: null,
    status: "pending",
    isChild: false,
    diet: null,
    severeAllergy: false,
    plusOne: false,
    plusOneName: null,
    plusOneStatus: null,
    plusOneDiet: null,
    plusOneSevereAllergy: false,
    ...overrides,
  };
}

const email = "astrid@epost.no";
const other = "other@epost.no";

describe("a row about", () => {
  test.each([
    [
      "the e-mail of a guest of the list",
      { email },
      { name: "Astrid H", email },
      "unchanged",
      true,
    ],
    ["more of a guest of the same name", {}, { name: "astrid hovland", email }, "merge", true],
    [
      "the phone of a guest",
      { phone: "+4791820344" },
      { name: "Astrid", phone: "+4791820344", diet: "Egg" },
      "merge",
      true,
    ],
    ["another person of the family", { email }, { name: "Bjarne Hovland", email }, "add", false],
    [
      "a namesake with another e-mail",
      { email },
      { name: "Astrid Hovland", email: other },
      "add",
      false,
    ],
  ] as const)("%s", (_, known, values, outcome, isCertain) => {
    const plan = planImport([row(2, values)], [guest(known)], {});
    expect(plan.rows[0]).toMatchObject({ outcome, duplicate: { isCertain } });
  });

  test("nobody known is a new guest", () => {
    const plan = planImport([row(2, { name: "Rolf" })], [guest({})], {});
    expect(plan.rows[0]).toMatchObject({ outcome: "add", duplicate: null });
  });

  test("one of two namesakes is not guessed", () => {
    const guests = [guest({ id: "a" }), guest({ id: "b" })];
    const plan = planImport([row(2, { name: "Astrid Hovland" })], guests, {});
    expect(plan.rows[0]).toMatchObject({ outcome: "add", duplicate: { isCertain: false } });
  });

  test("a guest of an earlier row adds to that", () => {
    const rows = [
      row(2, { name: "Astrid", email }),
      row(8, { name: "Astrid", email, diet: "Egg" }),
    ];
    const plan = planImport(rows, [], {});
    expect(plan.additions.map(({ values }) => values)).toEqual([
      { name: "Astrid", email, diet: "Egg" },
    ]);
    expect(plan.rows[1]?.duplicate).toMatchObject({ of: { row: 2 }, reason: "email" });
  });

  test("the couple's word counts more", () => {
    const rows = [
      row(2, { name: "Astrid Hovland", diet: "Egg" }),
      row(3, { name: "Bjarne", email }),
    ];
    const edits: RowEdits = { 2: { choice: "add" }, 3: { choice: "merge" } };
    const plan = planImport(rows, [guest({ email })], edits);
    expect(plan.rows.map(({ outcome }) => outcome)).toEqual(["add", "unchanged"]);
  });

  test("what it changes is told", () => {
    const values = { name: "Astrid Hovland", email, diet: "Egg" };
    const plan = planImport([row(2, values)], [guest({ email, diet: "Nøtter" })], {});
    expect(plan.rows[0]?.changes).toEqual([{ field: "diet", from: "Nøtter", to: "Egg" }]);
  });
});

const names = fc.constantFrom("Kari Moe", "Kari", "Per Moe", "kari moe", "Åse");
const emails = fc.option(fc.constantFrom("a@epost.no", "b@epost.no"), { nil: undefined });
const someValues = fc.record({ name: names, email: emails }, { requiredKeys: ["name"] });

test("no row is lost: each is a guest, is about one, or is skipped", () => {
  const choices = fc.constantFrom("add", "merge", undefined);
  const rows = fc.array(fc.tuple(someValues, choices), { maxLength: 12 });
  const guests = fc.array(someValues, { maxLength: 6 });
  fc.assert(
    fc.property(rows, guests, (sent, listed) => {
      const list = listed.map((values, index) =>
        guest({ id: `g${index}`, name: values.name, email: values.email ?? null }),
      );
      const read = sent.map(([values], index) => row(index + 2, values));
      const edits: RowEdits = Object.fromEntries(
        sent.flatMap(([, choice], index) => (choice ? [[index + 2, { choice }]] : [])),
      );
      const plan = planImport(read, list, edits);
      const { added, updated, unchanged, skipped } = plan.counts;
      expect(added + updated + unchanged + skipped).toBe(read.length);
      expect(plan.additions).toHaveLength(added);
      for (const { row: each, outcome, duplicate } of plan.rows) {
        if (edits[each.number]?.choice === "add") expect(outcome).toBe("add");
        if (outcome !== "add") expect(duplicate).not.toBe(null);
      }
    }),
  );
});

test("importing the same rows twice adds nobody the second time", () => {
  const rows = fc.uniqueArray(fc.record({ name: names, email: fc.uuid() }), {
    selector: ({ email: address }) => address,
    maxLength: 10,
  });
  fc.assert(
    fc.property(rows, (sent) => {
      const read = () => sent.map((values, index) => row(index + 2, { ...values }));
      const first = planImport(read(), [], {});
      const list = first.additions.map(({ values }, index) =>
        guest({ id: `g${index}`, name: values.name, email: values.email ?? null }),
      );
      expect(planImport(read(), list, {}).counts.added).toBe(0);
    }),
  );
});
