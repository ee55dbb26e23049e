import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, unlink } from "node:fs/promises";
import { join } from "node:path";
import { config } from "../config.server.ts";
import { log } from "../log.server.ts";
import type { Sender } from "../upload-sender.ts";
import { type FilePart, MalformedBodyError } from "./form-parts.server.ts";
import { takeUploadSlot, UploadSlotsFullError } from "./upload-slots.server.ts";

/** A received file on disk. Read it into memory only for as long as it is needed. */
export interface UploadedFile extends AsyncDisposable {
  name: string;
  type: string;
  /** As sent. */
  size: number;
  /** Throws MalformedBodyError when the sender has hung up or has lost its slot. */
  bytes: () => Promise<Uint8Array<ArrayBuffer>>;
  sender: Sender;
  signal: AbortSignal;
}

/**
 * Writes a file to disk while it arrives, and of a larger one only the first `maxBytes`. No other
 * program sees it, and a crash leaves nothing. Throws MalformedBodyError.
 */
export async function receiveFile(
  { fileName, type, content }: FilePart,
  sender: Sender,
  maxBytes: number,
  requestSignal: AbortSignal,
): Promise<UploadedFile> {
  using resources = new DisposableStack();
  const slot = resources.use(takeSlot(sender));
  const signal = AbortSignal.any([requestSignal, slot.signal]);
  const stop = () => content.destroy(new MalformedBodyError("unavailable"));
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  const file = await openUnlinked();
  try {
    let size = 0;
    for await (const chunk of content as AsyncIterable<Buffer>) {
      slot.progress(chunk.length);
      const kept = chunk.subarray(0, Math.max(0, maxBytes - size));
      size += chunk.length;
      if (kept.length > 0) await onDisk(() => file.write(kept));
    }
    slot.received();
    const owned = resources.move();
    return {
      name: fileName,
      type,
      size,
      sender,
      signal,
      async bytes() {
        if (signal.aborted) throw new MalformedBodyError("unavailable");
        const bytes = new Uint8Array(Math.min(size, maxBytes));
        await file.read(bytes, 0, bytes.length, 0);
        return bytes;
      },
      async [Symbol.asyncDispose]() {
        owned.dispose();
        await file.close();
      },
    };
  } catch (error) {
    await file.close();
    throw error instanceof MalformedBodyError ? error : new MalformedBodyError("malformed");
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

function takeSlot(sender: Sender) {
  try {
    return takeUploadSlot(sender);
  } catch (error) {
    if (!(error instanceof UploadSlotsFullError)) throw error;
    throw new MalformedBodyError("unavailable");
  }
}

async function openUnlinked(): Promise<FileHandle> {
  const folder = join(config().dataDir, "uploads");
  const path = join(folder, randomUUID());
  return onDisk(async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await open(path, "wx+", 0o600);
    await unlink(path);
    return file;
  });
}

async function onDisk<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    log().error({ err: error }, "upload not written");
    throw new MalformedBodyError("unavailable");
  }
}
