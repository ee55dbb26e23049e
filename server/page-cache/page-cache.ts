import { type Coding, type EncodedPage, encodePage } from "./encoded-page.ts";

export interface CachedPage {
  /** As in routes.ts. */
  route: string;
  /** Names and values in turn, which `writeHead` takes as they are. */
  headers: string[];
  /** Those of a response with the body: `headers` and more. */
  bodyHeaders: string[];
  /** Empty for a page whose copy in the browser must not be shown again. */
  etag: string;
  body: EncodedPage;
  /** Returns the text for the places that each response has anew. */
  freshText: () => string;
}

export interface RenderedPage extends Pick<CachedPage, "route" | "headers" | "etag" | "freshText"> {
  html: string;
  coding: Coding;
  brotliQuality: number;
  /** What stands in the places that each response has anew; empty without any. */
  text: string;
  /** Ids of those whose changes the page shows. */
  receivers: readonly string[];
  validUntil: Date;
}

interface Entry {
  page: CachedPage;
  receivers: readonly string[];
  validUntil: number;
}

const maxRemembered = 10_000;

/** Keeps finished pages until what they show changes. The oldest ones leave when it is full. */
export class PageCache {
  readonly #maxBytes: number;
  /** The one that was used last is last. */
  readonly #entries = new Map<string, Entry>();
  readonly #keys = new Map<string, Set<string>>();
  #byteLength = 0;
  /** Counts changes, to tell those before a rendering from those during it. */
  #now = 0;
  readonly #changedAt = new Map<string, number>();
  #allChangedAt = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get byteLength(): number {
    return this.#byteLength;
  }

  find(key: string, instant: Date): CachedPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.validUntil <= instant.getTime()) {
      this.#remove(key);
      return undefined;
    }
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.page;
  }

  /** Must be called before anything of the page is read. */
  startRendering(): number {
    return this.#now;
  }

  /**
   * Keeps the page, unless something it shows has changed since `startRendering`. Returns whether it is
   * kept.
   */
  async store(key: string, startedAt: number, rendered: RenderedPage): Promise<boolean> {
    if (this.#hasChanged(rendered, startedAt)) return false;
    const { html, coding, brotliQuality, text, receivers, validUntil, ...rest } = rendered;
    const body = await encodePage(html, text, coding, brotliQuality);
    if (this.#hasChanged(rendered, startedAt)) return false;
    const { byteLength } = body;
    if (byteLength > this.#maxBytes) return false;
    this.#remove(key);
    const encoding = coding === "identity" ? [] : ["Content-Encoding", coding];
    const headers = rest.headers.map(asOneByteString);
    const bodyHeaders = [...headers, ...encoding, "Content-Length", String(byteLength)];
    this.#entries.set(key, {
      page: { ...rest, headers, bodyHeaders, body },
      receivers,
      validUntil: validUntil.getTime(),
    });
    this.#byteLength += byteLength;
    for (const receiver of receivers) {
      this.#keys.set(receiver, (this.#keys.get(receiver) ?? new Set()).add(key));
    }
    for (const oldest of this.#entries.keys()) {
      if (this.#byteLength <= this.#maxBytes) break;
      this.#remove(oldest);
    }
    return true;
  }

  /** Forgets the pages that show the receiver's data; all pages for null. */
  change(receiver: string | null): void {
    this.#now++;
    if (receiver === null || this.#changedAt.size >= maxRemembered) {
      this.#allChangedAt = this.#now;
      this.#changedAt.clear();
    }
    if (receiver === null) {
      for (const key of [...this.#entries.keys()]) this.#remove(key);
      return;
    }
    this.#changedAt.set(receiver, this.#now);
    for (const key of [...(this.#keys.get(receiver) ?? [])]) this.#remove(key);
  }

  #hasChanged({ receivers }: RenderedPage, startedAt: number): boolean {
    return [this.#allChangedAt, ...receivers.map((id) => this.#changedAt.get(id) ?? 0)].some(
      (changedAt) => changedAt > startedAt,
    );
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#byteLength -= entry.page.body.byteLength;
    for (const receiver of entry.receivers) {
      const keys = this.#keys.get(receiver);
      keys?.delete(key);
      if (keys?.size === 0) this.#keys.delete(receiver);
    }
  }
}

/**
 * A value that was cut out of a longer text has that text's two bytes for each character. One such
 * value would widen the whole response, which would be copied twice more for each view.
 */
function asOneByteString(value: string): string {
  return Buffer.from(value, "latin1").toString("latin1");
}
