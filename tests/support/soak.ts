import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { photoLikes } from "#app/features/gallery/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { insertAnswer, insertGuests, insertPhoto, insertWishes } from "./factories.ts";
import { issueOlderToken, randomIp } from "./guest-client.ts";
import type { Inspector } from "./live-heap.ts";
import type { RunningServer } from "./server.ts";
import { signUpOwner } from "./sessions.ts";
import type { Sample } from "./trend.ts";

const clients = 8;
const openStreams = 20;
/** A real wedding has hardly more. Each answers once and likes a photo. */
const maxGuests = 200;
const plannerPages = ["admin", "guest-list", "budget", "wishlist-admin", "seating-chart"];

interface SoakedWedding {
  id: string;
  photo: string;
  owner: Awaited<ReturnType<typeof signUpOwner>>;
  answers: number;
}

/** What guests and couples ask for; `turn` chooses what differs between requests. */
type Step = (turn: number) => Promise<unknown>;

/** What must stay flat. */
export interface Resources {
  /** Resident, with garbage. */
  residentMb: Sample[];
  /** Objects, strings and buffers, after a garbage collection. */
  dataMb: Sample[];
  /** What V8 has compiled. */
  codeMb: Sample[];
  descriptors: Sample[];
  connections: Sample[];
}

export interface Load {
  /** Sends requests for a time, at most so many a second. Returns how many a second it were. */
  run: (seconds: number, maxPerSecond?: number) => Promise<number>;
  /** Responses that were errors, by step and status. */
  errors: Map<string, number>;
  /** How long each response took, in ms. Streams do not count. */
  times: Sample[];
  /** How many weddings have been inserted. */
  weddings: () => number;
  end: () => void;
}

/**
 * Inserts weddings on the connected server, and opens live streams of their couples. From the
 * beginning they have from few to all answers, and a new one takes the place of one that has all,
 * so that the weddings stay as large as they are while the database grows.
 */
export async function prepareLoad(server: RunningServer, weddingCount: number): Promise<Load> {
  const weddings: SoakedWedding[] = [];
  for (let number = 1; number <= weddingCount; number++) {
    weddings.push(await insertSoaked(server, Math.floor((maxGuests * number) / weddingCount)));
  }
  let inserted = weddingCount;
  const errors = new Map<string, number>();
  const times: Sample[] = [];
  const streams: AbortController[] = [];
  const request = async (step: string, path: string, init: RequestInit = {}) => {
    const signal = init.signal ?? AbortSignal.timeout(60_000);
    const response = await fetch(`${server.url}/${path}`, { redirect: "manual", ...init, signal });
    if (response.status >= 400) count(errors, `${step} ${response.status}`);
    return response;
  };
  const read = async (...[step, path, init]: Parameters<typeof request>) => {
    const started = performance.now();
    await (await request(step, path, init)).arrayBuffer();
    times.push({ at: started / 3_600_000, value: performance.now() - started });
  };
  const weddingOf = (turn: number) => weddings[turn % weddings.length] as SoakedWedding;
  const cookieOf = (turn: number) => ({
    Cookie: weddingOf(turn)
      .owner.cookies.map(({ name, value }) => `${name}=${value}`)
      .join("; "),
  });
  const openStream: Step = async (turn) => {
    const stream = new AbortController();
    streams.push(stream);
    const init = { headers: cookieOf(turn), signal: stream.signal };
    const { body } = await request("stream", "live", init);
    body?.pipeTo(new WritableStream()).catch(() => undefined);
    if (streams.length > openStreams) streams.shift()?.abort();
  };
  const view: Step = (turn) => read("view", `wedding?id=${weddingOf(turn).id}`);
  const planner: Step = (turn) => {
    const page = plannerPages[turn % plannerPages.length];
    const path = turn % 2 ? `${page}.data` : String(page);
    return read("planner", path, { headers: cookieOf(turn) });
  };
  const post = (step: string, path: string, turn: number, fields: Record<string, string>) => {
    const ticket = issueOlderToken(weddingOf(turn).id);
    return read(step, `${path}?id=${weddingOf(turn).id}`, {
      method: "POST",
      headers: { "X-Forwarded-For": randomIp(), Accept: "application/json" },
      body: new URLSearchParams({ ticket, ...fields }),
    });
  };
  const answer: Step = async (turn) => {
    if (weddingOf(turn).answers >= maxGuests) {
      weddings[turn % weddings.length] = await insertSoaked(server);
      inserted++;
    }
    const number = weddingOf(turn).answers++;
    const attending = String(turn % 3 > 0);
    await post("answer", "wedding", turn, { ...guestOf(number), attending });
  };
  const like: Step = (turn) =>
    post("like", "wedding/likes", turn, { photo: weddingOf(turn).photo });
  const site: Step = (turn) => read("site", ["", "marketplace", "search?q=kjole"][turn % 3] ?? "");
  const mix = [view, planner, view, site, view, answer, view, planner, like, openStream];
  let turns = 0;
  return {
    errors,
    times,
    weddings: () => inserted,
    run: async (seconds, maxPerSecond = Number.POSITIVE_INFINITY) => {
      const started = performance.now();
      const end = started + seconds * 1000;
      let due = started;
      let sent = 0;
      const sendLoop = async () => {
        while (performance.now() < end) {
          const time = performance.now();
          // A slow moment is not made up for.
          due = Math.max(due + 1000 / maxPerSecond, time);
          if (due > time) await wait(due - time);
          sent++;
          const turn = turns++;
          const step = mix[turn % mix.length] as Step;
          await step(Math.floor(turn / mix.length)).catch(() => count(errors, "no response"));
        }
      };
      await Promise.all(Array.from({ length: clients }, sendLoop));
      return (sent * 1000) / (performance.now() - started);
    },
    end: () => {
      for (const stream of streams.splice(0)) stream.abort();
    },
  };
}

/** Samples the server's process every few seconds until the signal. */
export async function sampleResources(
  { pid }: RunningServer,
  databaseUrl: string,
  inspector: Inspector,
  { everyMs, signal }: { everyMs: number; signal: AbortSignal },
): Promise<Resources> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const resources: Resources = {
    residentMb: [],
    dataMb: [],
    codeMb: [],
    descriptors: [],
    connections: [],
  };
  const started = performance.now();
  while (!signal.aborted) {
    const at = (performance.now() - started) / 3_600_000;
    const { rows } = await client.query(
      `select count(*)::int as count from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    resources.residentMb.push({ at, value: residentMb(pid) });
    const { data, code } = await inspector.liveMemory();
    resources.dataMb.push({ at, value: data });
    resources.codeMb.push({ at, value: code });
    resources.descriptors.push({ at, value: readdirSync(`/proc/${pid}/fd`).length });
    resources.connections.push({ at, value: rows[0].count });
    await wait(everyMs, undefined, { signal }).catch(() => undefined);
  }
  await client.end();
  return resources;
}

async function insertSoaked(server: RunningServer, answers = 0): Promise<SoakedWedding> {
  const owner = await signUpOwner(server, `${randomUUID()}@example.no`);
  const id = owner.weddingId;
  await insertWishes(
    id,
    Array.from({ length: 20 }, (_, index) => ({ position: index + 1 })),
  );
  const photo = await insertPhoto(id);
  const guests = Array.from({ length: maxGuests }, (_, index) => guestOf(index));
  const guestIds = await insertGuests(
    id as never,
    guests.map(({ guestName }) => ({ name: guestName })),
  );
  for (const [index, guest] of guests.slice(0, answers).entries()) {
    await insertAnswer(id, { ...guest, guestId: guestIds[index] });
    await db()
      .insert(photoLikes)
      .values({ weddingId: id, photoId: photo, visitorId: randomUUID() });
  }
  return { id, photo, owner, answers };
}

function guestOf(index: number) {
  return { guestName: `Gjest ${index}`, email: `gjest-${index}@example.no` };
}

function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
