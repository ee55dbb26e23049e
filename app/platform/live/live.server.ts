import { sql } from "drizzle-orm";
import type { Client } from "pg";
import {
  afterCommit,
  type Database,
  db,
  type Transaction,
} from "#app/platform/db/database.server.ts";
import {
  type ConnectionChecks,
  type LastingConnection,
  openLastingConnection,
} from "#app/platform/db/lasting-connection.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import type { Receiver, ReceiverKind, Topic } from "./topics.ts";

const channel = "live";
/** On which triggers and `publishPageChange` name the receivers whose pages show something else. */
const pagesChannel = "pages";

export type LiveListener = (topic: string) => void;

/** Called with the id of a receiver, or null when any receiver may have changed. */
export type ChangeListener = (receiverId: string | null) => void;

/** How long another process's change may stay unnoticed. */
const maxSilenceMs = 800;
const defaultChecks: ConnectionChecks = { intervalMs: 200, timeoutMs: 5_000 };

const listeners = new Map<string, Set<LiveListener>>();
const changeListeners = new Set<ChangeListener>();
let connection: LastingConnection | undefined;

/** Notifies the open pages of the receiver when `tx` commits. Carries no data. */
export async function publish<Kind extends ReceiverKind>(
  tx: Database | Transaction,
  receiver: Receiver<Kind>,
  topic: Topic<Kind>,
): Promise<void> {
  const id = idOf(receiver);
  await notify.within(tx, channel, `${id}:${topic}`);
  afterCommit(() => callChangeListeners(id));
}

const notify = prepared((to: Param<string>, payload: Param<string>) =>
  db().select({ sent: sql`1` }).from(sql`pg_notify(${to}, ${payload})`),
);

/**
 * Tells all processes when `tx` commits that pages of the receiver show something else, of which no
 * trigger tells.
 */
export async function publishPageChange<Kind extends ReceiverKind>(
  tx: Database | Transaction,
  receiver: Receiver<Kind>,
): Promise<void> {
  await notify.within(tx, pagesChannel, idOf(receiver));
  noteChange(receiver);
}

/**
 * Tells this process at commit of what triggers tell all, a moment later: who has written sees it in the
 * next view. For what no open page is told of.
 */
export function noteChange<Kind extends ReceiverKind>(receiver: Receiver<Kind>): void {
  const id = idOf(receiver);
  afterCommit(() => callChangeListeners(id));
}

/**
 * Calls back for each topic that is published, and for what triggers tell of pages: the topics of
 * this process before `transaction` returns, the rest when it arrives, while `hearsOthers`.
 */
export function onChange(listener: ChangeListener): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

/** Whether changes of other processes arrive within a second. */
export function hearsOthers(): boolean {
  return performance.now() - (connection?.confirmedAt() ?? Number.NEGATIVE_INFINITY) < maxSilenceMs;
}

export function subscribe(receiver: Receiver, listener: LiveListener): () => void {
  const id = idOf(receiver);
  const listening = listeners.get(id) ?? new Set();
  listeners.set(id, listening.add(listener));
  return () => {
    listening.delete(listener);
    if (listening.size === 0 && listeners.get(id) === listening) listeners.delete(id);
  };
}

/** Ids are random UUIDs, so they are unique across kinds of receiver. */
function idOf(receiver: object): string {
  const [id] = Object.values(receiver);
  if (!id) throw new Error("a receiver needs an id");
  return id;
}

/** Rejects when the first attempt fails. Reconnects by itself afterwards. */
export async function startListening(
  url: string,
  checks: ConnectionChecks = defaultChecks,
): Promise<void> {
  if (connection) throw new Error("already listening");
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
  client.on("notification", ({ channel, payload = "" }) => {
    if (channel === pagesChannel) return callChangeListeners(payload);
    const separator = payload.lastIndexOf(":");
    const id = payload.slice(0, separator);
    callChangeListeners(id);
    deliver(id, payload.slice(separator + 1));
  });
  await client.query(`listen ${channel}; listen ${pagesChannel}`);
}

function resyncAll(): void {
  callChangeListeners(null);
  for (const id of listeners.keys()) deliver(id, "resync");
}

function deliver(id: string, topic: string): void {
  for (const listener of listeners.get(id) ?? []) listener(topic);
}

function callChangeListeners(receiverId: string | null): void {
  for (const listener of changeListeners) listener(receiverId);
}
