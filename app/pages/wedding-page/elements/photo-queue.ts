import { uploadForm } from "#app/client/upload/upload-file.ts";
import { galleryTexts } from "#app/features/gallery/texts.ts";
import { type UnsentPhoto, unsentPhotos } from "./unsent-entries.ts";
import type { UploadTile } from "./upload-tile.ts";

const texts = galleryTexts.upload;
/** Later retries wait for the network, the page's visibility or the button. */
const retryDelaysMs = [3_000, 10_000, 30_000, 60_000, 300_000, 900_000];
const maxTokens = 3;
const tooFastDelayMs = 2_500;

export interface Upload {
  photo: UnsentPhoto;
  tile: UploadTile;
  abortController: AbortController;
  tokensTried: number;
}

interface PhotoReply {
  /** 0 if there was no response. */
  status: number;
  retryAfterMs: number;
  isAwaiting: boolean;
  reason: string;
  message: string;
  formToken: string;
}

interface QueueOptions {
  url: string;
  /** Waits until the form token is old enough. */
  isReady: () => Promise<void>;
  /** Stores a new form token in the fields. */
  renew: (fields: UnsentPhoto["fields"], formToken: string) => void;
  onRefused: (name: string, reason: string) => void;
  /** Called when the queue is empty or paused. */
  onIdle: (done: Upload[], isAwaiting: boolean) => void;
}

/**
 * Sends photos one at a time in the order of sharing, with retries. The first response must set the
 * browser's cookie before the second photo is sent.
 */
export class PhotoQueue {
  #options: QueueOptions;
  #waiting: Upload[] = [];
  #done: Upload[] = [];
  #isAwaiting = false;
  #isRunning = false;
  #pauses = 0;
  #wake = () => {};

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  add(uploads: Upload[]): void {
    for (const { tile } of uploads) tile.show("waiting");
    this.#waiting.push(...uploads);
    void this.#run();
  }

  retry = (): void => {
    this.#pauses = 0;
    this.#wake();
  };

  cancel(upload: Upload): void {
    upload.abortController.abort();
    void this.#take(upload);
    upload.tile.removeTile();
    this.#wake();
  }

  get unsent(): UnsentPhoto[] {
    return this.#waiting.map(({ photo }) => photo);
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    // Keeps two tabs of one browser from sending the same photo.
    const lock = `photos ${this.#options.url}`;
    while (this.#waiting.length > 0) {
      await (navigator.locks?.request(lock, this.#drain) ?? this.#drain());
    }
    this.#isRunning = false;
    this.#notifyIdle();
  }

  #drain = async (): Promise<void> => {
    for (let upload = this.#waiting[0]; upload; upload = this.#waiting[0]) {
      const { photo, tile, abortController } = upload;
      if (await isSentElsewhere(photo)) {
        this.cancel(upload);
        this.#done.push(upload);
      }
      if (abortController.signal.aborted) continue;
      tile.show("sending");
      await this.#options.isReady();
      const onProgress = (share: number) => tile.progress(share);
      const { signal } = abortController;
      const request = await uploadForm(this.#options.url, formOf(photo), { onProgress, signal });
      if (!signal.aborted) await this.#handle(upload, replyOf(request));
    }
  };

  async #handle(upload: Upload, reply: PhotoReply): Promise<void> {
    const { tile, photo } = upload;
    const { status, formToken, message } = reply;
    if (status === 201) return this.#finish(upload, reply);
    if (formToken && status !== 429 && upload.tokensTried++ < maxTokens) {
      const isTooFast = reply.reason === "too-fast";
      if (isTooFast) await this.#pause(tooFastDelayMs);
      return this.#options.renew(photo.fields, isTooFast ? "" : formToken);
    }
    const isLost = status === 0 || status === 429 || status >= 500;
    if (!isLost) {
      const reason = message || texts.states.failed;
      tile.show("failed", reason);
      this.#options.onRefused(photo.name, reason);
      return this.#take(upload);
    }
    // A photo that the server fails on must not block the others.
    if (status === 500) this.#waiting.push(...this.#waiting.splice(0, 1));
    const offline = photo.id === undefined ? texts.offlineNotStored : texts.offline;
    tile.show("paused", message || (navigator.onLine ? texts.states.paused : offline));
    this.#notifyIdle();
    await this.#pause(Math.max(retryDelaysMs[this.#pauses++] ?? Infinity, reply.retryAfterMs));
    tile.show("waiting");
  }

  async #finish(upload: Upload, { isAwaiting }: PhotoReply): Promise<void> {
    this.#pauses = 0;
    this.#isAwaiting = isAwaiting;
    this.#done.push(upload);
    upload.tile.show("done");
    await this.#take(upload);
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      if (ms < Infinity) setTimeout(resolve, ms);
    });
  }

  async #take({ photo }: Upload): Promise<void> {
    this.#waiting = this.#waiting.filter((upload) => upload.photo !== photo);
    if (photo.id !== undefined) await unsentPhotos.remove(photo.id).catch(() => {});
  }

  #notifyIdle(): void {
    const done = this.#done;
    this.#done = [];
    this.#options.onIdle(done, this.#isAwaiting);
  }
}

function formOf({ fields, file, name }: UnsentPhoto): FormData {
  const form = new FormData();
  for (const field of Object.entries(fields)) form.append(...field);
  // The server reads the other fields before the photo.
  form.append("photo", file, name);
  return form;
}

function replyOf(request: XMLHttpRequest): PhotoReply {
  const { status, reason = "", message = "", ticket: formToken = "" } = request.response ?? {};
  return {
    status: request.status,
    retryAfterMs: Number(request.getResponseHeader("Retry-After")) * 1000,
    isAwaiting: status === "awaiting",
    reason,
    message,
    formToken,
  };
}

async function isSentElsewhere({ id }: UnsentPhoto): Promise<boolean> {
  return id !== undefined && !(await unsentPhotos.has(id).catch(() => true));
}
