import type { Page } from "@playwright/test";
import { type Fetch, sendRequest, type UnauthorizedRequest } from "./unauthorized-request.ts";

/** Returns the POST forms of a page, with the values the server rendered. */
export async function formsOnPage(
  browser: Page,
  fetch: Fetch,
  path: string,
): Promise<UnauthorizedRequest[]> {
  const { text: html } = await sendRequest(fetch, { method: "GET", path });
  const forms = await browser.evaluate((text) => {
    const { forms } = new DOMParser().parseFromString(text, "text/html");
    return [...forms]
      .filter((form) => form.getAttribute("method")?.toLowerCase() === "post")
      .map((form) => ({
        action: form.getAttribute("action"),
        fields: [...form.elements]
          .filter((control) => control.hasAttribute("name"))
          .map((control) => control as HTMLInputElement)
          .filter(({ type, checked }) => checked || !["radio", "checkbox"].includes(type))
          .map(({ name, value }): [string, string] => [name, value]),
      }));
  }, html);
  return forms.map(({ action, fields }) => ({ method: "POST", path: action ?? path, fields }));
}
