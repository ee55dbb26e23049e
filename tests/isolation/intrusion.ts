import type { Session } from "#tests/support/couple.ts";
import type { Secret } from "./couple.ts";

/** One request that somebody makes who has no right to what it names. */
export interface Intrusion {
  method: "GET" | "POST";
  path: string;
  fields?: [name: string, value: string][];
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
  const init = method === "POST" ? { method, body: new URLSearchParams(fields) } : { method };
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

/** Which secrets an answer gives away; what the asker knew, and has sent, is none. */
export function leaksIn(answer: Answer, known: string, secrets: Secret[]): string[] {
  return secrets
    .filter(({ value }) => answer.text.includes(value) && !known.includes(value))
    .map(({ of }) => of);
}

/** An answer apart from what differs from request to request, and from the id that was named. */
export function gist({ status, location, text }: Answer, id: string): string {
  const named = id.length < 8 ? "nothing" : id;
  const body = text
    .slice(text.indexOf("\n\n"))
    .replaceAll(encodeURIComponent(named), "")
    .replaceAll(named, "")
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(/[\w-]{32,}/g, "")
    // Days and minutes that are left.
    .replaceAll(/\d+/g, "0");
  return `${status} ${location.replaceAll(named, "")} ${body}`;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An id of the same shape that nothing has. */
export function absentLike(id: string): string {
  return uuid.test(id) ? "a7d5c3f0-94f1-4a6e-8a0b-4f5f6d1c2b3e" : "x".repeat(32);
}

/** What was asked, short enough to read. */
export function wordsFor({ method, path, fields }: Intrusion): string {
  const named = fields?.map(([name, value]) => `${name}=${value.slice(0, 40)}`).join("&") ?? "";
  return `${method} ${path} ${named}`.slice(0, 200);
}

/** All that was named in a request. */
export function namedIn({ path, fields }: Intrusion): string {
  return ` ${path} ${fields?.flat().join(" ") ?? ""}`;
}
