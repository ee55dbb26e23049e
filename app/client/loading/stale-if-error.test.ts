import type { DataStrategyResult } from "react-router";
import { afterEach, expect, test } from "vitest";
import { dismiss, getToasts } from "#app/ui/toast-queue.ts";
import { rememberPage, staleIfError } from "./stale-if-error.ts";

const url = "http://jaord.test/admin";
const loaded: DataStrategyResult = { type: "data", result: { counts: 1 } };
const failed = (result: unknown): DataStrategyResult => ({ type: "error", result });
const texts = { "server-error": "Kunne ikke laste", "no-response": "Ingen kontakt" };

// The framework throws the status of a failed loader in this shape.
const errorResponse = (status: number) => ({ status, statusText: "", internal: false, data: null });

afterEach(() => {
  for (const { id } of getToasts()) dismiss(id);
});

test("loaded data is returned", async () => {
  expect(await load(url, { data: loaded })).toEqual({ page: loaded });
});

test.each([
  ["no response", new TypeError("Failed to fetch"), texts["no-response"]],
  ["an error of the server", new Error("Unexpected Server Error"), texts["server-error"]],
  ["a status", errorResponse(503), texts["server-error"]],
])("%s keeps the page's data and shows a toast", async (_, error, description) => {
  show("/admin");
  expect(await load(url, { error, shell: loaded })).toEqual({ shell: loaded });
  expect(getToasts()).toMatchObject([{ description, action: { label: "Prøv igjen" } }]);
});

test.each([
  ["a redirect", new Response(null, { status: 302 })],
  ["not found", errorResponse(404)],
])("%s is passed on", async (_, error) => {
  show("/admin");
  expect(await load(url, { error })).toEqual({ page: failed(error) });
});

test("a failure of another page is passed on", async () => {
  show("/admin");
  const error = new TypeError("Failed to fetch");
  expect(await load(`${url}?tab=rsvp`, { error })).toEqual({ page: failed(error) });
});

test("a load that a newer one has replaced shows nothing", async () => {
  show("/admin");
  const replaced = AbortSignal.abort();
  const error = new Error("Unable to decode turbo-stream response");
  expect(await load(url, { error, signal: replaced })).toEqual({ page: failed(error) });
  expect(getToasts()).toEqual([]);
});

test("an action's results are returned as they are", async () => {
  show("/admin");
  const error = new TypeError("Failed to fetch");
  expect(await load(url, { error, method: "POST" })).toEqual({ page: failed(error) });
});

function show(path: string) {
  rememberPage({ path, texts, revalidate: async () => undefined });
}

interface Load {
  data?: DataStrategyResult;
  error?: unknown;
  shell?: DataStrategyResult;
  signal?: AbortSignal;
  method?: string;
}

async function load(loadedUrl: string, { data, error, shell, signal, method }: Load) {
  const args = {
    request: new Request(loadedUrl, { ...(signal && { signal }), ...(method && { method }) }),
  };
  return await staleIfError(args as Parameters<typeof staleIfError>[0], async () => ({
    ...(shell && { shell }),
    page: data ?? failed(error),
  }));
}
