import { expect, test } from "vitest";
import { actionFields, type MessageIntent } from "./actions.ts";
import { applyOptimistic } from "./apply-optimistic.ts";
import type { Inbox } from "./load-inbox.server.ts";

const [a, b] = ["a", "b"].map((id) => ({ id, replied: false }));

test.each<[MessageIntent, object]>([
  ["mark-replied", { lines: [{ id: "a", replied: true }, b], open: { id: "a", replied: true } }],
  ["delete", { lines: [b], open: null, view: { message: null } }],
  ["hide", { lines: [b], open: null, view: { message: null } }],
  ["restore", inbox()],
])("the inbox shows that %s is on its way", (intent, shown) => {
  const form = new FormData();
  for (const field of actionFields(intent, "a")) form.append(...field);
  expect(applyOptimistic(inbox(), [form])).toMatchObject(shown);
});

function inbox(): Inbox {
  return { lines: [a, b], open: a, view: { message: "a" } } as never;
}
