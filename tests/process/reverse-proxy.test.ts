import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rateLimits } from "#app/features/accounts/rules.ts";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import { connectDatabase, disconnectDatabase } from "#app/platform/db/database.server.ts";
import { startEmbeddedPostgres } from "#server/embedded-postgres.ts";
import { freePort } from "#server/free-port.ts";
import { countAnswersByEmail } from "../support/guest-answers.ts";
import { Http2Client } from "../support/http2-client.ts";
import { makePhoto } from "../support/pictures.ts";
import { requireProgram } from "../support/programs.ts";
import { sendThroughProxy } from "../support/proxied-forms.ts";
import { type ReverseProxy, startReverseProxy } from "../support/reverse-proxy.ts";
import { startS3 } from "../support/s3-server.ts";
import {
  makeDataFolder,
  makePreparedFolder,
  type RunningServer,
  startServer,
} from "../support/server.ts";
import { signUpOwner } from "../support/sessions.ts";
import { readUntil, timeoutFactor } from "../support/timing.ts";

// Two processes on one PostgreSQL and one S3, behind HAProxy with deploy/haproxy.cfg.

const haproxy = await requireProgram("haproxy");
const openssl = await requireProgram("openssl");
const program = haproxy.isMissing ? haproxy : openssl;
const test2 = test.skipIf(program.isMissing);

interface Process {
  name: string;
  settings: Record<string, string>;
  dataDir: string;
  server: RunningServer;
}

const cleanups: (() => Promise<unknown>)[] = [];
let proxy: ReverseProxy;
let processes: [Process, Process];
let weddingId: string;
let weddingPath: string;
let photosPath: string;
let ownerCookie: string;
let browser: Http2Client;

beforeAll(async () => {
  if (program.isMissing) return;
  const folder = await makePreparedFolder();
  cleanups.push(folder.remove);
  const postgres = await startEmbeddedPostgres(folder.path, () => undefined);
  cleanups.push(postgres.stop);
  const s3 = await startS3(join(folder.path, "s3"));
  cleanups.push(() => s3.stop());
  const ports = [await freePort(), await freePort()] as const;
  proxy = await startReverseProxy(folder.path, ports);
  cleanups.push(proxy.stop);

  const settings = {
    DATABASE_URL: postgres.url,
    PUBLIC_URL: proxy.httpsUrl,
    TRUSTED_PROXIES: "127.0.0.1",
    SECRET: randomUUID(),
    SMTP_URL: "smtp://127.0.0.1:1",
    DRAIN_SECONDS: "2",
    ...s3.settings,
  };
  const bothUp = ["a", "b"].map((name) => proxy.nextLine(`Server jaord/${name} is UP`));
  const [first, second] = await Promise.all(
    ports.map(async (port, index): Promise<Process> => {
      const own = await makeDataFolder();
      const variables = { ...settings, PORT: `${port}`, METRICS_PORT: `${await freePort()}` };
      const server = await startServer(own.path, variables);
      const name = index === 0 ? "a" : "b";
      const started: Process = { name, settings: variables, dataDir: own.path, server };
      cleanups.push(own.remove, () => started.server.stop());
      return started;
    }),
  );
  if (!first || !second) throw new Error("two processes are needed");
  processes = [first, second];
  await Promise.all(bothUp);

  configure(parseConfig(settings));
  connectDatabase(postgres.url);
  cleanups.push(disconnectDatabase);
  const owner = await signUpOwner(first.server, `${randomUUID()}@example.no`);
  ownerCookie = owner.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  weddingId = owner.weddingId;
  weddingPath = `/wedding?id=${weddingId}`;
  photosPath = `/wedding/photos?id=${weddingId}`;
  browser = connectFrom("127.0.0.1");
});

afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp();
});

test2(program.titleOf("plain HTTP is redirected to HTTPS"), async () => {
  const response = await fetch(`${proxy.httpUrl}/wedding?id=x`, { redirect: "manual" });
  expect(response.status).toBe(301);
  expect(response.headers.get("Location")).toMatch(/^https:.*\/wedding\?id=x$/);
});

test2(program.titleOf("an answer through one process is live through the other"), async () => {
  const live = await browser.stream("/live", { cookie: ownerCookie });
  await readUntil(live, ": connected");
  const [streaming] = await processesWith("jaord_live_streams");
  const answering = processes.find(({ name }) => name !== streaming?.name);

  const answered = await sendAnswer(browser, `${randomUUID()}@example.no`);
  const sent = performance.now();
  await readUntil(live, "event: rsvp");

  expect(answered).toBe(303);
  expect(performance.now() - sent).toBeLessThan(1_000 * timeoutFactor());
  const answers = await processesWith(requests("POST", "/wedding", "3xx"));
  expect(answers.map(({ name }) => name)).toEqual([answering?.name]);
  await live.cancel();
});

test2(program.titleOf("a photo through one process is served by both"), async () => {
  const { buffer } = await makePhoto("", 300, 200);
  const photo = new File([new Uint8Array(buffer)], "bilde.jpg", { type: "image/jpeg" });
  const fields = { guestName: "Solveig", caption: "", photo };
  const uploaded = await sendThroughProxy(browser, proxy.httpsUrl, weddingId, photosPath, fields);
  expect(uploaded.status, uploaded.text).toBe(201);

  const page = await browser.request(weddingPath, { headers: { cookie: cookieOf(uploaded) } });
  const picture =
    /\/files\/pictures\/[\w-]+\.webp/.exec(page.text)?.[0] ?? "no picture in the page";
  for (let time = 0; time < 4; time++) {
    const { status, headers } = await browser.request(picture);
    expect([status, headers["content-type"]]).toEqual([200, "image/webp"]);
  }
  const serving = await processesWith(requests("GET", "/files/pictures/:file", "2xx"));
  expect(serving).toHaveLength(2);
});

test2(program.titleOf("both processes count sign-ins for the client's own address"), async () => {
  const email = `${randomUUID()}@example.no`;
  const attacker = connectFrom("127.0.0.2");
  const guest = connectFrom("127.0.0.3");
  const signIn = (client: Http2Client, forged: string) =>
    client.request("/auth", {
      body: new URLSearchParams({ intent: "login", email, password: "feil passord" }),
      headers: { ...ownOrigin(), "x-forwarded-for": forged, forwarded: `for=${forged}` },
    });
  const { points } = rateLimits.signInPerAccountAndIp;
  const statuses: number[] = [];
  for (let attempt = 0; attempt <= points; attempt++) {
    statuses.push((await signIn(attacker, `203.0.113.${attempt}`)).status);
  }
  const refused = await processesWith('jaord_rate_limit_refusals_total{limit="sign-in"}');

  expect(new Set(statuses.slice(0, points))).toEqual(new Set([400]));
  expect(statuses.at(-1)).toBe(429);
  expect(refused).toHaveLength(1);
  expect(await processesWith(requests("POST", "/auth", "4xx"))).toHaveLength(2);
  expect((await signIn(guest, "127.0.0.2")).status).toBe(400);
  attacker.close();
  guest.close();
});

test2(program.titleOf("a rolling restart fails no request and loses no answer"), async () => {
  let restarting = true;
  const statuses: number[] = [];
  const answered: string[] = [];
  const readers = Array.from({ length: 4 }, async (_, number) => {
    const client = connectFrom(`127.0.1.${number + 1}`);
    while (restarting) statuses.push((await client.request(weddingPath)).status);
    client.close();
  });
  const guests = Array.from({ length: 2 }, async (_, number) => {
    const client = connectFrom(`127.0.2.${number + 1}`);
    while (restarting) {
      const email = `${randomUUID()}@example.no`;
      const status = await sendAnswer(client, email);
      statuses.push(status);
      if (status === 303) answered.push(email);
    }
    client.close();
  });
  const watching = watchLive(() => restarting);

  for (const process of processes) {
    const down = proxy.nextLine(`Server jaord/${process.name} is DOWN`);
    expect(await process.server.stop()).toBe(0);
    expect(await down).toContain("code: 503");
    const up = proxy.nextLine(`Server jaord/${process.name} is UP`);
    process.server = await startServer(process.dataDir, process.settings);
    await up;
  }
  restarting = false;
  await Promise.all([...readers, ...guests]);

  expect(new Set(statuses)).toEqual(new Set([200, 303]));
  expect(answered.length).toBeGreaterThan(5);
  const stored = await countAnswersByEmail();
  expect(answered.filter((email) => stored.get(email) !== 1)).toEqual([]);
  const { reconnects, retries } = await watching;
  expect(retries).toHaveLength(reconnects);
  expect(reconnects).toBeGreaterThan(0);
  expect(retries.filter((ms) => ms < 500 || ms > 2_500)).toEqual([]);
});

/** Keeps a stream open as a browser does, until an event arrives after `isRunning` is false. */
async function watchLive(isRunning: () => boolean) {
  const retries: number[] = [];
  let reconnects = 0;
  for (;;) {
    const live = await browser.stream("/live", { cookie: ownerCookie });
    let text = "";
    for (;;) {
      const { value, done } = await live.read();
      text += value ?? "";
      if (done) break;
      if (!isRunning() && value?.includes("event: rsvp")) {
        await live.cancel();
        return { reconnects, retries };
      }
    }
    reconnects++;
    retries.push(Number(/retry: (\d+)\n\n$/.exec(text)?.[1]));
  }
}

function connectFrom(localAddress: string): Http2Client {
  const client = new Http2Client(proxy.httpsUrl, { ca: proxy.ca, localAddress });
  cleanups.push(async () => client.close());
  return client;
}

async function sendAnswer(client: Http2Client, email: string): Promise<number> {
  const fields = { guestName: "Kari Nordmann", attending: "true", email };
  const { httpsUrl } = proxy;
  return (await sendThroughProxy(client, httpsUrl, weddingId, weddingPath, fields)).status;
}

function ownOrigin() {
  return { origin: proxy.httpsUrl };
}

function cookieOf({ headers }: { headers: Record<string, string | string[] | undefined> }): string {
  return [headers["set-cookie"] ?? []]
    .flat()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Returns the name of the metric for requests that a process has answered. */
function requests(method: string, route: string, status: string): string {
  const labels = `method="${method}",route="${route}",status="${status}"`;
  return `jaord_http_request_duration_seconds_count{${labels}}`;
}

/** Returns the processes in which the sample is above 0. */
async function processesWith(sample: string): Promise<Process[]> {
  const values = processes.map(async (process) => {
    const response = await fetch(`http://127.0.0.1:${process.settings.METRICS_PORT}/metrics`);
    const line = (await response.text()).split("\n").find((text) => text.startsWith(`${sample} `));
    return Number(line?.split(" ").at(-1) ?? 0) > 0 ? [process] : [];
  });
  return (await Promise.all(values)).flat();
}
