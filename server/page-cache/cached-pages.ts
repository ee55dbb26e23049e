import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { now } from "#app/platform/clock.ts";
import { acceptedCoding } from "#app/platform/http/accepted-coding.ts";
import { visitorKey } from "#app/platform/http/cookies.server.ts";
import type { PageCaching } from "#app/platform/http/page-caching.server.ts";
import { isAppleDevice } from "#app/platform/http/user-agent.ts";
import { hearsOthers, onChange } from "#app/platform/live/live.server.ts";
import { codings } from "./encoded-page.ts";
import { type CachedPage, PageCache } from "./page-cache.ts";

const maxBytes = 64_000_000;
const maxUrlLength = 400;
/**
 * With 10 a wedding page and its headers fit into the ten packets that a server may send at first. 11
 * takes more than twice as long, for 2 % fewer bytes. A visitor's page is seldom sent more than once.
 */
const brotliQualities = { all: 10, visitor: 5 };
const maxRemembered = 10_000;

interface CacheableRequest {
  method?: string | undefined;
  url?: string | undefined;
  headers: {
    "accept-encoding"?: string | string[] | undefined;
    cookie?: string | undefined;
    "user-agent"?: string | undefined;
  };
}

/** `stale`: its data changed while it was rendered. `personal`: it must not be cached. */
type Outcome = "kept" | "stale" | "personal";

export interface Rendering {
  /** Keeps the page if nothing has changed in the meantime. */
  keep: (page: { route: string; headers: Headers; html: string; caching: PageCaching }) => void;
  end: () => void;
}

/** Pages as finished bytes: those of all who come without cookies, and of visitors. */
export class CachedPages {
  readonly #cache = new PageCache(maxBytes);
  readonly #stop = onChange((receiverId) => this.#cache.change(receiverId));
  /** What is being rendered, by key. */
  readonly #rendering = new Map<string, Promise<void>>();
  /** What became of the page when it was rendered last. */
  readonly #outcomes = new Map<string, Outcome>();

  /** Sends the page if it is known. Returns it, or undefined for the others to handle. */
  send(request: IncomingMessage, response: ServerResponse): CachedPage | undefined {
    // An unread body would block the next request on the connection.
    const hasBody = "content-length" in request.headers || "transfer-encoding" in request.headers;
    const key = hasBody ? null : keyOf(request);
    const page = key !== null && hearsOthers() ? this.#cache.find(key, now()) : undefined;
    if (!page) return undefined;
    if (page.etag !== "" && request.headers["if-none-match"] === page.etag) {
      response.writeHead(304, page.headers).end();
      return page;
    }
    response.writeHead(200, page.bodyHeaders);
    if (request.method === "HEAD") response.end();
    else response.end(page.body.fill(page.freshText()), "latin1");
    return page;
  }

  /**
   * Returns what resolves when a page that is being rendered for another request is kept or will not
   * be, so that a crowd that opens one page waits for one rendering.
   */
  rendering(request: CacheableRequest): Promise<void> | undefined {
    const key = this.#rendering.size > 0 ? keyOf(request) : null;
    return key === null ? undefined : this.#rendering.get(key);
  }

  /** Whether one rendering of the page is likely to serve many requests. */
  wasKept(request: CacheableRequest): boolean {
    const key = hearsOthers() ? renderedKeyOf(request) : null;
    return key !== null && this.#outcomes.get(key) === "kept";
  }

  /** Whether the page is one that is kept, though it may have changed while it was rendered last. */
  mayBeKept(request: CacheableRequest): boolean {
    const key = renderedKeyOf(request);
    const outcome = key === null ? undefined : this.#outcomes.get(key);
    return outcome === "kept" || outcome === "stale";
  }

  /** Must be called before anything of the page is read, and `end` when it is rendered. */
  startRendering(request: CacheableRequest): Rendering {
    const key = hearsOthers() ? renderedKeyOf(request) : null;
    if (key === null) return { keep: () => undefined, end: () => undefined };
    const startedAt = this.#cache.startRendering();
    const ended = Promise.withResolvers<void>();
    const isFirst = !this.#rendering.has(key) && this.#outcomes.get(key) !== "personal";
    if (isFirst) this.#rendering.set(key, ended.promise);
    let storing: Promise<boolean> | undefined;
    const record = (outcome: Outcome) => {
      if (this.#outcomes.size >= maxRemembered) this.#outcomes.clear();
      this.#outcomes.set(key, outcome);
    };
    return {
      keep: ({ html, caching, headers, route }) => {
        const { text = "", freshText = () => "", receivers, validUntil } = caching;
        storing = this.#cache.store(key, startedAt, {
          ...{ route, html, text, freshText, receivers, validUntil },
          coding: acceptedCoding(codings, request.headers["accept-encoding"]),
          brotliQuality: brotliQualities[request.headers.cookie === undefined ? "all" : "visitor"],
          headers: [...headers].flat(),
          etag: headers.get("ETag") ?? "",
        });
      },
      end: () => {
        record(storing ? "kept" : "personal");
        const stored = storing?.then((isKept) => {
          if (!isKept) record("stale");
        });
        void Promise.resolve(stored).finally(() => {
          if (isFirst) this.#rendering.delete(key);
          ended.resolve();
        });
      },
    };
  }

  close(): void {
    this.#stop();
  }
}

/** The same for all responses that differ only in `text`. */
export function etagOf(html: string, text = ""): string {
  const lasting = text === "" ? html : html.replaceAll(text, "");
  return `W/"${createHash("sha256").update(lasting).digest("base64url").slice(0, 22)}"`;
}

/** The response to HEAD has no body to keep. */
function renderedKeyOf(request: CacheableRequest): string | null {
  return request.method === "GET" ? keyOf(request) : null;
}

/** A page for visitors is found by their cookie alone, any other page only without cookies. */
function keyOf({ method, url = "", headers }: CacheableRequest): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  if (url.length > maxUrlLength) return null;
  const visitor = headers.cookie === undefined ? "all" : visitorKey(headers.cookie);
  if (visitor === null) return null;
  const device = isAppleDevice(headers["user-agent"] ?? "") ? "apple" : "other";
  return `${acceptedCoding(codings, headers["accept-encoding"])} ${device} ${visitor} ${url}`;
}
