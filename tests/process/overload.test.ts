import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errorTexts } from "#app/pages/site/error-texts.ts";
import { insertWedding } from "../support/factories.ts";
import { sendAnswer } from "../support/guest-client.ts";
import { parseHtml } from "../support/parse-html.ts";
import { type ConnectedServer, startConnectedServer } from "../support/server.ts";
import { timeoutFactor } from "../support/timing.ts";

// More requests than the server can render pages for.
const connections = 80;
const maxOverloadMs = 30_000;

interface View {
  status: number;
  headers: Headers;
  text: string;
  ms: number;
}

let server: ConnectedServer;

beforeAll(async () => {
  const settings = { DEMO: "false", TRUSTED_PROXIES: "127.0.0.1, ::1" };
  server = await startConnectedServer(settings);
});

afterAll(() => server.end());

test("a thousand guests who open a page at once are served by few renderings", async () => {
  const url = `${server.url}/wedding?id=${await insertWedding()}`;
  const views = await Promise.all(
    Array.from({ length: 1_000 }, async () => {
      const { status, headers } = await openPage(url);
      return { status, isFinished: headers.has("Content-Length") };
    }),
  );
  expect(new Set(views.map(({ status }) => status))).toEqual(new Set([200]));
  // One, unless the machine is so busy that the server cannot tell whether the page is current.
  expect(views.filter(({ isFinished }) => !isFinished).length).toBeLessThan(100);
});

test("under overload pages are refused, answers and finished pages are not, and it ends with it", async () => {
  const weddingId = await insertWedding();
  const finished = `${server.url}/wedding?id=${weddingId}`;
  // Addresses with more than the wedding are always rendered.
  const rendered = `${finished}&vis=alle`;
  const until = performance.now() + maxOverloadMs;
  const served: View[] = [];
  const refused: View[] = [];
  const isOver = () => refused.length >= 3 * connections || performance.now() > until;
  const [, answers, finishedViews] = await Promise.all([
    repeat(connections, isOver, async () => {
      const view = await openPage(rendered);
      (view.status === 200 ? served : refused).push(view);
    }),
    repeat(2, isOver, () => answer(weddingId)),
    repeat(2, isOver, () => openPage(finished)),
  ]);

  expect(served.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  const times = refused.map(({ ms }) => ms).toSorted((a, b) => a - b);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(100 * timeoutFactor());
  const [{ headers, text } = { headers: new Headers(), text: "" }] = refused;
  expect(headers.get("Retry-After")).toBe("5");
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  const { getByRole } = parseHtml(text);
  expect(getByRole("heading", { level: 1, name: errorTexts[503].title })).toBeDefined();
  expect(new Set(answers)).toEqual(new Set([303]));
  expect(new Set(finishedViews.map(({ status }) => status))).toEqual(new Set([200]));

  expect((await openPage(rendered)).status).toBe(200);
});

async function openPage(url: string): Promise<View> {
  const startedAt = performance.now();
  const response = await fetch(url);
  const text = await response.text();
  const { status, headers } = response;
  return { status, headers, text, ms: performance.now() - startedAt };
}

function answer(weddingId: string): Promise<number> {
  return sendAnswer(server.url, weddingId, { email: `${randomUUID()}@example.no` });
}

/** Does the work again and again, so many at a time. Returns all results. */
async function repeat<Result>(
  concurrency: number,
  isOver: () => boolean,
  work: () => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const worker = async () => {
    while (!isOver()) results.push(await work());
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}
