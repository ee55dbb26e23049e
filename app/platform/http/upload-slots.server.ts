import { groupKeys, type Sender } from "../upload-sender.ts";

/**
 * A place for one file that is being received or waits to be encoded. When all are taken, the group
 * with most uploads gives one up.
 */
export interface UploadSlot extends Disposable {
  /** Aborted when the slot is given to another upload, or when nothing has come for a while. */
  signal: AbortSignal;
  /** Must be called for each chunk. */
  progress: (bytes: number) => void;
  received: () => void;
}

interface Upload {
  isKnown: boolean;
  /** Of everyone, of each group, of the sender. */
  keys: string[];
  progressAt: number;
  controller: AbortController;
}

export class UploadSlotsFullError extends Error {
  override name = "UploadSlotsFullError";
}

// Each upload holds at most 6 MB of disk.
const maxUploads = 120;
/** A crowd that shares one address. */
const maxPerGroup = 80;
/** Browsers send one picture at a time, but lost connections linger. */
const maxPerSender = 6;
/** An upload that sent fewer bytes meanwhile gives way. */
const minBytes = 64 * 1024;
const stallMs = 10_000;
const idleMs = 30_000;

const uploads = new Set<Upload>();

/** Throws UploadSlotsFullError when all are taken by senders with no more than their share. */
export function takeUploadSlot(sender: Sender): UploadSlot {
  const keys = ["all", ...groupKeys(sender)];
  const upload: Upload = {
    isKnown: sender.isKnown,
    keys,
    progressAt: performance.now(),
    controller: new AbortController(),
  };
  for (let depth = keys.length - 1; depth >= 0; depth--) {
    const within = inGroup(keys, depth);
    if (within.length >= maxAt(depth, keys.length)) evictFor(upload, within, depth);
  }
  uploads.add(upload);
  const evict = () => evictUpload(upload);
  const idle = setTimeout(evict, idleMs).unref();
  let bytesSinceProgress = 0;
  return {
    signal: upload.controller.signal,
    progress(bytes) {
      idle.refresh();
      bytesSinceProgress += bytes;
      if (bytesSinceProgress < minBytes) return;
      bytesSinceProgress = 0;
      upload.progressAt = performance.now();
    },
    received() {
      clearTimeout(idle);
    },
    [Symbol.dispose]() {
      clearTimeout(idle);
      uploads.delete(upload);
    },
  };
}

function maxAt(depth: number, depths: number): number {
  if (depth === depths - 1) return maxPerSender;
  return depth === 0 ? maxUploads : maxPerGroup;
}

function inGroup(keys: readonly string[], depth: number): Upload[] {
  return [...uploads].filter((upload) => upload.keys[depth] === keys[depth]);
}

function evictFor(newcomer: Upload, within: Upload[], depth: number): void {
  const unknown = newcomer.isKnown ? within.filter(({ isKnown }) => !isKnown) : [];
  const victim = stalestOfLargest(unknown.length > 0 ? unknown : within, depth + 1);
  if (!victim || !mayEvict(newcomer, victim)) throw new UploadSlotsFullError();
  evictUpload(victim);
}

/** Goes down into the group with most uploads, until one sender is left. */
function stalestOfLargest(within: Upload[], depth: number): Upload | undefined {
  let group = within;
  for (let level = depth; group.some(({ keys }) => keys.length > level); level++) {
    const groups = Map.groupBy(group, ({ keys }) => keys[level]).values();
    group = [...groups].sort((a, b) => b.length - a.length || stalest(a) - stalest(b))[0] ?? [];
  }
  return group.toSorted((a, b) => a.progressAt - b.progressAt)[0];
}

function stalest(group: Upload[]): number {
  return Math.min(...group.map(({ progressAt }) => progressAt));
}

function mayEvict(newcomer: Upload, victim: Upload): boolean {
  if (performance.now() - victim.progressAt > stallMs) return true;
  if (newcomer.isKnown !== victim.isKnown) return newcomer.isKnown;
  const depth = victim.keys.findIndex((key, index) => key !== newcomer.keys[index]);
  // The newest upload of a sender is the one that its browser still waits for.
  if (depth === -1) return true;
  const share = (keys: string[]) => inGroup(keys, depth).length;
  return share(victim.keys) > share(newcomer.keys) + 1;
}

function evictUpload(upload: Upload): void {
  uploads.delete(upload);
  upload.controller.abort();
}
