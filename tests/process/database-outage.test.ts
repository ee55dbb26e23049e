import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { insertWedding } from "../support/factories.ts";
import { countAnswersByEmail } from "../support/guest-answers.ts";
import { openAsGuest, sendAnswer } from "../support/guest-client.ts";
import { parseHtml } from "../support/parse-html.ts";
import {
  type ConnectedServer,
  killDatabase,
  startConnectedServer,
  withHangingDatabase,
} from "../support/server.ts";
import { timeoutFactor } from "../support/timing.ts";

/** Of the pool: however busy the machine is, a frozen database must be noticed sooner. */
const stallTimeoutMs = 3_000;

interface TimedResponse {
  status: number;
  retryAfterSeconds: string | null;
  afterMs: number;
}

let server: ConnectedServer;
let weddingId: string;
let weddingPath: string;
/** Of a page that the server has not kept: a kept one is shown for a moment. */
let unopenedPath: string;

beforeAll(async () => {
  server = await startConnectedServer({ DEMO: "true", TRUSTED_PROXIES: "127.0.0.1, ::1" });
  weddingId = await insertWedding();
  weddingPath = `/wedding?id=${weddingId}`;
  unopenedPath = `/wedding?id=${await insertWedding()}`;
});

afterAll(() => server.end());

// As many requests as the pool has connections, so that all are open when the outage starts.
beforeEach(async () => {
  const responses = await Promise.all(Array.from({ length: 10 }, () => timedFetch(weddingPath)));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
});

test("while the database hangs, requests get a 503 within 2 seconds", async () => {
  await withHangingDatabase(server.dataDir, async () => {
    for (const response of await sendAll()) expectUnavailable(response, 2_000);
    await expectFrontPage();
  });
  await expectRecovered();
});

test("after the database was killed, requests get a 503 within 2 seconds", async () => {
  killDatabase(server.dataDir);
  const [responses] = await Promise.all([sendAll(), expectFrontPage()]);
  const unavailable = responses.filter(({ status }) => status >= 500);
  expect(unavailable.length).toBeGreaterThan(0);
  for (const response of unavailable) expectUnavailable(response, 2_000);
  await expectRecovered();
});

test("the error page of a form holds what was typed, ready to be sent again", async () => {
  const { formFields } = await openAsGuest(server.url, weddingId, "Åse");
  const typed = {
    ...answerFields("ase@example.no"),
    message: "Vi\ngleder oss <3",
    ...formFields,
  };
  const photo = new FormData();
  for (const field of Object.entries({ guestName: "Åse", caption: "Kake", ...formFields })) {
    photo.append(...field);
  }
  photo.append("photo", new File([new Uint8Array(3_000_000)], "kake.jpg", { type: "image/jpeg" }));
  const signIn = { email: "kari@example.no", password: "feil passord" };
  const pages = await withHangingDatabase(server.dataDir, () =>
    Promise.all([
      formPage(weddingPath, new URLSearchParams(typed)),
      formPage(`${weddingPath}&send=photo`, photo),
      formPage("/auth", new URLSearchParams(signIn)),
    ]),
  );
  const [answer, share, auth] = pages;
  expect(pages.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(answer?.form.getAttribute("action")).toBe(weddingPath);
  expect(answer?.values()).toEqual(typed);
  expect(share?.values()).toMatchObject({ guestName: "Åse", caption: "Kake", ...formFields });
  expect(share?.form.querySelector("input[type=file]")?.getAttribute("name")).toBe("photo");
  expect(share?.form.getAttribute("enctype")).toBe("multipart/form-data");
  expect(auth?.values()).toEqual({ email: "kari@example.no", password: "" });
  expect(auth?.html).not.toContain("feil passord");
  await expectRecovered();
  const again = new URLSearchParams(answer?.values());
  const response = await fetch(server.url + weddingPath, {
    method: "POST",
    body: again,
    redirect: "manual",
  });
  expect(response.status).toBeLessThan(500);
});

test("the outage is logged as a warning without a stack", () => {
  expect(logged("database unavailable").length).toBeGreaterThan(0);
  expect(logged("request failed")).toEqual([]);
});

test("a lost connection is logged when it is lost and when it is back", () => {
  for (const name of ["jaord live", "jaord serving"]) {
    const messages = logged("database connection")
      .filter(({ connection }) => connection === name)
      .map(({ msg }) => msg);
    const outage = ["database connection lost, reconnecting", "database connection is back"];
    expect(messages).toEqual(messages.map((_, index) => outage[index % 2]));
    expect(messages.length).toBeGreaterThan(1);
  }
});

test("the job queue logs each kind of error at most once a minute", () => {
  const errors = logged("job queue error");
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.map(({ errorCode }) => errorCode)).not.toContain("object");
  const kindsByMinute = errors.map(({ errorCode, time }) => `${time.slice(0, 16)} ${errorCode}`);
  expect(kindsByMinute).toEqual([...new Set(kindsByMinute)]);
});

interface LogEntry {
  time: string;
  msg: string;
  connection?: string;
  errorCode?: string;
}

function logged(message: string): LogEntry[] {
  const lines = server.output().split("\n");
  const objects = lines.filter((line) => line.startsWith("{"));
  const entries = objects.map((line): LogEntry => JSON.parse(line));
  return entries.filter(({ msg }) => msg.includes(message));
}

async function formPage(path: string, body: URLSearchParams | FormData) {
  const response = await fetch(server.url + path, { method: "POST", body });
  const html = await response.text();
  const { document } = parseHtml(html);
  const form = document.querySelector("form") ?? document.createElement("form");
  const values = () =>
    Object.fromEntries(
      [...form.querySelectorAll<HTMLInputElement>("[name]:not([type=file])")].map((field) => [
        field.name,
        // Browsers drop the first line break of a text area; this parser does not.
        field.value.replace(/^\n/, ""),
      ]),
    );
  return { status: response.status, html, form, values };
}

async function expectFrontPage(): Promise<void> {
  const { status, afterMs } = await timedFetch("/");
  expect(status).toBe(200);
  expect(afterMs).toBeLessThan(2_000 * timeoutFactor());
}

/** Requests a page, its data, the sign-in and an answer in parallel. */
function sendAll(): Promise<TimedResponse[]> {
  return Promise.all([
    timedFetch("/healthz"),
    timedFetch(unopenedPath),
    timedFetch(weddingPath.replace("?", ".data?")),
    timedFetch("/auth", { email: "kari@example.no", password: "feil passord" }),
    timedFetch(weddingPath, answerFields(`${randomUUID()}@example.no`)),
  ]);
}

function expectUnavailable(
  { status, retryAfterSeconds, afterMs }: TimedResponse,
  limitMs: number,
): void {
  expect(status).toBe(503);
  expect(Number(retryAfterSeconds)).toBeGreaterThan(0);
  expect(afterMs).toBeLessThan(Math.min(limitMs * timeoutFactor(), stallTimeoutMs));
}

/** Checks that every connection of the pool works. */
async function expectRecovered(): Promise<void> {
  await server.waitUntilReady();
  const emails = Array.from({ length: 20 }, () => `${randomUUID()}@example.no`);
  const sent = emails.map((email) => sendAnswer(server.url, weddingId, { email }));
  expect(await Promise.all(sent)).toEqual(emails.map(() => 303));
  const stored = await countAnswersByEmail();
  expect(emails.filter((email) => !stored.has(email))).toEqual([]);
}

function answerFields(email: string): Record<string, string> {
  return { guestName: "Kari Nordmann", attending: "true", email };
}

async function timedFetch(path: string, form?: Record<string, string>): Promise<TimedResponse> {
  const started = performance.now();
  const response = await fetch(server.url + path, {
    redirect: "manual",
    headers: {
      "X-Forwarded-For": `10.0.${Math.floor(Math.random() * 256)}.1`,
      // A visitor without cookies may get a finished page, which needs no database.
      Cookie: "known=true",
    },
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
  });
  await response.arrayBuffer();
  return {
    status: response.status,
    retryAfterSeconds: response.headers.get("Retry-After"),
    afterMs: performance.now() - started,
  };
}
