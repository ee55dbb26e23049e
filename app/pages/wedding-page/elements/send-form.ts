export interface FormReply {
  kind: "replied";
  section: HTMLElement;
  /** False when the section holds the form again with its errors. */
  isAccepted: boolean;
  flashMessage: string;
  url: string;
}

export type FormOutcome =
  | FormReply
  | { kind: "missing" }
  | { kind: "offline" | "lost" | "failed" | "tooMany" };

const timeoutMs = 20_000;

/** A request without a response may have been handled; its form token makes a retry idempotent. */
export async function sendForm(url: string, body: string, id: string): Promise<FormOutcome> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
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

/** Returns the section as this page's address has it now, or null without a response. */
export async function loadSection(id: string): Promise<HTMLElement | null> {
  try {
    return parsePage(await (await fetch(location.href)).text()).getElementById(id);
  } catch {
    return null;
  }
}

/** Removes the styles: they carry another response's nonce and would cause CSP reports. */
export function parsePage(html: string): Document {
  const start = html.indexOf("<style");
  const end = html.indexOf("</style>", start);
  const unstyled = start < 0 || end < 0 ? html : html.slice(0, start) + html.slice(end);
  return new DOMParser().parseFromString(unstyled, "text/html");
}

export function bodyOf(form: HTMLFormElement, submitter?: HTMLElement | null): URLSearchParams {
  const texts = [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return new URLSearchParams(texts);
}
