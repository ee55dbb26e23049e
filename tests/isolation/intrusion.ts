import type { Session } from "#tests/support/sessions.ts";
import type { Secret } from "./couple.ts";

/** Of a form, with all their values. */
export type Fields = [name: string, value: string | Blob][];

/** One request that somebody makes who has no right to what it names. */
export interface Intrusion {
  method: "GET" | "POST";
  path: string;
  fields?: Fields;
}

export interface Answer {
  status: number;
  location: string;
  /** Head and body. */
  text: string;
}

export type Ask = Session["fetch"];

/** Sends it, and answers all that came back. Of a stream that does not end, only its head. */
export async function send(ask: Ask, { method, path, fields }: Intrusion): Promise<Answer> {
  const init = method === "POST" ? { method, body: bodyOf(fields ?? []) } : { method };
  const response = await ask(path, { ...init, redirect: "manual" });
  const isEndless = response.headers.get("Content-Type")?.startsWith("text/event-stream");
  const body = isEndless ? "" : await response.text();
  if (isEndless) await response.body?.cancel();
  const head = [...response.headers].map(([name, value]) => `${name}: ${value}`).join("\n");
  return {
    status: response.status,
    location: response.headers.get("Location") ?? "",
    text: `${head}\n\n${body}`,
  };
}

function bodyOf(fields: Fields): FormData | URLSearchParams {
  if (!fields.some(([, value]) => value instanceof Blob)) {
    return new URLSearchParams(fields as [string, string][]);
  }
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** Which secrets an answer gives away that were not known before. */
export function leaksIn({ text }: Answer, known: Set<string>, secrets: Secret[]): string[] {
  return secrets
    .filter(({ value }) => !known.has(value) && text.includes(value))
    .map(({ of }) => of);
}

/** An answer apart from what differs from request to request, and from the id that was named. */
export function gist({ status, location, text }: Answer, id = ""): string {
  const without = (words: string) =>
    (id.length < 8 ? words : words.replaceAll(encodeURIComponent(id), "").replaceAll(id, ""))
      .replaceAll(/nonce="[^"]*"/g, "")
      .replaceAll(/[\w-]{32,}/g, "")
      // Days and minutes that are left.
      .replaceAll(/\d+/g, "0");
  // An archive holds the time it was made at in many places.
  const isArchive = text.includes("content-type: application/zip");
  const body = isArchive ? "" : text.slice(text.indexOf("\n\n"));
  return `${status} ${without(location)} ${without(body)}`;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An id of the same shape that nothing has. */
export function absentLike(id: string): string {
  return uuid.test(id) ? "a7d5c3f0-94f1-4a6e-8a0b-4f5f6d1c2b3e" : "x".repeat(32);
}

/** Says so when an answer is not like one about nothing; `ids` are what the two were about. */
export function differences(
  asked: Intrusion,
  answer: Answer,
  nothing: Answer,
  ids = ["", ""],
): string[] {
  const isAlike = gist(answer, ids[0]) === gist(nothing, ids[1]);
  return isAlike ? [] : [`${wordsFor(asked)} differs from what is not there`];
}

/** What was asked, short enough to read. */
export function wordsFor({ method, path, fields }: Intrusion): string {
  const named =
    fields?.map(([name, value]) => `${name}=${textOf(value).slice(0, 40)}`).join("&") ?? "";
  return `${method} ${path} ${named}`.slice(0, 200);
}

/** All that was named in a request. */
export function namedIn({ path, fields }: Intrusion): string {
  return ` ${path} ${fields?.flat().map(textOf).join(" ") ?? ""}`;
}

function textOf(value: string | Blob): string {
  return typeof value === "string" ? value : "";
}
