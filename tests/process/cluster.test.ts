import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { rateLimits } from "#app/features/accounts/rules.ts";
import { answerCounts } from "#app/features/rsvp/admin/queries.server.ts";
import { listGuestStates } from "#app/features/rsvp/guest-links/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { maxPerMinute } from "#app/features/weddings/crowds/rules.ts";
import { picturePath } from "#app/platform/pictures/picture-files.ts";
import { type Cluster, startCluster } from "../support/cluster.ts";
import { startClusterLoad } from "../support/cluster-load.ts";
import { insertGuest, insertWedding } from "../support/factories.ts";
import { issueOlderToken, postAnswer, sendAnswer } from "../support/guest-client.ts";
import { countMarks } from "../support/mixed-writes.ts";
import { isLongForm, proofRounds } from "../support/proof.ts";
import { execute } from "../support/server.ts";
import { type Session, signUpOwner } from "../support/sessions.ts";
import { type RecordedEvents, recordEvents } from "../support/timing.ts";

// Four processes behind HAProxy on a PostgreSQL with a synchronous replica behind PgBouncer, as
// docs/operations.md describes. `npm run prove -- cluster 5`: needs Debian's programs.

/** How long after the pooler leads to a new primary a request may still fail. */
const maxErrorMs = 2_000;
const households = 24;

type Owner = Session & { weddingId: OwnedWeddingId; cookie: string };

describe.skipIf(!isLongForm)("four processes", () => {
  let cluster: Cluster;
  let owner: Owner;

  beforeAll(async () => {
    cluster = await startCluster();
    owner = await signUp();
    return cluster.stop;
  }, 120_000);

  test("a change through any process is live in all", async () => {
    print(`live: ${await followAnswers()}`);
  });

  test("limits count for all processes", async () => {
    const weddingId = await insertWedding();
    const urls = cluster.processes.map(({ server }) => server.url);
    const urlOf = (index: number) => urls[index % urls.length] ?? "";
    const send = (sender: string, clientIp: string) => (_: unknown, index: number) =>
      postAnswer(urlOf(index), weddingId, {
        ...newAnswer(sender),
        clientIp,
        ticket: issueOlderToken(weddingId),
      });
    const guests = Array.from({ length: 40 }, send("guest", "192.0.2.7"));
    const script = Array.from({ length: 300 }, send("script", "198.51.100.9"));
    const statuses = await Promise.all([...guests, ...script]);
    expect(new Set(statuses)).toEqual(new Set([303]));
    const shown = async (sender: string) =>
      (await answerCounts(weddingId, `@${sender}.example.no`)).total;
    expect(await shown("guest")).toBe(guests.length);
    expect(await shown("script")).toBe(maxPerMinute);

    const { points } = rateLimits.signInPerAccountAndIp;
    const account = { intent: "login", email: `${randomUUID()}@example.no`, password: "feil" };
    const signIns: number[] = [];
    for (let attempt = 0; attempt < points + urls.length; attempt++) {
      const body = new URLSearchParams(account);
      const options = { method: "POST", body, headers: { "X-Forwarded-For": "203.0.113.5" } };
      signIns.push((await fetch(`${urlOf(attempt)}/auth`, options)).status);
    }
    expect(signIns.filter((status) => status === 400)).toHaveLength(points);
    expect(signIns.slice(points)).toEqual(urls.map(() => 429));
    print(`limits: ${maxPerMinute} of ${script.length} answers of a script, ${points} sign-ins`);
  });

  test("each mail is sent once", async () => {
    cluster.mailServer.reset();
    const couple = await signUp();
    await inviteGuests(couple);
    await cluster.mailServer.received.atLeast(households);
    expect(mailsPerAddress()).toEqual(Array(households).fill(1));
    print(`jobs: ${households} mails, each once`);
  });

  test("a rolling restart fails no request", async () => {
    const load = startClusterLoad(cluster.proxy, await signUp());
    await load.waitForAcknowledged(20);
    for (const process of cluster.processes) await process.restart();
    await load.waitForAcknowledged(20);
    await load.stop();
    expect(load.attempts.filter(({ error }) => error)).toEqual([]);
    const acknowledged = load.attempts.flatMap(({ mark }) => mark ?? []);
    const stored = await countMarks(cluster.postgres.primaryUrl());
    expect(acknowledged.filter((mark) => stored.get(mark) !== 1)).toEqual([]);
    print(`rolling restart: ${load.attempts.length} requests, 0 failed`);
  });

  test("a fail-over of the database loses nothing", async () => {
    for (let round = 1; round <= proofRounds(1); round++) await failOver(round);
  });

  async function failOver(round: number): Promise<void> {
    const { postgres, pooler, processes, mailServer, proxy } = cluster;
    if (round > 1) await postgres.attachReplica();
    mailServer.reset();
    const couple = await signUp();
    const load = startClusterLoad(proxy, couple);
    await load.waitForAcknowledged(60);
    await inviteGuests(couple);
    await mailServer.received.atLeast(2);

    const killedAt = performance.now();
    const since = (time: number) => ms(time - killedAt);
    await postgres.killPrimary();
    const newPrimary = await postgres.promoteReplica();
    const promotedAt = performance.now();
    await pooler.pointTo(newPrimary);
    const pointedAt = performance.now();
    await Promise.all(processes.map(({ server }) => server.waitUntilReady()));
    const readyAt = performance.now();
    await load.waitForAcknowledged(60);
    await load.stop();
    await cluster.connect();

    const succeeded = load.attempts.filter(({ error }) => !error);
    const failed = load.attempts.filter(({ error }) => error);
    const acknowledged = succeeded.flatMap(({ mark }) => mark ?? []);
    const firstAfter = succeeded.find(({ mark, sentAt }) => mark && sentAt > promotedAt);
    const lastErrorAt = Math.max(...failed.map(({ sentAt }) => sentAt));
    print(
      `fail-over ${round}: ${acknowledged.length} writes acknowledged, ${failed.length} requests failed; ` +
        `after the kill promoted ${since(promotedAt)}, all ready ${since(readyAt)}, first write ` +
        `${since(firstAfter?.endedAt ?? Number.NaN)}, last failed request sent ${since(lastErrorAt)}`,
    );

    const stored = await countMarks(newPrimary);
    expect(
      acknowledged.filter((mark) => !stored.has(mark)),
      "lost",
    ).toEqual([]);
    expect(
      [...stored].filter(([, rows]) => rows > 1),
      "stored twice",
    ).toEqual([]);
    expect(
      failed.filter(({ endedAt }) => endedAt < killedAt),
      "before",
    ).toEqual([]);
    const late = failed.filter(({ sentAt }) => sentAt > pointedAt + maxErrorMs);
    expect(late, "after the new primary").toEqual([]);
    expect(await missingPhotos(newPrimary), "photos without a file").toEqual([]);
    expect(Math.max(...mailsPerAddress()), "mails to an address").toBe(1);
    print(`live after it: ${await followAnswers()}`);
  }

  /** Asks each process in turn for the smallest file of a photo. */
  async function missingPhotos(databaseUrl: string): Promise<string[]> {
    const photos = "select id, widths[1] as width from guest_photos join pictures using (id)";
    const missing: string[] = [];
    for (const [index, { id, width }] of (await execute(databaseUrl, photos)).entries()) {
      const { url } = cluster.processes[index % cluster.processes.length]?.server ?? {};
      const response = await fetch(`${url}${picturePath(String(id), Number(width))}`);
      await response.arrayBuffer();
      if (!response.ok) missing.push(String(id));
    }
    return missing;
  }

  async function signUp(): Promise<Owner> {
    const [first] = cluster.processes;
    if (!first) throw new Error("no process");
    const couple = await signUpOwner(first.server, `${randomUUID()}@example.no`);
    const cookie = couple.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    return { ...couple, weddingId: couple.weddingId as OwnedWeddingId, cookie };
  }

  /** Answers through each process in turn, and counts what reaches the owner's streams at all. */
  async function followAnswers(): Promise<string> {
    const abort = new AbortController();
    const streams = await Promise.all(
      cluster.processes.map(({ server }) => openStream(server.url, owner.cookie, abort.signal)),
    );
    const delays: number[] = [];
    for (const [index, { server }] of cluster.processes.entries()) {
      const sentAt = performance.now();
      expect(await sendAnswer(server.url, owner.weddingId, newAnswer("live"))).toBe(303);
      await Promise.all(streams.map((events) => events.atLeast(index + 1)));
      delays.push(performance.now() - sentAt);
    }
    abort.abort();
    return `${delays.length * streams.length} events, slowest ${ms(Math.max(...delays))}`;
  }

  async function inviteGuests({ weddingId, cookie }: Owner): Promise<void> {
    for (let index = 0; index < households; index++) {
      await insertGuest(weddingId, { name: `Gjest ${index}`, email: `${randomUUID()}@example.no` });
    }
    const guests = await listGuestStates(weddingId);
    const body = new URLSearchParams({
      intent: "send",
      id: randomUUID(),
      kind: "invitation",
      greeting: "Velkommen",
      household: guests.map(({ householdId }) => householdId).join(" "),
    });
    const url = `${cluster.processes.at(-1)?.server.url}/guest-list/invitations`;
    const options = { method: "POST", redirect: "manual", body } as const;
    const { status } = await fetch(url, { ...options, headers: { Cookie: cookie } });
    expect(status).toBe(303);
  }

  function mailsPerAddress(): number[] {
    const addresses = cluster.mailServer.received.all.flatMap(({ to }) => to);
    return [...Map.groupBy(addresses, (address) => address).values()].map(({ length }) => length);
  }
});

/** Records what tells the couple's screen to load again. */
async function openStream(
  url: string,
  Cookie: string,
  signal: AbortSignal,
): Promise<RecordedEvents<string>> {
  const events = recordEvents<string>();
  const { body } = await fetch(`${url}/live`, { headers: { Cookie }, signal });
  const read = async () => {
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      if (/event: (rsvp|resync)/.test(text)) events.push(text);
    }
  };
  read().catch(() => undefined);
  return events;
}

function newAnswer(sender: string) {
  return { email: `${randomUUID()}@${sender}.example.no` };
}

function ms(duration: number): string {
  return `${Math.round(duration)} ms`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
