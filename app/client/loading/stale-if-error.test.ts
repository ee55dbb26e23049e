import { afterEach, expect, test } from "vitest";
import { dismiss, getToasts } from "#app/ui/toast-queue.ts";
import { rememberPage, staleIfError } from "./stale-if-error.ts";

const url = "http://jaord.test/admin";
const data = { counts: 1 };
const texts = { refused: "Kunne ikke laste", failed: "Ingen kontakt" };

// The framework throws the status of a failed loader in this shape.
const errorResponse = (status: number) => ({ status, statusText: "", internal: false, data: null });

afterEach(() => {
  for (const { id } of getToasts()) dismiss(id);
});

test("loaded data is returned", async () => {
  expect(await load(url, async () => ({ counts: 2 }))).toEqual({ counts: 2 });
});

test.each([
  ["no response", new TypeError("Failed to fetch"), texts.failed],
  ["an error of the server", new Error("Unexpected Server Error"), texts.refused],
  ["a status", errorResponse(503), texts.refused],
])("%s keeps the page's data and shows a toast", async (_, error, description) => {
  show(`${url}#del-lenken`);
  expect(await load(url, () => Promise.reject(error))).toEqual(data);
  expect(getToasts()).toMatchObject([{ description, action: { label: "Prøv igjen" } }]);
});

test.each([
  ["a redirect", new Response(null, { status: 302 })],
  ["not found", errorResponse(404)],
])("%s is rethrown", async (_, error) => {
  show(url);
  await expect(load(url, () => Promise.reject(error))).rejects.toBe(error);
});

test("a failure of another page is rethrown", async () => {
  show(url);
  const error = new TypeError("Failed to fetch");
  await expect(load(`${url}?tab=rsvp`, () => Promise.reject(error))).rejects.toBe(error);
});

test("a load that a newer one has replaced shows nothing", async () => {
  show(url);
  const replaced = new AbortController();
  const error = new Error("Unable to decode turbo-stream response");
  const fail = async () => {
    replaced.abort();
    throw error;
  };
  await expect(load(url, fail, replaced.signal)).rejects.toBe(error);
  expect(getToasts()).toEqual([]);
});

function show(shownUrl: string) {
  rememberPage(shownUrl, { data, texts, revalidate: async () => undefined });
}

function load(
  loadedUrl: string,
  serverLoader: () => Promise<unknown>,
  signal: AbortSignal | null = null,
): Promise<unknown> {
  const args = { request: new Request(loadedUrl, { signal }), serverLoader };
  return staleIfError(args as unknown as Parameters<typeof staleIfError>[0]);
}
