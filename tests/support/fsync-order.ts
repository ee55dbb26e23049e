import { dirname } from "node:path";
import type { SystemCall } from "./system-calls.ts";

/** A write that was acknowledged, from sending it to the end of the response. */
export interface SentWrite {
  kind: string;
  mark: string;
  /** Seconds, by the clock of `Date.now()`. */
  sent: number;
  received: number;
}

/**
 * Returns what is wrong with the order of one write: PostgreSQL must have synced its log before it
 * tells the server of the commit, the server must reply after that, and files with their folders must
 * be synced before the row is sent.
 */
export function findDisorder(calls: readonly SystemCall[], write: SentWrite): string[] {
  const own = calls.filter(({ start }) => start >= write.sent && start <= write.received);
  const row = own.find(({ name, args }) => name === "recvfrom" && args.includes(write.mark));
  if (!row) return [`${write.kind}: no session was sent the row`];
  const session = own.filter(({ pid, start }) => pid === row.pid && start >= row.start);
  const commit = session.find(({ name, args }) => name === "recvfrom" && /commit\0/.test(args));
  const committed = session.find(
    ({ name, args, start }) =>
      name === "sendto" && args.includes("COMMIT\0") && commit && start >= commit.start,
  );
  if (!commit || !committed) return [`${write.kind}: no commit`];
  const isSynced = own.some(
    (call) => isLogSync(call) && call.start >= commit.start && call.end <= committed.start,
  );
  const reply = own.findLast(({ name, args }) => /^writev?$/.test(name) && isReply(args));
  return [
    ...(isSynced ? [] : [`${write.kind}: committed before the log was synced`]),
    ...(reply && reply.start > committed.start ? [] : [`${write.kind}: replied before the commit`]),
    ...findFileDisorder(own, row.start).map((found) => `${write.kind}: ${found}`),
  ];
}

/** Returns how many files were stored before the row. */
export function countStoredFiles(calls: readonly SystemCall[], write: SentWrite): number {
  return calls.filter((call) => call.start >= write.sent && renamedOf(call)).length;
}

function findFileDisorder(own: SystemCall[], rowSent: number): string[] {
  return own.flatMap((call) => {
    const renamed = call.end < rowSent ? renamedOf(call) : null;
    if (!renamed) return [];
    const isFileSynced = own.some((sync) => isSyncOf(sync, renamed.from) && sync.end <= call.start);
    const folder = dirname(renamed.to);
    const areFoldersSynced = [folder, dirname(folder)].every((path) =>
      own.some((sync) => isSyncOf(sync, path) && sync.start >= call.end && sync.end <= rowSent),
    );
    return [
      ...(isFileSynced ? [] : ["a file was renamed before it was synced"]),
      ...(areFoldersSynced ? [] : ["the row was sent before a file's folders were synced"]),
    ];
  });
}

function renamedOf({ name, args }: SystemCall): { from: string; to: string } | null {
  const [from = "", to = ""] = /^rename/.test(name)
    ? [...args.matchAll(/"([^"]*)"/g)].map(([, path]) => path)
    : [];
  // AVIF is added later by a job.
  return /\/files\/pictures\//.test(to) && !to.endsWith(".avif") ? { from, to } : null;
}

function isLogSync({ name, args }: SystemCall): boolean {
  return name === "fdatasync" && args.includes("/pg_wal/");
}

function isSyncOf({ name, args }: SystemCall, path: string): boolean {
  return name === "fsync" && args.includes(`<${path}>`);
}

function isReply(args: string): boolean {
  return args.includes("<TCP") && /HTTP\/1\.1 [23]/.test(args);
}
