import { sql } from "drizzle-orm";
import { Client } from "pg";
import type { Database, Transaction } from "#app/platform/db/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Audience, AudienceKind, Topic } from "./topics.ts";

const channel = "live";
const reconnectDelayMs = 500;

export type LiveListener = (topic: string) => void;

interface Session {
  url: string;
  checks: ConnectionChecks;
  client?: Client;
  timer?: NodeJS.Timeout;
}

interface ConnectionChecks {
  intervalMs: number;
  timeoutMs: number;
}

const listeners = new Map<string, Set<LiveListener>>();
let current: Session | undefined;

/** Notifies the open pages of the audience when `tx` commits. Carries no data. */
export async function publish<Kind extends AudienceKind>(
  tx: Database | Transaction,
  audience: Audience<Kind>,
  topic: Topic<Kind>,
): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${`${idOf(audience)}:${topic}`})`);
}

export function subscribe(audience: Audience, listener: LiveListener): () => void {
  const id = idOf(audience);
  const listening = listeners.get(id) ?? new Set();
  listeners.set(id, listening.add(listener));
  return () => {
    listening.delete(listener);
    if (listening.size === 0 && listeners.get(id) === listening) listeners.delete(id);
  };
}

/** Ids are random UUIDs, so they are unique across kinds of audience. */
function idOf(audience: object): string {
  const [id] = Object.values(audience);
  if (!id) throw new Error("an audience needs an id");
  return id;
}

/** Rejects when the first attempt fails. Reconnects by itself afterwards. */
export async function startListening(
  url: string,
  checks: ConnectionChecks = { intervalMs: 15_000, timeoutMs: 5_000 },
): Promise<void> {
  const session: Session = { url, checks };
  current = session;
  try {
    await connect(session);
  } catch (error) {
    await stopListening();
    throw error;
  }
}

export async function stopListening(): Promise<void> {
  const endedConnection = current;
  current = undefined;
  clearTimeout(endedConnection?.timer);
  await endedConnection?.client?.end();
}

async function connect(session: Session): Promise<void> {
  const client = new Client({
    connectionString: session.url,
    application_name: "jaord live",
    connectionTimeoutMillis: session.checks.timeoutMs,
    query_timeout: session.checks.timeoutMs,
  });
  session.client = client;
  client.on("notification", ({ payload = "" }) => {
    const separator = payload.lastIndexOf(":");
    deliver(payload.slice(0, separator), payload.slice(separator + 1));
  });
  client.on("error", () => reconnect(session, client));
  client.on("end", () => reconnect(session, client));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    scheduleCheck(session, client);
  } catch (error) {
    reconnect(session, client);
    throw error;
  }
}

// A network can drop a connection without telling either end.
function scheduleCheck(session: Session, client: Client): void {
  session.timer = setTimeout(() => {
    client.query("select 1").then(
      () => session === current && session.client === client && scheduleCheck(session, client),
      () => reconnect(session, client),
    );
  }, session.checks.intervalMs);
}

function reconnect(session: Session, client: Client): void {
  if (session !== current || session.client !== client) return;
  session.client = undefined;
  clearTimeout(session.timer);
  client.connection.stream.destroy();
  log().warn("live connection lost, reconnecting");
  session.timer = setTimeout(() => {
    connect(session).then(
      () => resyncAll(),
      () => undefined,
    );
  }, reconnectDelayMs);
}

function resyncAll(): void {
  for (const id of listeners.keys()) deliver(id, "resync");
}

function deliver(id: string, topic: string): void {
  for (const listener of listeners.get(id) ?? []) listener(topic);
}
