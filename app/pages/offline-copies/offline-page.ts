import { escapeHtml } from "#app/platform/html.ts";
import { removalParameter } from "./copies.ts";
import { offlineTexts as texts } from "./texts.ts";

/** Sent to the worker by a page that has been loaded. */
export interface CacheMessage {
  /** Addresses of what the page shows. */
  files: string[];
}

const day = new Intl.DateTimeFormat("nb", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "Europe/Oslo",
});
const time = new Intl.DateTimeFormat("nb", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/Oslo",
});

/** The copy says that it is one, and when it was fetched. */
export async function withOfflineNote(page: Response, url: string): Promise<Response> {
  const fetchedAt = new Date(page.headers.get("Date") ?? 0);
  const when = `${day.format(fetchedAt)} kl. ${time.format(fetchedAt).replace(":", ".")}`;
  const removal = new URL(url);
  removal.searchParams.set(removalParameter, "");
  const href = escapeHtml(removal.pathname + removal.search);
  const note = `<aside class="offline-note"><p role="status"><b>${texts.note(when)}</b> ${texts.gifts} <a href="${href}">${texts.remove}</a></p></aside>`;
  const html = (await page.text()).replace(/<body[^<>]*>/, (body) => body + note);
  const headers = new Headers(page.headers);
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  return new Response(html, { headers });
}

export function removedPage(): Response {
  const html = `<!doctype html><html lang="nb"><meta name="viewport" content="width=device-width"><title>${texts.removed}</title><main><h1>${texts.removed}</h1></main>`;
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
