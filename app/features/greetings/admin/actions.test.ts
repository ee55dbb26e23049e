import { expect, test } from "vitest";
import { actionFields } from "#app/platform/http/actions.ts";
import { applyMessageAction, type messageActions } from "./actions.ts";
import type { Inbox } from "./load-inbox.server.ts";

type Intent = keyof typeof messageActions.intents;

const [a, b] = ["a", "b"].map((id) => ({ id, replied: false }));
const inbox = { lines: [a, b], open: a, view: { melding: "a" } } as unknown as Inbox;
const withoutFirst = { lines: [b], open: null, view: { melding: null } };

test.each<[Intent, string, object]>([
  ["mark-replied", "a", { lines: [{ id: "a", replied: true }, b], open: { replied: true } }],
  ["mark-replied", "b", { lines: [a, { id: "b", replied: true }], open: a }],
  ["delete", "a", withoutFirst],
  ["delete", "b", { lines: [a], open: a, view: { melding: "a" } }],
  ["hide", "a", withoutFirst],
  ["restore", "a", inbox],
  ["show", "a", inbox],
])("the inbox while %s of %s is pending", (intent, id, shown) => {
  expect(applyMessageAction(inbox, pending(intent, id))).toMatchObject(shown);
});

test("several forms can be pending", () => {
  const actions = [pending("mark-replied", "b"), pending("delete", "a")];
  expect(actions.reduce(applyMessageAction, inbox)).toMatchObject({
    lines: [{ id: "b", replied: true }],
    open: null,
  });
});

function pending(intent: Intent, id: string) {
  const values = new FormData();
  for (const field of actionFields(intent, { id })) values.append(...field);
  return { intent, values };
}
