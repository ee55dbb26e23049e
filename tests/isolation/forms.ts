import type { Page } from "@playwright/test";
import { proofFor } from "#tests/support/tickets.ts";
import { type Ask, send } from "./intrusion.ts";

export interface FoundForm {
  /** The page it stands on, and which of that page's forms it is. */
  page: string;
  key: string;
  /** Path and query it is sent to. */
  action: string;
  fields: { name: string; value: string; isChosen: boolean }[];
}

/** The forms that post, of a page as the server sends it to somebody. */
export async function formsOn(browser: Page, ask: Ask, path: string): Promise<FoundForm[]> {
  const { text: html } = await send(ask, { method: "GET", path });
  const forms = await browser.evaluate((text) => {
    const { forms } = new DOMParser().parseFromString(text, "text/html");
    return [...forms]
      .filter((form) => form.getAttribute("method")?.toLowerCase() === "post")
      .map((form) => ({
        action: form.getAttribute("action"),
        fields: [...form.elements]
          .filter((control) => control instanceof HTMLElement && control.hasAttribute("name"))
          .map((control) => {
            const field = control as HTMLInputElement;
            const isChoice = ["radio", "checkbox"].includes(field.type);
            return {
              name: field.name,
              value: field.value,
              isLeftOut: isChoice && !field.checked,
              // What a person picks, or the page has put there: an id may stand in it.
              isChosen: isChoice || ["hidden", "submit", "select-one"].includes(field.type),
            };
          }),
      }));
  }, html);
  const ticket = forms.flatMap(({ fields }) => fields).find(({ name }) => name === "ticket")?.value;
  const proof = ticket ? proofFor(ticket) : "";
  return forms.map(({ action, fields }) => {
    const sent = fields.filter(({ isLeftOut }) => !isLeftOut);
    const proved = sent.map((field) =>
      field.name === "proof" ? { ...field, value: proof } : field,
    );
    const key = `${action} ${proved.map(({ name }) => name)}`;
    return { page: path, key, action: action ?? path, fields: proved };
  });
}
