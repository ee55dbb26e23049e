import { randomInt, randomUUID } from "node:crypto";
import { Client } from "pg";

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

/** Sends the wedding page's answer form as a browser does; answers the status. */
export async function sendAnswer(
  url: string,
  weddingId: string,
  fields: Record<string, string>,
): Promise<number> {
  const response = await fetch(`${url}/wedding?id=${weddingId}`, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.timeout(60_000),
    // Read by a server that trusts one proxy: thousands of answers are not one address's.
    headers: { "X-Forwarded-For": `10.${[0, 0, 0].map(() => randomInt(256)).join(".")}` },
    body: new URLSearchParams({
      guestName: "Kari Nordmann",
      attending: "true",
      submissionKey: randomUUID(),
      ...fields,
    }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Puts a wedding into a database that has none, and answers its id. */
export async function insertWedding(databaseUrl: string): Promise<string> {
  const [row] = await query(
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
  const rows = await query(
    databaseUrl,
    "select email, count(*)::int as answers from rsvp_responses group by email",
  );
  return new Map(rows.map((row) => [String(row.email), Number(row.answers)]));
}

async function query(databaseUrl: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
