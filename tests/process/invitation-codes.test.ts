import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureCodes } from "#app/features/guests/codes/commands.server.ts";
import { formatCode, turnMs, wrongCodeLimit } from "#app/features/guests/codes/rules.ts";
import { disconnectDatabase } from "#app/platform/db/database.server.ts";
import { insertGuest, insertWedding } from "#tests/support/factories.ts";
import { type ConnectedServer, startConnectedServer } from "#tests/support/server.ts";

const settings = { DEMO: "false", TRUSTED_PROXIES: "127.0.0.1, ::1", LOG_LEVEL: "info" };
const unknown = "ZZZZ-ZZZZ";
const venue = "2001:db8:1:2::7";
const sameNetwork = "2001:db8:1:2:ffff::1";
const elsewhere = "198.51.100.9";

let server: ConnectedServer;
let code: string;

beforeAll(async () => {
  server = await startConnectedServer(settings);
  const wedding = await insertWedding();
  const householdId = randomUUID();
  await insertGuest(wedding, { householdId, name: "Marit Ødegård" });
  code = formatCode((await ensureCodes(wedding, [householdId])).get(householdId) ?? "");
  await disconnectDatabase();
});

afterAll(() => server.end());

test("after ten wrong codes from a network, its codes take turns of two seconds", async () => {
  const opening = await open(code, { clientIp: elsewhere, send: "opened" });
  const cookie = opening.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const guesses = await Promise.all(
    Array.from({ length: wrongCodeLimit.points }, () => open(unknown)),
  );
  expect(guesses.map(({ status }) => status)).toEqual(guesses.map(() => 404));
  expect(guesses[0]?.text).not.toContain("mange forsøk");

  const waiting = [open(unknown), open(code), open(unknown, { clientIp: sameNetwork }), open(code)];
  const free = await Promise.all([open(code, { cookie }), open(code, { clientIp: elsewhere })]);
  expect(free.map(({ status }) => status)).toEqual([200, 200]);
  const inTurn = await Promise.all(waiting);
  const lastFree = Math.max(...free.map(({ at }) => at));
  expect(lastFree, "nobody else waits").toBeLessThan(Math.min(...inTurn.map(({ at }) => at)));

  expect(inTurn.map(({ status }) => status)).toEqual([404, 200, 404, 200]);
  expect(inTurn[0]?.text).toContain("Prøv igjen om to minutter");
  expect(inTurn[1]?.text).toContain("Marit");
  const times = inTurn.map(({ at }) => at).toSorted((one, other) => one - other);
  const between = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  for (const ms of between) expect(ms).toBeGreaterThan(turnMs * 0.75);
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan((times.length - 1) * turnMs - 200);
});

test("a code stands in no log, and is sent to no other site", async () => {
  const token = "hemmelig-nokkel-i-adressen";
  const paths = [
    `/b/kari-ola/${code}`,
    `/B/kari-ola/${code}`,
    `/%62/kari-ola/${code}`,
    `//b/kari-ola/${code}`,
    `/b/kari-ola/${code}/`,
    `/b/kari-ola/${code}.data`,
    `/b/${code}`,
    `/unsubscribe/${token}`,
  ];
  for (const path of paths) {
    const { headers } = await get(path, { "X-Forwarded-For": elsewhere });
    expect([headers.get("Referrer-Policy"), headers.get("X-Robots-Tag")], path).toEqual([
      "strict-origin",
      "noindex, nofollow",
    ]);
  }
  await server.stop();
  const requests = server
    .output()
    .split("\n")
    .filter((line) => line.includes('"request"'));
  expect(requests.length).toBeGreaterThan(paths.length);
  for (const secret of [code, unknown, token]) expect(server.output()).not.toContain(secret);
});

async function open(written: string, { clientIp = venue, cookie = "", send = "" } = {}) {
  const headers = { "X-Forwarded-For": clientIp, Cookie: cookie };
  const path = `/b/kari-ola/${written}`;
  const response = await (send
    ? get(`${path}?send=${send}`, { ...headers, Origin: server.url }, "POST")
    : get(path, headers));
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, at: performance.now() };
}

function get(path: string, headers: Record<string, string>, method = "GET") {
  return fetch(server.url + path, { method, headers });
}
