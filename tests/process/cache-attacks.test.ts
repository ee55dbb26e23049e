import { randomUUID } from "node:crypto";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import PQueue from "p-queue";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import {
  type Couple,
  collectSecrets,
  connect,
  makeCouple,
  type Secret,
} from "../isolation/couple.ts";
import { describeRoutes, isForOwners } from "../isolation/routes.ts";

// What caches on the way may keep, and what one visitor could put into the pages of all others.

interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: string;
}

const server = inject("server");
const { database, disconnect } = await connect(server);
const routes = describeRoutes();
let couple: Couple;
let secrets: Secret[];
let cookie: string;

beforeAll(async () => {
  couple = await makeCouple(server, database, "mellomlager");
  const other = await makeCouple(server, database, "annen");
  secrets = (await collectSecrets(database, couple, other)).filter(
    ({ visibleToGuests }) => !visibleToGuests,
  );
  cookie = couple.session.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
});

afterAll(disconnect);

/** Addresses that a cache takes for files, and a server perhaps for the page. */
const disguises: ((path: string) => string)[] = [
  (path) => `${path}/x.css`,
  (path) => `${path}/%2e%2e/x.js`,
  (path) => `${path}.css`,
  (path) => `${path};x.css`,
  (path) => `${path}%2Fx.css`,
  (path) => `${path}%3Bx.css`,
  (path) => `${path}%3Fx.css`,
  (path) => `${path}%00.css`,
  (path) => `${path}?x.css`,
  (path) => `${path}.data?x.css`,
  (path) => `/${path}`,
  (path) => `/assets/..${path}`,
  (path) => `/assets/..%2f${path.slice(1)}`,
  (path) => `/assets%5c..${path}`,
];

test("no address that looks like a file gives a cache what a couple sees", async () => {
  const pages = routes
    .filter(({ audience, path }) => isForOwners(audience) && !/[:.]|^live$/.test(path))
    .map(({ path }) => `/${path}`);
  // All go through one router, so each page gets a third of them.
  const paths = pages.flatMap((page, index) => [
    page,
    ...disguises.filter((_, of) => of % 3 === index % 3).map((disguise) => disguise(page)),
  ]);
  let withSecrets = 0;
  const queue = new PQueue({ concurrency: 8 });
  const findings = paths.map((path) =>
    queue.add(async () => {
      const { headers, body } = await send(path, { Cookie: cookie });
      const isShown = secrets.some(({ value }) => body.includes(value));
      if (isShown) withSecrets++;
      const isKept = !/no-store/.test(String(headers["cache-control"]));
      return isShown && isKept ? [`${path} may be kept`] : [];
    }),
  );
  expect((await Promise.all(findings)).flat()).toEqual([]);
  expect(withSecrets).toBeGreaterThan(pages.length);
});

const evil = "evil.example";

/** What servers and frameworks have believed, and what else is no part of a page's address. */
const forged: Record<string, string> = {
  Accept: `text/html;${evil}`,
  "Accept-Language": `en-${evil}`,
  Forwarded: `host=${evil};proto=http`,
  Origin: `https://${evil}`,
  "Proxy-Host": evil,
  Range: "bytes=0-1",
  Referer: `https://${evil}/`,
  "User-Agent": `"><script src=//${evil}></script>`,
  "X-Forwarded-Host": evil,
  "X-Forwarded-Port": "81",
  "X-Forwarded-Prefix": `/${evil}`,
  "X-Forwarded-Proto": "http",
  "X-Forwarded-Scheme": "http",
  "X-Forwarded-Server": evil,
  "X-Host": evil,
  "X-HTTP-Host-Override": evil,
  "X-HTTP-Method-Override": "DELETE",
  "X-Original-URL": `/auth?next=//${evil}`,
  "X-Rewrite-URL": `/auth?next=//${evil}`,
  "X-Url-Scheme": "http",
};

test("nothing that a visitor sends gets into the pages of others", async () => {
  const pages = routes
    .filter(({ audience, path }) => audience === "everybody" && !/[:*.]/.test(path))
    .map(({ path }) => `/${path}`);
  for (const path of [...pages, `/wedding?id=${couple.weddingId}`]) {
    // No other test has asked for this address, so the forged request is the one that is rendered.
    const address = `${path}${path.includes("?") ? "&" : "?"}v=${randomUUID()}`;
    for (const asked of path.includes("?") || path === "/" ? [path, address] : [address]) {
      const first = await send(asked, { ...forged, Host: `${evil}:80` });
      const later = await send(asked);
      expect(first.status, asked).toBe(later.status);
      for (const { headers, body } of [first, later]) {
        expect(body.includes(evil), asked).toBe(false);
        expect(JSON.stringify(headers).includes(evil), asked).toBe(false);
      }
    }
  }
});

test("no parameter of any page leads to another site", async () => {
  const targets = [`//${evil}`, `https://${evil}/`, `/\\${evil}`, `/%09/${evil}`, `/.//${evil}`];
  const senders: Record<string, string>[] = [{}, { Cookie: cookie }];
  const names = new Set([
    ...routes.flatMap(({ parameters }) => parameters),
    ...["next", "id", "url", "redirect", "return", "returnTo", "continue", "callbackURL"],
  ]);
  const paths = routes
    .filter(({ audience }) => audience !== "developers")
    .map(({ path }) => `/${path.replaceAll(/:\w+\??|\*/g, encodeURIComponent(`/${evil}`))}`);
  const queue = new PQueue({ concurrency: 8 });
  const findings = paths.flatMap((path, index) =>
    senders.map((sent, place) =>
      queue.add(async () => {
        const target = targets[(index + place) % targets.length] ?? "";
        const query = new URLSearchParams([...names].map((name) => [name, target]));
        const { headers } = await send(`${path}?${query}`, sent);
        if (headers.location === undefined) return [];
        const isOwn = new URL(headers.location, server.url).origin === new URL(server.url).origin;
        return isOwn ? [] : [`${path} leads to ${headers.location}`];
      }),
    ),
  );
  expect((await Promise.all(findings)).flat()).toEqual([]);
});

function send(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const pending = request({ hostname, port, path, headers }, async (response) => {
      const isEndless = /event-stream/.test(String(response.headers["content-type"]));
      if (isEndless) response.destroy();
      const { statusCode: status = 0, headers: received } = response;
      resolve({ status, headers: received, body: isEndless ? "" : await text(response) });
    });
    pending.on("error", reject);
    pending.end();
  });
}
