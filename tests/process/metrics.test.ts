import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#server/free-port.ts";
import { describeRoutes } from "../isolation/routes.ts";
import { insertUser, insertWedding } from "../support/factories.ts";
import { sendAnswer } from "../support/guest-client.ts";
import {
  type ConnectedServer,
  startConnectedServer,
  withHangingDatabase,
} from "../support/server.ts";
import { signUpOwner } from "../support/sessions.ts";

let server: ConnectedServer;
let port: number;

beforeAll(async () => {
  port = await freePort();
  server = await startConnectedServer({
    DEMO: "false",
    METRICS_PORT: String(port),
    TRUSTED_PROXIES: "127.0.0.1, ::1",
  });
});

afterAll(() => server.end());

test("metrics are not on the public listener", async () => {
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/other`)).status).toBe(404);
});

test("requests are counted by the pattern of their route", async () => {
  const weddingId = await insertWedding();
  for (const path of [
    `/wedding?id=${weddingId}`,
    `/wedding.data?id=${weddingId}`,
    `/files/pictures/${"a".repeat(32)}.webp`,
    "/",
    "/_.data",
    "/%E0%A4%A",
    "/wp-login.php",
  ]) {
    await (await fetch(server.url + path)).arrayBuffer();
  }
  const samples = await readMetrics();
  const count = (labels: string) =>
    samples.get(`jaord_http_request_duration_seconds_count{${labels}}`);
  expect(count('method="GET",route="/wedding",status="2xx"')).toBe(2);
  expect(count('method="GET",route="/files/pictures/:file",status="4xx"')).toBe(1);
  expect(count('method="GET",route="/",status="2xx"')).toBe(2);
  expect(count('method="GET",route="/*",status="4xx"')).toBeGreaterThan(0);
});

test("live streams, waiting mails, jobs and refusals are counted", async () => {
  const owner = await signUpOwner(server, `${randomUUID()}@example.no`);
  const stream = await owner.fetch("/live", { headers: { Accept: "text/event-stream" } });
  const email = `${randomUUID()}@example.no`;
  await insertUser({ email }, { withPassword: true });
  for (let attempt = 0; attempt < 12; attempt++) {
    const body = new URLSearchParams({ intent: "login", email, password: "feil passord" });
    await fetch(`${server.url}/auth`, { method: "POST", body, redirect: "manual" });
  }
  const samples = await readMetrics();
  expect(samples.get("jaord_live_streams")).toBe(1);
  expect(samples.get("jaord_database_up")).toBe(1);
  expect(samples.get("jaord_mails_waiting")).toBe(0);
  expect(samples.get('jaord_pictures{state="waiting"}')).toBe(0);
  expect(samples.get('jaord_rate_limit_refusals_total{limit="sign-in"}')).toBeGreaterThan(0);
  await stream.body?.cancel();
});

test("labels are few and hold nothing of a request", async () => {
  const before = await readMetrics();
  const weddingId = await insertWedding();
  const email = `${randomUUID()}@example.no`;
  const secrets = [weddingId, email, "10.77.", "Ingeborg", "hemmelig"];
  const paths = Array.from({ length: 20 }, (_, number) => [
    `/${randomUUID()}`,
    `/hemmelig-${number}.data?x=${randomUUID()}`,
    `/ornament/${number}/${randomUUID()}/wreath.svg`,
    `/files/pictures/${randomBytes(16).toString("hex")}.webp`,
    `/wedding?id=${weddingId}&guest=${number}`,
  ]).flat();
  for (const path of paths) {
    const headers = { "X-Forwarded-For": "10.77.1.2" };
    await (await fetch(server.url + path, { headers })).arrayBuffer();
  }
  await sendAnswer(server.url, weddingId, { guestName: "Ingeborg", email });

  const after = await readMetrics();
  expect(after.size - before.size).toBeLessThan(60);
  const text = [...after.keys()].join("\n");
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  const routes = new Set(
    describeRoutes().map(({ path }) => `/${path.replace(/^uploads\/.*/, "uploads/:purpose")}`),
  );
  const labels = [...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route ?? "");
  expect(new Set(labels).size).toBeGreaterThan(3);
  expect(labels.filter((route) => !routes.has(route))).toEqual([]);
});

test("every metric of the product is documented", async () => {
  const names = [...(await readMetrics()).keys()].flatMap(
    (sample) => /^jaord_\w+/.exec(sample) ?? [],
  );
  const documented = readFileSync("docs/operations.md", "utf8");
  const bases = names.map((name) => name.replace(/_(bucket|count|sum)$/, ""));
  expect([...new Set(bases)].filter((name) => !documented.includes(name))).toEqual([]);
});

test("while the database hangs, the process still shows its own metrics", async () => {
  const samples = await withHangingDatabase(server.dataDir, readMetrics);
  expect(samples.get("jaord_database_up")).toBe(0);
  expect(samples.has("jaord_mails_waiting")).toBe(false);
  expect(samples.has("jaord_db_pool_waiting")).toBe(true);
});

/** Returns the value of each sample, by name and labels. */
async function readMetrics(): Promise<Map<string, number>> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  const lines = (await response.text()).split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(" ");
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}
