import { sql } from "drizzle-orm";
import { Client } from "pg";
import type { Database, Transaction } from "#app/platform/db/database.server.ts";
import { log } from "#app/platform/log.server.ts";

const channel = "live";
const reconnectDelayMs = 500;

/** Called with the word of what changed, or with "resync" when words may have been missed. */
export type LiveListener = (topic: string) => void;

const listeners = new Map<string, Set<LiveListener>>();
let stopped = true;
let client: Client | undefined;
let retry: NodeJS.Timeout | undefined;

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
    if (ofScope.size === 0) listeners.delete(scope);
  };
}

/** Opens the process's one listening connection and keeps it open until `stopListening`. */
export async function startListening(databaseUrl: string): Promise<void> {
  stopped = false;
  await connect(databaseUrl);
}

export async function stopListening(): Promise<void> {
  stopped = true;
  clearTimeout(retry);
  const closing = client;
  client = undefined;
  await closing?.end();
}

async function connect(databaseUrl: string): Promise<void> {
  const next = new Client({ connectionString: databaseUrl, keepAlive: true });
  next.on("notification", ({ payload }) => {
    const separator = payload?.indexOf(":") ?? -1;
    if (payload && separator > 0) {
      deliver(payload.slice(0, separator), payload.slice(separator + 1));
    }
  });
  next.on("error", () => lost(next, databaseUrl));
  next.on("end", () => lost(next, databaseUrl));
  client = next;
  await next.connect();
  await next.query(`listen ${channel}`);
}

function lost(ended: Client, databaseUrl: string): void {
  if (stopped || client !== ended) return;
  client = undefined;
  log().warn("live connection lost, reconnecting");
  ended.end().catch(() => undefined);
  scheduleReconnect(databaseUrl);
}

function scheduleReconnect(databaseUrl: string): void {
  retry = setTimeout(() => {
    connect(databaseUrl)
      .then(() => {
        for (const scope of listeners.keys()) deliver(scope, "resync");
      })
      .catch(() => {
        client = undefined;
        scheduleReconnect(databaseUrl);
      });
  }, reconnectDelayMs);
}

function deliver(scope: string, topic: string): void {
  for (const listener of listeners.get(scope) ?? []) listener(topic);
}
