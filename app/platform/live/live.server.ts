import { sql } from "drizzle-orm";
import { Client } from "pg";
import type { Database, Transaction } from "#app/platform/db/database.server.ts";
import { log } from "#app/platform/log.server.ts";

const channel = "live";
const reconnectDelayMs = 500;

/** Called with the word of what changed, or with "resync" when words may have been missed. */
export type LiveListener = (topic: string) => void;

/** The process's one listening connection, over all the times it was lost and made again. */
interface Session {
  url: string;
  checks: ConnectionChecks;
  client?: Client;
  timer?: NodeJS.Timeout;
}

interface ConnectionChecks {
  everyMs: number;
  /** A connection that takes longer to answer counts as lost. */
  answerWithinMs: number;
}

const listeners = new Map<string, Set<LiveListener>>();
let current: Session | undefined;

/**
 * Tells every open screen of `scope`, in all processes, that `topic` changed. Inside a
 * transaction it is sent at commit and not at all after a rollback. Carries no data.
 */
export async function announce(tx: Database | Transaction, scope: string, topic: string) {
  await tx.execute(sql`select pg_notify(${channel}, ${`${scope}:${topic}`})`);
}

/** Listens for the topics of one scope; the answer ends it. */
export function subscribe(scope: string, listener: LiveListener): () => void {
  const ofScope = listeners.get(scope) ?? new Set();
  listeners.set(scope, ofScope.add(listener));
  return () => {
    ofScope.delete(listener);
    if (ofScope.size === 0 && listeners.get(scope) === ofScope) listeners.delete(scope);
  };
}

/**
 * Opens the process's one listening connection and keeps it open until `stopListening`. Rejects
 * when the first attempt fails.
 */
export async function startListening(
  url: string,
  checks: ConnectionChecks = { everyMs: 15_000, answerWithinMs: 5_000 },
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
  const ending = current;
  current = undefined;
  clearTimeout(ending?.timer);
  await ending?.client?.end();
}

async function connect(session: Session): Promise<void> {
  const client = new Client({
    connectionString: session.url,
    application_name: "jaord live",
    connectionTimeoutMillis: session.checks.answerWithinMs,
    query_timeout: session.checks.answerWithinMs,
  });
  session.client = client;
  client.on("notification", ({ payload = "" }) => {
    const separator = payload.lastIndexOf(":");
    deliver(payload.slice(0, separator), payload.slice(separator + 1));
  });
  client.on("error", () => lose(session, client));
  client.on("end", () => lose(session, client));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    scheduleCheck(session, client);
  } catch (error) {
    lose(session, client);
    throw error;
  }
}

/** A network can drop a connection without telling either end. */
function scheduleCheck(session: Session, client: Client): void {
  session.timer = setTimeout(() => {
    client.query("select 1").then(
      () => session === current && session.client === client && scheduleCheck(session, client),
      () => lose(session, client),
    );
  }, session.checks.everyMs);
}

function lose(session: Session, client: Client): void {
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

/** Nobody knows what was said while nobody listened. */
function resyncAll(): void {
  for (const scope of listeners.keys()) deliver(scope, "resync");
}

function deliver(scope: string, topic: string): void {
  for (const listener of listeners.get(scope) ?? []) listener(topic);
}
