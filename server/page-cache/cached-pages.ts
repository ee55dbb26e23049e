import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { now } from "#app/platform/clock.ts";
import type { PageCaching } from "#app/platform/http/page-caching.server.ts";
import { isAppleDevice } from "#app/platform/http/user-agent.ts";
import { hearsOthers, onChange } from "#app/platform/live/live.server.ts";
import { type Coding, codings } from "./encoded-page.ts";
import { type CachedPage, PageCache } from "./page-cache.ts";

const maxBytes = 64_000_000;
const maxUrlLength = 400;

interface CacheableRequest {
  method?: string | undefined;
  url?: string | undefined;
  headers: { cookie?: string | undefined; "user-agent"?: string | undefined };
}

/** Pages that are the same for all who come without cookies, as finished bytes. */
export class CachedPages {
  readonly #cache = new PageCache(maxBytes);
  readonly #stop = onChange((audienceId) => this.#cache.change(audienceId));

  /** Sends the page if it is known. Returns it, or undefined for the others to handle. */
  send(request: IncomingMessage, response: ServerResponse): CachedPage | undefined {
    // A body that nobody reads would block the connection's next request.
    const hasBody = "content-length" in request.headers || "transfer-encoding" in request.headers;
    const key = hasBody ? null : keyOf(request);
    const page = key !== null && hearsOthers() ? this.#cache.find(key, now()) : undefined;
    if (!page) return undefined;
    if (request.headers["if-none-match"] === page.etag) {
      response.writeHead(304, page.headers).end();
      return page;
    }
    const body = page.bodies.get(acceptedCoding(request.headers["accept-encoding"]));
    response.writeHead(200, body?.headers);
    if (request.method === "HEAD") response.end();
    else response.end(body?.fill(page.freshText()), "latin1");
    return page;
  }

  /** Returns a function that keeps the page if nothing has changed in the meantime. */
  startRendering(request: CacheableRequest) {
    const key = hearsOthers() ? keyOf(request) : null;
    const startedAt = this.#cache.startRendering();
    return (rendered: { route: string; headers: Headers; html: string; caching: PageCaching }) => {
      if (key === null) return;
      const { html, caching, headers, ...rest } = rendered;
      const { text = "", freshText = () => "", audiences, validUntil } = caching;
      void this.#cache.store(key, startedAt, {
        ...{ ...rest, html, text, freshText, audiences, validUntil },
        headers: [...headers].flat(),
        etag: headers.get("ETag") ?? "",
      });
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

function keyOf({ method, url = "", headers }: CacheableRequest): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  if (headers.cookie !== undefined || url.length > maxUrlLength) return null;
  return `${isAppleDevice(headers["user-agent"] ?? "") ? "apple" : "other"} ${url}`;
}

function acceptedCoding(header: string | string[] = ""): Coding {
  const accepted = String(header)
    .toLowerCase()
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.trim().split(";", 1)[0]);
  return codings.find((coding) => accepted.includes(coding)) ?? "identity";
}
