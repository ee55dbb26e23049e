import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import PQueue from "p-queue";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rateLimits } from "#app/features/accounts/rules.ts";
import { freePort } from "#server/free-port.ts";
import { dataRequests, pageRequest } from "../isolation/request-builders.ts";
import { describeRoutes, isForOwners } from "../isolation/routes.ts";
import { requireObservatory, scorePages } from "../support/observatory.ts";
import { parseHtml } from "../support/parse-html.ts";
import { requireProgram } from "../support/programs.ts";
import {
  databaseUrlOf,
  execute,
  killDatabase,
  makePreparedFolder,
  type RunningServer,
  startServer,
} from "../support/server.ts";
import { type Session, signInAsDemo } from "../support/sessions.ts";
import { startTlsProxy } from "../support/tls-proxy.ts";

// A site whose public address is https: what each response says to browsers, whatever its status.

interface Answer {
  request: string;
  status: number;
  headers: IncomingMessage["headers"];
  body: string;
  isPrivate: boolean;
}

interface Sent {
  method?: string;
  /** Whether the response belongs to one account, so that no copy may be kept. */
  isPrivate?: boolean;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

const openssl = await requireProgram("openssl");
const program = openssl.isMissing ? openssl : requireObservatory();
const routes = describeRoutes().filter(({ audience }) => audience !== "developers");
const agent = new Agent({ keepAlive: true });
const cleanups: (() => unknown)[] = [];
let folder: string;
let ports: { own: number; server: number };
let server: RunningServer;
let couple: Session & { weddingId: string };
let cookie: string;
/** A page of each kind. */
let pages: string[];

beforeAll(async () => {
  const { path, remove } = await makePreparedFolder();
  folder = path;
  cleanups.push(remove);
  ports = { own: await freePort(), server: await freePort() };
  server = await startServer(folder, {
    PORT: String(ports.server),
    PUBLIC_URL: `https://127.0.0.1:${ports.own}`,
    TRUSTED_PROXIES: "127.0.0.1, ::1",
    SMTP_URL: "smtp://127.0.0.1:1",
  });
  cleanups.push(() => server.stop());
  couple = await signInAsDemo(server.url);
  cookie = couple.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const list = await (await couple.fetch("/guest-list/invitations/list.csv")).text();
  const invitation = /\/b\/[\w-]+\/[\w-]+/.exec(list)?.[0] ?? "";
  pages = ["/", "/auth", `/wedding?id=${couple.weddingId}`, invitation, "/admin"];
});

afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp();
});

test.skipIf(program.isMissing)(
  program.titleOf("Mozilla's Observatory gives A+ to a page of each kind"),
  async () => {
    const cookieOf = (path: string) => (path === "/admin" ? cookie : "");
    const proxy = await startTlsProxy(folder, ports, cookieOf);
    cleanups.push(proxy.stop);
    const addresses = pages.map((path) => `127.0.0.1:${ports.own}${path}`);
    const scores = await scorePages(addresses, proxy.caFile);
    expect(scores.map(({ page }) => page)).toEqual(addresses);
    for (const { page, score, lost } of scores) {
      expect(lost, page).toEqual([]);
      expect(score, page).toBeGreaterThanOrEqual(130);
    }
  },
);

test("pages, data and files of every route have the headers, for visitors and for couples", async () => {
  const answers = await sendAll(
    routes.flatMap((route): [string, Sent][] => {
      const [page, data] = [pageRequest(route), ...dataRequests(route)].map(
        (build) => build(couple.weddingId).path,
      );
      const signedIn = { headers: { Cookie: cookie }, isPrivate: isPrivate(route) };
      return [
        [page ?? "", {}],
        [page ?? "", signedIn],
        [data ?? "", signedIn],
        [page ?? "", { method: "POST" }],
      ];
    }),
  );
  expect(answers.flatMap(findingsOf)).toEqual([]);
  const statuses = new Set(answers.map(({ status }) => status));
  for (const status of [200, 302, 404]) expect(statuses).toContain(status);
});

test("so has every file that a page names", async () => {
  const sent = await Promise.all(pages.map((path) => send(path, { headers: { Cookie: cookie } })));
  const paths = sent.flatMap(({ body }) => {
    const elements = [...parseHtml(body).document.querySelectorAll("[src], [srcset], link[href]")];
    return elements.flatMap((element) =>
      ["src", "srcset", "href"]
        .flatMap((name) => element.getAttribute(name)?.split(", ") ?? [])
        .map((source) => source.split(" ")[0] ?? ""),
    );
  });
  const files = [...new Set(paths)].filter((path) => path.startsWith("/"));
  for (const kind of ["/assets/", "/files/", "/ornament/"]) {
    expect(
      files.some((path) => path.startsWith(kind)),
      kind,
    ).toBe(true);
  }
  const answers = await sendAll(files.map((path) => [path, {}]));
  expect(answers.flatMap(findingsOf)).toEqual([]);
});

test("errors of every status have the headers, and tell nothing of the program", async () => {
  const login = { intent: "login", email: "gjetter@example.no", password: "feil passord" };
  const guess = { method: "POST", body: new URLSearchParams(login).toString() };
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  for (let i = 0; i < rateLimits.signInPerAccountAndIp.points; i++) {
    await send("/auth", { ...guess, headers: form });
  }
  const expected: [number, string, Sent][] = [
    [400, "/auth", { headers: { Host: "a b" } }],
    [400, "/auth", { method: "POST", headers: form, body: "intent=login" }],
    [403, "/auth", { method: "POST", headers: { Origin: "https://evil.example" } }],
    [404, "/finnes-ikke", {}],
    [404, "/assets/finnes-ikke.js", {}],
    [404, "/files/pictures/finnes-ikke.jpg", {}],
    [405, "/", { method: "DELETE" }],
    [405, "/admin.data", { method: "TRACE" }],
    [413, "/auth", { method: "POST", headers: form, body: Buffer.alloc(8 * 1024 * 1024) }],
    [429, "/auth", { ...guess, headers: form }],
  ];
  const answers = [];
  for (const [, path, sent] of expected) answers.push(await send(path, sent));
  const weddingPath = `/wedding?id=${couple.weddingId}&uten=lager`;
  const url = databaseUrlOf(folder);
  await execute(url, "alter table weddings rename to weddings_away");
  for (const path of [weddingPath, `/wedding.data?id=${couple.weddingId}`]) {
    answers.push(await send(path));
    expected.push([500, path, {}]);
  }
  await execute(url, "alter table weddings_away rename to weddings");
  killDatabase(folder);
  for (const path of [weddingPath, "/admin", "/healthz"]) {
    answers.push(await send(path, { headers: { Cookie: cookie } }));
    expected.push([503, path, {}]);
  }
  expect(answers.map(({ status }) => status)).toEqual(expected.map(([status]) => status));
  expect(answers.flatMap(findingsOf)).toEqual([]);
});

/** Returns what a response lacks, or says too much. */
function findingsOf({ request, status, headers, body, isPrivate }: Answer): string[] {
  const cookies = headers["set-cookie"] ?? [];
  const policy = String(headers["content-security-policy"]);
  const cacheControl = String(headers["cache-control"]);
  const rules: Record<string, boolean> = {
    "a strict policy": /default-src 'none'/.test(policy) && !/unsafe-(inline|eval)|\*/.test(policy),
    "no frames of others": /frame-ancestors '(self|none)'/.test(policy),
    nosniff: headers["x-content-type-options"] === "nosniff",
    "a referrer policy": /^strict-origin/.test(String(headers["referrer-policy"])),
    "an opener policy": headers["cross-origin-opener-policy"] === "same-origin",
    "a resource policy": /^(same-origin|cross-origin)$/.test(
      String(headers["cross-origin-resource-policy"]),
    ),
    "a permissions policy": /camera=\(\)/.test(String(headers["permissions-policy"])),
    "a year of HTTPS":
      Number(/max-age=(\d+)/.exec(String(headers["strict-transport-security"]))?.[1]) >= 31_536_000,
    "no other origins": headers["access-control-allow-origin"] === undefined,
    "no name of a program": !headers.server && !headers["x-powered-by"],
    "hidden cookies": cookies.every((one) =>
      /^__Host-.*; HttpOnly; (.*; )?Secure; SameSite=Lax$|^sidebar/.test(one),
    ),
    "no copy of what is private": !isPrivate || /no-store/.test(cacheControl),
    "no cookie in a cache": cookies.length === 0 || /no-store/.test(cacheControl),
    "no trace of the program":
      status < 400 || !/node_modules|\.tsx?:\d|\n\s+at \w|\bselect "|weddings_away/.test(body),
  };
  const broken = Object.entries(rules).filter(([, holds]) => !holds);
  return broken.map(([rule]) => `${request} ${status}: ${rule}`);
}

async function sendAll(requests: [path: string, sent: Sent][]): Promise<Answer[]> {
  const queue = new PQueue({ concurrency: 8 });
  const sending = requests.map(([path, sent]) => queue.add(() => send(path, sent)));
  return Promise.all(sending);
}

function isPrivate({ audience }: (typeof routes)[number]): boolean {
  return isForOwners(audience) || audience === "admins";
}

function send(
  path: string,
  { method = "GET", isPrivate = false, headers, body }: Sent = {},
): Promise<Answer> {
  const options = { port: ports.server, host: "localhost", method, path, headers, agent };
  return new Promise((resolve, reject) => {
    const pending = request(options, async (response) => {
      const isEndless = /event-stream/.test(String(response.headers["content-type"]));
      if (isEndless) response.destroy();
      resolve({
        request: `${method} ${path.slice(0, 100)}`,
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: isEndless ? "" : await text(response),
        isPrivate,
      });
    });
    pending.on("error", reject);
    pending.end(body);
  });
}
