import { redirect } from "react-router";
import { afterEach, expect, test } from "vitest";
import { type ActionFields, describeActions } from "#app/platform/http/actions.ts";
import { dismiss, getToasts } from "#app/ui/toast-queue.ts";
import { responseOf } from "#tests/support/route-args.ts";
import { recordEvents } from "#tests/support/timing.ts";
import { staleIfError } from "../loading/stale-if-error.ts";
import { createClientAction, isActionPending } from "./client-action.ts";

const actions = describeActions("/guests", {
  add: { failed: "Ikke lagt til", noResponse: "Ingen kontakt", showsErrorsInForm: true },
  remove: { failed: "Ikke slettet", undo: "restore" },
  restore: { failed: "Ikke hentet tilbake", refused: { gone: "Den er borte" } },
  "end-account": { failed: "Ikke slettet", changesSession: true },
});
const redirects: [intent: string, path: string][] = [];
const clientAction = createClientAction(actions, {
  onRedirect: (intent, path) => redirects.push([intent, path]),
});

afterEach(() => {
  for (const { id } of getToasts()) dismiss(id);
});

test.each([403, 404, 429])("refused access with status %d is not a failure", async (status) => {
  const refusal = { status, statusText: "", internal: false, data: null };
  await expect(call("add", () => Promise.reject(refusal))).rejects.toBe(refusal);
});

test("a form that stays open gets a lost connection as its result", async () => {
  expect(await submit("add", noResponse)).toMatchObject({
    status: 503,
    body: { ok: false, message: "Ingen kontakt", retry: true, values: { id: "a" } },
  });
  expect(getToasts()).toEqual([]);
});

test("a lost connection does not return a password", async () => {
  const fields = { newPassword: "hemmelig" };
  const { body } = await responseOf(() => call("add", noResponse, fields));
  expect(JSON.stringify(body)).not.toContain("hemmelig");
});

test("a redirect is reported before it is followed", async () => {
  const response = redirect("/admin");
  await expect(call("add", () => Promise.reject(response))).rejects.toBe(response);
  expect(redirects).toEqual([["add", "/admin"]]);
});

test("an action is pending from its start until its result, also a redirect", async () => {
  const { promise: answered, reject } = Promise.withResolvers<never>();
  const running = call("add", () => answered);
  expect(isActionPending()).toBe(true);
  reject(redirect("/admin"));
  await expect(running).rejects.toBeInstanceOf(Response);
  expect(isActionPending()).toBe(false);
});

test("other forms offer a retry in a toast", async () => {
  await submit("remove", noResponse);
  expect(getToasts()).toMatchObject([
    { description: "Ikke slettet", action: { label: "Prøv igjen" } },
  ]);
});

test("a success offers undo", async () => {
  const undo: ActionFields = [["intent", "restore"]];
  await submit("remove", async () => ({ ok: true, intent: "remove", message: "Slettet", undo }));
  expect(getToasts()).toMatchObject([{ title: "Slettet", action: { label: "Angre" } }]);
});

test("a refusal offers no retry and loads the page again", async () => {
  const refusal = { ok: false, intent: "restore", reason: "gone", values: {} };
  const result = { ...refusal, message: "Den er borte", retry: false };
  expect((await submit("restore", async () => result)).status).toBe(200);
  expect(getToasts()).toMatchObject([{ description: "Den er borte" }]);
  expect(getToasts()[0]?.action).toBeUndefined();
});

test("a form waits for the one before it, also when that fails", async () => {
  const first = Promise.withResolvers<never>();
  const read = recordEvents();
  const started: string[] = [];
  const start = (name: string, result: Promise<unknown>) => () => {
    started.push(name);
    return result;
  };
  const done = Promise.resolve({ ok: true, intent: "remove" });
  // The description is looked up once a form has been read, at the moment it is submitted or queued.
  const intents = {
    get remove() {
      read.push();
      return actions.intents.remove;
    },
  };
  const observed = createClientAction({ ...actions, intents });
  const both = Promise.all([
    responseOf(() => observed(submission("remove", start("first", first.promise)))),
    responseOf(() => observed(submission("remove", start("second", done)))),
  ]);
  await read.atLeast(2);
  expect(started).toEqual(["first"]);
  first.reject(new TypeError("Failed to fetch"));
  await both;
  expect(started).toEqual(["first", "second"]);
});

test("a form that ends the session waits for loads, other forms do not", async () => {
  const events: string[] = [];
  const loaded = Promise.withResolvers<void>();
  const request = new Request("http://localhost:3000/guests");
  const load = staleIfError({ request } as never, async () => {
    await loaded.promise;
    events.push("load");
    return {};
  });
  const send = (intent: string) =>
    submit(intent, async () => {
      events.push(intent);
      return { ok: true, intent };
    });
  const ending = send("end-account");
  await send("remove");
  loaded.resolve();
  await Promise.all([load, ending]);
  expect(events).toEqual(["remove", "load", "end-account"]);
});

function noResponse(): Promise<never> {
  return Promise.reject(new TypeError("Failed to fetch"));
}

function submit(intent: string, serverAction: () => Promise<unknown>) {
  return responseOf(() => call(intent, serverAction));
}

function call(
  intent: string,
  serverAction: () => Promise<unknown>,
  fields: Record<string, string> = {},
) {
  return clientAction(submission(intent, serverAction, fields));
}

function submission(
  intent: string,
  serverAction: () => Promise<unknown>,
  fields: Record<string, string> = {},
) {
  const body = new URLSearchParams({ intent, id: "a", ...fields });
  const request = new Request("http://localhost:3000/guests", { method: "POST", body });
  return { request, serverAction } as unknown as Parameters<typeof clientAction>[0];
}
