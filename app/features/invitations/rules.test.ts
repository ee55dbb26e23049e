import { expect, test } from "vitest";
import {
  departureOf,
  householdName,
  householdState,
  joinNames,
  recipientOf,
  reminderPauseMs,
  skipReasonOf,
} from "./rules.ts";

const [pending, attending, declined] = (["pending", "attending", "declined"] as const).map(
  (status) => ({ status }),
);
const time = new Date("2026-11-20T12:00:00Z");

test.each([
  ["not-sent", [pending], null, null],
  ["waiting", [pending], null, "waiting"],
  ["sent", [pending], null, "delivered"],
  ["failed", [pending], null, "failed"],
  ["failed", [pending], null, "uncertain"],
  ["opened", [pending], time, "delivered"],
  ["opened", [pending], time, "failed"],
  ["partly", [pending, declined], time, "delivered"],
  ["answered", [attending, declined], null, null],
] as const)("the envelope shows %s", (state, people, openedAt, mail) => {
  expect(
    householdState({
      people: people.flatMap((person) => person ?? []),
      openedAt,
      mail: mail && { state: mail },
    }),
  ).toBe(state);
});

const household = {
  state: "sent",
  email: "marit@epost.no",
  isUnsubscribed: false,
  invitation: { state: "delivered" },
  remindedAt: null,
} as const;

test.each([
  [null, "reminder", {}],
  [null, "reminder", { state: "partly" }],
  [null, "reminder", { invitation: { state: "uncertain" } }],
  [null, "reminder", { remindedAt: new Date(time.getTime() - reminderPauseMs) }],
  [null, "invitation", { invitation: null, isClosed: true }],
  ["closed", "reminder", { isClosed: true }],
  ["answered", "reminder", { isClosed: true, state: "answered" }],
  ["answered", "reminder", { state: "answered" }],
  ["reminded", "reminder", { remindedAt: new Date(time.getTime() - reminderPauseMs + 1) }],
  ["no-email", "reminder", { email: null }],
  ["unsubscribed", "reminder", { isUnsubscribed: true }],
  ["failed", "reminder", { invitation: { state: "failed" } }],
  ["not-invited", "reminder", { invitation: null }],
  ["not-invited", "reminder", { invitation: { state: "waiting" } }],
  [null, "invitation", { invitation: null }],
  ["invited", "invitation", {}],
  ["invited", "invitation", { invitation: { state: "uncertain" } }],
  ["failed", "invitation", { invitation: { state: "failed" } }],
  ["no-email", "invitation", { invitation: null, email: null }],
  ["unsubscribed", "invitation", { invitation: null, isUnsubscribed: true }],
  ["answered", "invitation", { invitation: null, state: "answered" }],
] as const)("%s: a %s to %j", (reason, kind, facts) => {
  const { isClosed = false, ...changed } = facts as { isClosed?: boolean };
  const mail = { kind, isClosed, now: time };
  expect(skipReasonOf({ ...household, ...changed }, mail)).toBe(reason);
});

test.each([
  ["reminder", "2026-11-20T19:59:00Z", "2026-11-20T19:59:00Z"],
  ["reminder", "2026-11-20T20:00:00Z", "2026-11-21T07:00:00Z"],
  ["invitation", "2026-11-20T20:00:00Z", "2026-11-20T20:00:00Z"],
] as const)("a %s of %s goes out at %s", (kind, due, departure) => {
  expect(departureOf(kind, new Date(due))).toEqual(new Date(departure));
});

test.each([
  [[], ""],
  [["Marit"], "Marit"],
  [["Sigrid", "Jonas"], "Sigrid og Jonas"],
  [["Marit", "Kristoffer-Alexander", "Sølvi"], "Marit, Kristoffer-Alexander og Sølvi"],
])("names %j are joined", (names, text) => {
  expect(joinNames(names)).toBe(text);
});

test.each([
  ["Gudrun Aune", ["Gudrun Aune"]],
  ["Lie", ["Sigrid Lie", "Jonas Lie"]],
  ["Ødegård", ["Marit Ødegård", "Kristoffer Ødegård-Thorvaldsen", "Sølvi Ødegård"]],
  ["Lund", ["Siri Lund", "Tora"]],
  ["Per-Olav Myklebust og Wenche Dahl", ["Per-Olav Myklebust", "Wenche Dahl"]],
])("a household is called %s", (name, names) => {
  expect(householdName(names)).toBe(name);
});

test.each([
  ["the contact", "a", [guest("b"), guest("a", { isContact: true })]],
  ["an adult", "b", [guest("a", { isChild: true }), guest("b")]],
  ["a contact without e-mail is passed over", "b", [guest(null, { isContact: true }), guest("b")]],
  ["a child alone", "a", [guest("a", { isChild: true })]],
  ["nobody", undefined, [guest(null)]],
])("mails go to %s", (_, email, guests) => {
  expect(recipientOf(guests)?.email).toBe(email);
});

function guest(email: string | null, overrides: object = {}) {
  return { email, isContact: false, isChild: false, ...overrides };
}
