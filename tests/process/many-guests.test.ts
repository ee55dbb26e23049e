import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { disconnectDatabase } from "#app/platform/db/database.server.ts";
import { fetchFormFields, postAnswer, sendAnswer } from "#tests/support/guest-client.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { connectToServer } from "#tests/support/server.ts";
import { type Session, signInAsDemo } from "#tests/support/sessions.ts";

const { url: site, dataDir, databaseUrl } = inject("server");

beforeAll(() => connectToServer({ dataDir, databaseUrl }));
afterAll(disconnectDatabase);

test("200 simultaneous guests give 200 answers", async () => {
  const { weddingId, ...session } = await signInAsDemo(site);
  const countersBefore = await counters(session);

  const statuses = await Promise.all(
    Array.from({ length: 200 }, (_, guest) =>
      sendAnswer(site, weddingId, {
        guestName: `Gjest ${guest}`,
        email: `gjest${guest}-${randomUUID()}@example.no`,
        plusOneName: guest % 2 ? "Følge" : "",
      }),
    ),
  );

  expect(statuses.filter((status) => status !== 303)).toEqual([]);
  expect(await counters(session)).toEqual({
    answers: countersBefore.answers + 200,
    attending: countersBefore.attending + 300,
  });
});

test("the same answer sent 50 times in parallel is stored once", async () => {
  const { weddingId, ...session } = await signInAsDemo(site);
  const email = `${randomUUID()}@example.no`;
  const answer = { guestName: "Ingeborg", email, ...(await fetchFormFields(site, weddingId)) };

  const statuses = await Promise.all(
    Array.from({ length: 50 }, () => postAnswer(site, weddingId, answer)),
  );

  expect(statuses).toEqual(Array(50).fill(303));
  const { getAllByRole } = await open(session, "/admin?tab=rsvp");
  const rows = getAllByRole("row").filter(({ textContent }) => textContent?.includes(email));
  expect(rows).toHaveLength(1);
});

async function counters(session: Session): Promise<{ answers: number; attending: number }> {
  const { getAllByRole } = await open(session, "/admin");
  const counterValue = (label: string) => {
    const term = getAllByRole("term").find(({ textContent }) => textContent === label);
    return Number(term?.parentElement?.querySelector("dd")?.textContent);
  };
  return { answers: counterValue("Totalt antall svar"), attending: counterValue("Kommer") };
}

async function open(session: Session, path: string) {
  return parseHtml(await (await session.fetch(path)).text());
}
