import { galleryTexts } from "#app/features/gallery/texts.ts";
import { type PhotoReply, sendPhoto } from "./send-photo.ts";
import { type UnsentPhoto, unsentPhotos } from "./unsent-photos.ts";
import type { UploadTile } from "./upload-tile.ts";

const texts = galleryTexts.upload;
/** Afterwards only the network's return, the guest's own, or a press on the button tries again. */
const pausesMs = [3_000, 10_000, 30_000, 60_000, 300_000, 900_000];
const mostTickets = 3;
const hastyMs = 2_500;

export interface Upload {
  photo: UnsentPhoto;
  tile: UploadTile;
  cancelling: AbortController;
  /** How many tickets did not do. */
  tickets: number;
}

interface QueueOptions {
  address: string;
  /** Gets what a photo is sent with from a new ticket, or from the old one when it was too soon. */
  renew: (fields: UnsentPhoto["fields"], ticket: string) => Promise<void>;
  /** Nothing is under way for now. Of those done, another tab has sent the cancelled ones. */
  rested: (done: Upload[], isAwaiting: boolean) => void;
}

/**
 * Sends photos one after the other, in the order they were shared, through all interruptions.
 * One at a time: the first answer lets the browser be known before the second photo goes.
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

  /** Tries at once what is paused. */
  retry = (): void => {
    this.#pauses = 0;
    this.#wake();
  };

  cancel(upload: Upload): void {
    upload.cancelling.abort();
    void this.#take(upload);
    upload.tile.leave();
    this.#wake();
  }

  get unsent(): UnsentPhoto[] {
    return this.#waiting.map(({ photo }) => photo);
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    // Two tabs of one browser do not send the same.
    const lock = `photos ${this.#options.address}`;
    while (this.#waiting.length > 0) {
      await (navigator.locks?.request(lock, this.#drain) ?? this.#drain());
    }
    this.#isRunning = false;
    this.#rest();
  }

  #drain = async (): Promise<void> => {
    for (let upload = this.#waiting[0]; upload; upload = this.#waiting[0]) {
      const { photo, tile, cancelling } = upload;
      if (await isSentElsewhere(photo)) {
        this.cancel(upload);
        this.#done.push(upload);
      }
      if (cancelling.signal.aborted) continue;
      tile.show("sending");
      const show = (share: number) => tile.progress(share);
      const reply = await sendPhoto(this.#options.address, photo, show, cancelling.signal);
      if (!cancelling.signal.aborted) await this.#handle(upload, reply);
    }
  };

  async #handle(upload: Upload, reply: PhotoReply): Promise<void> {
    const { tile, photo } = upload;
    const { status, ticket, message } = reply;
    if (status === 201) return this.#finish(upload, reply);
    if (ticket && status !== 429 && upload.tickets++ < mostTickets) {
      const isHasty = reply.reason === "too-fast";
      if (isHasty) await this.#pause(hastyMs);
      return this.#options.renew(photo.fields, isHasty ? "" : ticket);
    }
    const isLost = status === 0 || status === 429 || status >= 500;
    if (!isLost) {
      tile.show("failed", message || texts.states.failed);
      return this.#take(upload);
    }
    // What the server chokes on does not hold up the others.
    if (status === 500) this.#waiting.push(...this.#waiting.splice(0, 1));
    const offline = photo.id === undefined ? texts.offlineUnsaved : texts.offline;
    tile.show("paused", message || (navigator.onLine ? texts.states.paused : offline));
    this.#rest();
    await this.#pause(Math.max(pausesMs[this.#pauses++] ?? Infinity, reply.retryAfterMs));
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

  #rest(): void {
    const done = this.#done;
    this.#done = [];
    this.#options.rested(done, this.#isAwaiting);
  }
}

async function isSentElsewhere({ id }: UnsentPhoto): Promise<boolean> {
  return id !== undefined && !(await unsentPhotos.has(id).catch(() => true));
}
