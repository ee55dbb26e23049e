import { randomInt, randomUUID } from "node:crypto";
import { submissionFields } from "#app/features/weddings/submissions/rules.ts";
import { execute } from "./database-address.ts";
import { solveProofOfWorkAsync } from "./proof-of-work.ts";

const patienceMs = 60_000;

export interface AnsweringGuests {
  /** The e-mails of all answers that the server has acknowledged. */
  acknowledged: Set<string>;
  /** Lets the requests under way end, one way or the other. */
  stop: () => Promise<void>;
}

/** `guests` browsers that send one new answer after the other, through all refusals. */
export function startAnswering(url: string, weddingId: string, guests: number): AnsweringGuests {
  const acknowledged = new Set<string>();
  let stopped = false;
  const answerOn = async () => {
    while (!stopped) {
      const email = `${randomUUID()}@example.no`;
      const status = await sendAnswer(url, weddingId, { email }).catch(() => 0);
      if (status === 303) acknowledged.add(email);
    }
  };
  const all = Promise.all(Array.from({ length: guests }, answerOn));
  return {
    acknowledged,
    stop: async () => {
      stopped = true;
      await all;
    },
  };
}

/** Opens the wedding page and answers as a new browser does, script and all; answers the status. */
export async function sendAnswer(
  url: string,
  weddingId: string,
  fields: Record<string, string>,
): Promise<number> {
  return postAnswer(url, weddingId, { ...(await openPage(url, weddingId)), ...fields });
}

/** Sends the page's answer form as it is; answers the status. */
export async function postAnswer(
  url: string,
  weddingId: string,
  fields: Record<string, string>,
): Promise<number> {
  const response = await fetch(`${url}/wedding?id=${weddingId}`, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.timeout(patienceMs),
    // Read by a server that trusts one proxy: thousands of answers are not one address's.
    headers: { "X-Forwarded-For": `10.${[0, 0, 0].map(() => randomInt(256)).join(".")}` },
    body: new URLSearchParams({ guestName: "Kari Nordmann", attending: "true", ...fields }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** The hidden fields of a newly opened page's forms, with what its script puts into them. */
export async function openPage(url: string, weddingId: string): Promise<Record<string, string>> {
  const signal = AbortSignal.timeout(patienceMs);
  const response = await fetch(`${url}/wedding?id=${weddingId}`, { signal });
  const page = await response.text();
  if (!response.ok) throw new Error(`the page was answered with ${response.status}`);
  const ticket = ticketIn(page);
  return {
    [submissionFields.token]: ticket,
    [submissionFields.proof]: await solveProofOfWorkAsync(ticket),
  };
}

/** The ticket in a page's html. */
export function ticketIn(page: string): string {
  const ticket = new RegExp(`name="${submissionFields.token}"[^>]* value="([^"]+)"`).exec(
    page,
  )?.[1];
  if (!ticket) throw new Error("no page with a ticket came back");
  return ticket;
}

/** Puts a wedding into a database that has none, and answers its id. */
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

/** How many stored answers each e-mail has. */
export async function storedAnswers(databaseUrl: string): Promise<Map<string, number>> {
  const rows = await execute(
    databaseUrl,
    "select email, count(*)::int as answers from rsvp_responses group by email",
  );
  return new Map(rows.map((row) => [String(row.email), Number(row.answers)]));
}
