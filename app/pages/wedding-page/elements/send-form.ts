export interface FormReply {
  kind: "replied";
  /** The section of the page that came back. */
  section: HTMLElement;
  /** The form was taken; else the section holds it again and says why. */
  isAccepted: boolean;
  /** What the page that came back has to say. */
  flashMessage: string;
  url: string;
}

export type FormOutcome =
  | FormReply
  | { kind: "offline" | "lost" | "failed" | "missing" | "tooMany" };

const timeoutMs = 20_000;

/**
 * Posts what a form held and picks the section `id` out of the page that answers. Whether a
 * request that got lost was handled nobody knows: it can be sent again, its ticket makes it the
 * same one.
 */
export async function sendForm(
  url: string,
  body: URLSearchParams,
  id: string,
): Promise<FormOutcome> {
  try {
    const response = await fetch(url, {
      method: "POST",
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 404) return { kind: "missing" };
    if (response.status >= 500) return { kind: "failed" };
    const page = parsePage(await response.text());
    const section = page.getElementById(id);
    if (!section) return { kind: response.status === 429 ? "tooMany" : "failed" };
    const flashMessage = page.getElementById("flash")?.textContent ?? "";
    return {
      kind: "replied",
      section,
      isAccepted: response.ok,
      flashMessage: flashMessage,
      url: response.url,
    };
  } catch {
    return { kind: navigator.onLine ? "lost" : "offline" };
  }
}

/** The page's styles carry another answer's nonce and would be reported, though never applied. */
export function parsePage(html: string): Document {
  const start = html.indexOf("<style");
  const end = html.indexOf("</style>", start);
  const unstyled = start < 0 || end < 0 ? html : html.slice(0, start) + html.slice(end);
  return new DOMParser().parseFromString(unstyled, "text/html");
}

/** What a form holds at this moment, its files left out. */
export function bodyOf(form: HTMLFormElement, submitter?: HTMLElement | null): URLSearchParams {
  const texts = [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return new URLSearchParams(texts);
}
