import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { now } from "#app/platform/clock.ts";
import { visitorKey } from "#app/platform/http/cookies.server.ts";
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
  headers: {
    "accept-encoding"?: string | string[] | undefined;
    cookie?: string | undefined;
    "user-agent"?: string | undefined;
  };
}

/** Pages as finished bytes: those of all who come without cookies, and of visitors. */
export class CachedPages {
  readonly #cache = new PageCache(maxBytes);
  readonly #stop = onChange((audienceId) => this.#cache.change(audienceId));

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

  /** Returns a function that keeps the page if nothing has changed in the meantime. */
  startRendering(request: CacheableRequest) {
    const key = hearsOthers() ? keyOf(request) : null;
    const startedAt = this.#cache.startRendering();
    return (rendered: { route: string; headers: Headers; html: string; caching: PageCaching }) => {
      if (key === null) return;
      const { html, caching, headers, route } = rendered;
      const { text = "", freshText = () => "", audiences, validUntil } = caching;
      void this.#cache.store(key, startedAt, {
        ...{ route, html, text, freshText, audiences, validUntil },
        coding: acceptedCoding(request.headers["accept-encoding"]),
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

/** A page for visitors is found by their cookie alone, any other page only without cookies. */
function keyOf({ method, url = "", headers }: CacheableRequest): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  if (url.length > maxUrlLength) return null;
  const visitor = headers.cookie === undefined ? "all" : visitorKey(headers.cookie);
  if (visitor === null) return null;
  const device = isAppleDevice(headers["user-agent"] ?? "") ? "apple" : "other";
  return `${acceptedCoding(headers["accept-encoding"])} ${device} ${visitor} ${url}`;
}

function acceptedCoding(header: string | string[] = ""): Coding {
  const accepted = String(header)
    .toLowerCase()
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.trim().split(";", 1)[0]);
  return codings.find((coding) => accepted.includes(coding)) ?? "identity";
}
