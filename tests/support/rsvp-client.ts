import { randomInt, randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { submissionFields } from "#app/features/submissions/rules.ts";
import { execute } from "./database-url.ts";
import { solveProofOfWorkAsync } from "./proof-of-work.ts";

const timeoutMs = 60_000;

export interface RsvpLoad {
  /** E-mail addresses of all answers the server has acknowledged. */
  acknowledged: Set<string>;
  /** Waits until the server has acknowledged this many. */
  reached: (count: number) => Promise<void>;
  /** Waits for pending requests. */
  stop: () => Promise<void>;
}

/** Simulates `guests` browsers that keep sending new answers, ignoring errors. */
export function startRsvpLoad(url: string, weddingId: string, guests: number): RsvpLoad {
  const acknowledged = new Set<string>();
  const events = new EventEmitter();
  let stopped = false;
  const sendLoop = async () => {
    while (!stopped) {
      const email = `${randomUUID()}@example.no`;
      const status = await sendAnswer(url, weddingId, { email }).catch(() => 0);
      if (status !== 303) continue;
      acknowledged.add(email);
      events.emit("acknowledged");
    }
  };
  const all = Promise.all(Array.from({ length: guests }, sendLoop));
  return {
    acknowledged,
    reached: async (count) => {
      while (acknowledged.size < count) await once(events, "acknowledged");
    },
    stop: async () => {
      stopped = true;
      await all;
    },
  };
}

/** Opens the wedding page and sends an answer with proof of work. Returns the status. */
export async function sendAnswer(
  url: string,
  weddingId: string,
  fields: Record<string, string>,
): Promise<number> {
  return postAnswer(url, weddingId, { ...(await fetchFormFields(url, weddingId)), ...fields });
}

/** Posts the answer form. Returns the status. */
export async function postAnswer(
  url: string,
  weddingId: string,
  fields: Record<string, string>,
): Promise<number> {
  const response = await fetch(`${url}/wedding?id=${weddingId}`, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
    // A random client IP, for servers with one trusted proxy: rate limits count per IP.
    headers: { "X-Forwarded-For": `10.${[0, 0, 0].map(() => randomInt(256)).join(".")}` },
    body: new URLSearchParams({ guestName: "Kari Nordmann", attending: "true", ...fields }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Fetches the wedding page. Returns its form token and a solved proof of work. */
export async function fetchFormFields(
  url: string,
  weddingId: string,
): Promise<Record<string, string>> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(`${url}/wedding?id=${weddingId}`, { signal });
  const html = await response.text();
  if (!response.ok) throw new Error(`the page returned ${response.status}`);
  const formToken = extractFormToken(html);
  return {
    [submissionFields.token]: formToken,
    [submissionFields.proof]: await solveProofOfWorkAsync(formToken),
  };
}

/** Returns the form token in a page's HTML. */
function extractFormToken(html: string): string {
  const formToken = new RegExp(`name="${submissionFields.token}"[^>]* value="([^"]+)"`).exec(
    html,
  )?.[1];
  if (!formToken) throw new Error("no form token in the page");
  return formToken;
}

/** Inserts a wedding. Returns its id. */
export async function insertWedding(databaseUrl: string): Promise<string> {
  const [row] = await execute(
    databaseUrl,
    `insert into weddings (id, bride, groom, wedding_date, venue, city, theme, colors, story,
       ceremony, reception, selected_theme)
     values (gen_random_uuid(), 'Kari', 'Ola', '2028-01-22', 'Låven', 'Lom', '', '', '', '', '',
       'romantic') returning id`,
  );
  return String(row?.id);
}

/** Returns the number of stored answers per e-mail address. */
export async function countAnswersByEmail(databaseUrl: string): Promise<Map<string, number>> {
  const rows = await execute(
    databaseUrl,
    "select email, count(*)::int as answers from rsvp_responses group by email",
  );
  return new Map(rows.map((row) => [String(row.email), Number(row.answers)]));
}
