export type Outcome =
  | { kind: "answered"; section: HTMLElement; address: string }
  | { kind: "offline" | "lost" | "failed" | "missing" | "tooMany" };

const timeoutMs = 20_000;

/**
 * Posts what a form held and picks the section `id` out of the page that answers. Whether a
 * request that got lost was handled nobody knows: it can be sent again, its key makes it the same
 * answer.
 */
export async function sendForm(
  address: string,
  body: URLSearchParams,
  id: string,
): Promise<Outcome> {
  try {
    const response = await fetch(address, {
      method: "POST",
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 404) return { kind: "missing" };
    if (response.status === 429) return { kind: "tooMany" };
    if (response.status >= 500) return { kind: "failed" };
    const section = parsePage(await response.text()).getElementById(id);
    if (!section) return { kind: "failed" };
    return { kind: "answered", section, address: response.url };
  } catch {
    return { kind: navigator.onLine ? "lost" : "offline" };
  }
}

/** The page's styles carry another answer's nonce and would be reported, though never applied. */
function parsePage(html: string): Document {
  const unstyled = html.replace(/<style.*?<\/style>/s, "");
  return new DOMParser().parseFromString(unstyled, "text/html");
}

/** What a form holds at this moment. */
export function bodyOf(form: HTMLFormElement): URLSearchParams {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return new URLSearchParams(texts);
}
