import { parseHtml } from "#tests/support/parse-html.ts";
import { type Fetch, sendRequest, type UnauthorizedRequest } from "./unauthorized-request.ts";

/** Returns the POST forms of a page, with the values the server rendered. */
export async function formsOnPage(fetch: Fetch, path: string): Promise<UnauthorizedRequest[]> {
  const { text } = await sendRequest(fetch, { method: "GET", path });
  const { document } = parseHtml(text.slice(text.indexOf("\n\n")));
  return [...document.forms]
    .filter((form) => form.getAttribute("method")?.toLowerCase() === "post")
    .map((form) => ({
      method: "POST",
      path: form.getAttribute("action") ?? path,
      fields: [...form.elements]
        .filter((control) => control.hasAttribute("name"))
        .map((control) => control as HTMLInputElement)
        .filter(({ type, checked }) => checked || !["radio", "checkbox"].includes(type))
        .map(({ name, value }): [string, string] => [name, value]),
    }));
}
