import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  countRecipients,
  isMissed,
  measureCampaign,
  planRecipients,
  type RecipientFilter,
  type SmsPerson,
  splitAddresses,
  textFor,
  textStateOf,
} from "./rules.ts";

const everyone = { statuses: [], categoryIds: [], householdIds: [], tableIds: [] };
const all = { filter: everyone, onePerHousehold: false };

function person(overrides: Partial<SmsPerson> = {}): SmsPerson {
  const id = overrides.id ?? "a";
  return {
    id,
    name: "Kari Nordmann",
    status: "pending",
    categoryId: null,
    householdId: id,
    tableId: null,
    isContact: false,
    isChild: false,
    hasPhone: overrides.number !== null,
    number: `+47400000${id}`,
    isSuppressed: false,
    ...overrides,
  };
}

describe("who gets a message", () => {
  const people = [
    person({ id: "1", status: "attending", categoryId: "family", tableId: "t1" }),
    person({ id: "2", status: "declined", categoryId: "family" }),
    person({ id: "3", number: null }),
    person({ id: "4", isSuppressed: true }),
    person({ id: "5", number: "+47400000", tableId: "t2" }),
    person({ id: "6", number: "+47400000" }),
  ];
  const chosen = (filter: Partial<RecipientFilter>) =>
    planRecipients(people, { ...all, filter: { ...everyone, ...filter } })
      .filter(({ skipped }) => !skipped)
      .map(({ person: { id } }) => id);

  test.each<[Partial<RecipientFilter>, string[]]>([
    [{}, ["1", "2", "5"]],
    [{ statuses: ["attending"] }, ["1"]],
    [{ statuses: ["attending", "declined"] }, ["1", "2"]],
    [{ categoryIds: ["family"], statuses: ["declined"] }, ["2"]],
    [{ tableIds: ["t1", "t2"] }, ["1", "5"]],
    [{ householdIds: ["6"] }, ["6"]],
    [{ categoryIds: ["unknown"] }, []],
  ])("%j", (filter, ids) => {
    expect(chosen(filter)).toEqual(ids);
  });

  test("who is left out is named with the reason, a shared phone is not", () => {
    const left = planRecipients(people, all).filter(({ skipped }) => skipped);
    expect(left.map(({ person: { id }, skipped }) => [id, skipped])).toEqual([
      ["3", "no-phone"],
      ["4", "suppressed"],
    ]);
  });

  test("with nothing chosen every entry with a phone counts, as specified", () => {
    expect(countRecipients(people, all)).toBe(5);
    const pending = { ...all, filter: { ...everyone, statuses: ["pending" as const] } };
    expect(countRecipients(people, pending)).toBe(1);
  });

  test.each<[string, Partial<SmsPerson>[], string | null]>([
    ["the contact", [{ id: "1" }, { id: "2", isContact: true }], "2"],
    [
      "an adult, when the contact has no phone",
      [{ id: "1", isContact: true, number: null }, { id: "2", isChild: true }, { id: "3" }],
      "3",
    ],
    [
      "an adult, when the contact has refused messages",
      [{ id: "1", isContact: true, isSuppressed: true }, { id: "2", isChild: true }, { id: "3" }],
      "3",
    ],
    ["nobody, when all have refused", [{ id: "1", isSuppressed: true }], null],
    [
      "a child, when no adult has a phone",
      [
        { id: "1", number: null },
        { id: "2", isChild: true },
      ],
      "2",
    ],
    [
      "nobody without phones",
      [
        { id: "1", number: null },
        { id: "2", number: null },
      ],
      null,
    ],
  ])("of a household %s", (_, members, id) => {
    const household = members.map((member) => person({ ...member, householdId: "h" }));
    const planned = planRecipients(household, { ...all, onePerHousehold: true });
    expect(planned).toHaveLength(1);
    expect(planned[0]?.skipped ? null : planned[0]?.person.id).toBe(id);
  });

  test("no number is addressed twice, and everybody chosen is accounted for", () => {
    const anyPerson = fc
      .record({
        household: fc.nat(5),
        number: fc.option(fc.nat(8)),
        isContact: fc.boolean(),
        isChild: fc.boolean(),
        isSuppressed: fc.boolean(),
      })
      .map(({ household, number, ...rest }) =>
        person({
          ...rest,
          householdId: `h${household}`,
          number: number === null ? null : `+47${number}`,
        }),
      );
    fc.assert(
      fc.property(fc.array(anyPerson, { maxLength: 40 }), fc.boolean(), (some, onePerHousehold) => {
        const planned = planRecipients(some, { filter: everyone, onePerHousehold });
        const numbers = planned.flatMap(({ person: { number } }) => number ?? []);
        expect(new Set(numbers).size).toBe(numbers.length);
        const households = new Set(some.map(({ householdId }) => householdId));
        if (onePerHousehold) expect(planned.length).toBeLessThanOrEqual(households.size);
        else {
          const distinct = new Set(some.flatMap(({ number }) => number ?? []));
          expect(new Set(numbers)).toEqual(distinct);
        }
      }),
    );
  });
});

describe("the text", () => {
  const parts = { message: "Hei {navn}! Svar: {lenke}", link: "jaord.no/b/x", stopLine: null };

  test("has the first name and the link", () => {
    expect(textFor("Kari-Anne Tveit", parts)).toBe("Hei Kari-Anne! Svar: jaord.no/b/x");
  });

  test("takes a name as it is written", () => {
    expect(textFor("$& Å", { ...parts, message: "{navn} {navn}" })).toBe("$& $&");
  });

  test("takes no placeholder from a name", () => {
    expect(textFor("{lenke} Å", { ...parts, message: "{navn}: {lenke}" })).toBe(
      "{lenke}: jaord.no/b/x",
    );
  });

  test.each([
    ["an empty name", "  ", "Hei !"],
    ["a name of one word", "Åse", "Hei Åse!"],
    ["spaces of other kinds", "\u00a0Åse\u00a0Ødegård", "Hei Åse!"],
    ["curly quotes", "“Kari” Lie", 'Hei "Kari"!'],
    ["a long name", "å".repeat(100), `Hei ${"å".repeat(100)}!`],
  ])("is sent with %s", (_, name, text) => {
    expect(textFor(name, { ...parts, message: "Hei {navn}!" })).toBe(text);
  });

  test.each([
    ["Svar her: jaord.no/w/im", ["Svar her: ", "jaord.no/w/im", ""]],
    [
      "Se https://jaord.no/b/kari-per/K7QF.\nStopp: jaord.no/unsubscribe/a-b",
      ["Se ", "https://jaord.no/b/kari-per/K7QF", ".\nStopp: ", "jaord.no/unsubscribe/a-b", ""],
    ],
    [
      "Vi ses 12.30/13.00. Skriv til kari@jaord.no",
      ["Vi ses 12.30/13.00. Skriv til kari@jaord.no"],
    ],
    ["", [""]],
  ])("%j has its addresses apart", (text, parts) => {
    expect(splitAddresses(text)).toEqual(parts);
  });

  test("ends with the stop line", () => {
    const text = textFor("Kari", { ...parts, message: "Hei", stopLine: "Stopp: jaord.no/u/1" });
    expect(text).toBe("Hei\nStopp: jaord.no/u/1");
  });

  test("of the longest name decides, and all are paid for", () => {
    const message = `${"a".repeat(150)} {navn}`;
    const { segments, longest } = measureCampaign(["Ida Å", "Ida B", "Alexandra Ø"], {
      ...parts,
      message,
    });
    expect(longest).toMatchObject({ name: "Alexandra", length: { units: 160, segments: 1 } });
    expect(segments).toBe(3);
    const dearer = measureCampaign(["Čáhppe", "Ida"], { ...parts, message });
    expect(dearer).toMatchObject({ segments: 4, longest: { name: "Čáhppe" } });
  });
});

test.each([
  // At noon, what waited through the night is four hours late.
  ["2026-11-24T11:00:00Z", "2026-11-23T20:00:00Z", false, false],
  ["2026-11-24T11:00:00Z", "2026-11-23T20:00:00Z", true, true],
  ["2026-11-24T11:00:00Z", "2026-11-23T19:59:00Z", false, true],
  ["2026-11-24T11:00:00Z", "2026-11-23T23:00:00Z", true, false],
  ["2026-11-24T19:00:00Z", "2026-11-24T07:00:00Z", false, false],
  ["2026-11-24T19:00:01Z", "2026-11-24T07:00:00Z", false, true],
  // The longest night, in which summer time ends, is twelve hours.
  ["2026-10-25T07:01:00Z", "2026-10-24T19:00:00Z", false, false],
])("at %s a plan for %s, at night %s, is missed: %s", (at, planned, mayBeSentAtNight, missed) => {
  const plan = { status: "scheduled" as const, scheduledAt: new Date(planned), mayBeSentAtNight };
  expect(isMissed(plan, new Date(at))).toBe(missed);
  expect(isMissed({ ...plan, status: null }, new Date(at))).toBe(false);
});

test.each([
  [{ skipped: "demo", status: null, isDelivered: false }, "demo"],
  [{ skipped: null, status: "queued", isDelivered: false }, "underway"],
  [{ skipped: null, status: "sent", isDelivered: false }, "underway"],
  [{ skipped: null, status: "sent", isDelivered: true }, "delivered"],
  [{ skipped: null, status: "failed", isDelivered: false }, "failed"],
  [{ skipped: null, status: "uncertain", isDelivered: false }, "uncertain"],
  [{ skipped: null, status: null, isDelivered: false }, "uncertain"],
] as const)("the state of %j is %s", (handling, state) => {
  expect(textStateOf(handling)).toBe(state);
});
