import { sql } from "drizzle-orm";
import type { Client } from "pg";
import type { Database, Transaction } from "#app/platform/db/database.server.ts";
import {
  type ConnectionChecks,
  openLastingConnection,
} from "#app/platform/db/lasting-connection.server.ts";
import type { Audience, AudienceKind, Topic } from "./topics.ts";

const channel = "live";

export type LiveListener = (topic: string) => void;

const listeners = new Map<string, Set<LiveListener>>();
let connection: { close: () => Promise<void> } | undefined;

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
export async function startListening(url: string, checks?: ConnectionChecks): Promise<void> {
  connection = await openLastingConnection({
    url,
    name: "jaord live",
    prepare: listen,
    onReconnect: resyncAll,
    checks,
  });
}

export async function stopListening(): Promise<void> {
  const closing = connection;
  connection = undefined;
  await closing?.close();
}

async function listen(client: Client): Promise<void> {
  client.on("notification", ({ payload = "" }) => {
    const separator = payload.lastIndexOf(":");
    deliver(payload.slice(0, separator), payload.slice(separator + 1));
  });
  await client.query(`listen ${channel}`);
}

function resyncAll(): void {
  for (const id of listeners.keys()) deliver(id, "resync");
}

function deliver(id: string, topic: string): void {
  for (const listener of listeners.get(id) ?? []) listener(topic);
}
