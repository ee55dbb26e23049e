import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { dismiss, getToasts } from "#app/ui/toast-queue.ts";
import { responseOf } from "#tests/support/route-args.ts";
import type { ActionFields } from "../actions/action-result.ts";
import { actionFields, moving } from "./acts.ts";
import WishlistAdmin, { clientAction } from "./wishlist-admin.tsx";

const adding: ActionFields = [["intent", "add"]];

afterEach(() => {
  for (const { id } of getToasts()) dismiss(id);
});

test.each([403, 404, 429])("a refusal with status %d is not a failed change", async (status) => {
  const refusal = { status, statusText: "", internal: false, data: null };
  await expect(send(adding, () => Promise.reject(refusal))).rejects.toBe(refusal);
});

test("without an answer it is said that something went wrong", async () => {
  const noAnswer = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await responseOf(() => send(adding, noAnswer))).toMatchObject({
    status: 503,
    body: { ok: false, message: "En feil oppstod" },
  });
  await send(actionFields("delete", "a"), noAnswer);
  expect(getToasts()).toMatchObject([
    { description: "Kunne ikke slette gjenstand", action: { label: "Prøv igjen" } },
  ]);
});

test("another try is offered only where it can succeed", async () => {
  const message = "En annen gjest har reservert den imens";
  const lost = () => Promise.resolve({ ok: false, message, isFinal: true });
  const answer = await responseOf(() => send(actionFields("restore", "a"), lost));
  expect(answer.status, "the list is loaded again").toBe(200);
  expect(getToasts()).toMatchObject([{ description: message }]);
  expect(getToasts()[0]?.action).toBeUndefined();
});

test("a move waits for the one before it, also when that fails", async () => {
  const first = Promise.withResolvers<never>();
  const asked: string[] = [];
  const ask = (name: string, answer: Promise<unknown>) => () => {
    asked.push(name);
    return answer;
  };
  const done = Promise.resolve({ ok: true, message: "", undo: null });
  const both = Promise.all([
    send(moving("a", "b"), ask("first", first.promise)),
    send(moving("a", "c"), ask("second", done)),
  ]);
  await expect.poll(() => asked).toEqual(["first"]);
  first.reject(new TypeError("Failed to fetch"));
  await both;
  expect(asked).toEqual(["first", "second"]);
});

test("what was sent before the script ran is said on the page, with the way back", () => {
  const actionData = { ok: true, message: "Gjenstand slettet", undo: actionFields("restore", "a") };
  const props = { loaderData: { wishlist: null }, actionData };
  const Page = () => (
    <WishlistAdmin {...(props as unknown as Parameters<typeof WishlistAdmin>[0])} />
  );
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  const shown = renderToString(<Stub />).replace(/<noscript>.*?<\/noscript>/g, "");
  expect(shown).toContain("Gjenstand slettet");
  expect(shown).toMatch(/value="restore".*Angre/);
});

function send(fields: ActionFields, serverAction: () => Promise<unknown>) {
  const body = new URLSearchParams(fields);
  const request = new Request("http://localhost/wishlist-admin", { method: "POST", body });
  return clientAction({ request, serverAction } as never);
}
