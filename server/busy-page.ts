import type { ServerResponse } from "node:http";
import { errorTexts } from "#app/pages/site/error-texts.ts";
import { errorHeaders, errorMarkup } from "./error-page.ts";

const { title, sentence } = errorTexts[503];
// An empty address is that of the page itself.
const link = '<p><a href="">Åpne siden på nytt</a></p>';
const body = Buffer.from(errorMarkup(title, `<p>${sentence}</p>\n${link}`));
const headers = {
  ...errorHeaders(),
  "Cache-Control": "private, no-store",
  "Content-Length": body.byteLength,
  "Retry-After": 5,
};

/** Responds with finished bytes, because there is no time for more. */
export function sendBusyPage(response: ServerResponse): void {
  response.writeHead(503, headers).end(response.req.method === "HEAD" ? undefined : body);
}
