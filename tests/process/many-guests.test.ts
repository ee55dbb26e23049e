import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { ensureCodes } from "#app/features/guests/codes/commands.server.ts";
import { invitationPath } from "#app/features/guests/codes/rules.ts";
import { countGuests } from "#app/features/rsvp/guest-links/queries.server.ts";
import { controlsOf } from "#app/features/rsvp/households/rules.ts";
import { rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import { blockedVisitors } from "#app/features/weddings/blocked-visitors/tables.server.ts";
import { db, disconnectDatabase } from "#app/platform/db/database.server.ts";
import { insertGuests, insertWedding } from "#tests/support/factories.ts";
import {
  fetchFormFields,
  issueOlderToken,
  postAnswer,
  sendAnswer,
} from "#tests/support/guest-client.ts";
import { tokenFields } from "#tests/support/guest-forms.ts";
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

test("200 simultaneous households, by link from one address and by the open form", async () => {
  const wedding = await insertWedding();
  const couples = Array.from({ length: 200 }, (_, index) => ({
    householdId: randomUUID(),
    people: ["Marit", "Jonas"].map((first) => ({ id: randomUUID(), name: `${first} Nr${index}` })),
  }));
  await insertGuests(
    wedding,
    couples.flatMap(({ householdId, people }) => people.map((one) => ({ householdId, ...one }))),
  );
  const ids = couples.map(({ householdId }) => householdId);
  const codes = await ensureCodes(wedding, ids);

  const statuses = await Promise.all(
    couples.flatMap(({ householdId, people }, index) => {
      // Every second couple answers by its link; of every tenth, one also by the open form.
      const isByLink = index % 2 === 0;
      const open = isByLink ? people.slice(0, index % 10 === 0 ? 1 : 0) : people;
      const path = invitationPath("Kari og Ola", codes.get(householdId) ?? "");
      return [
        ...(isByLink ? [postByLink(path, wedding, people)] : []),
        ...open.map(({ name }) =>
          sendAnswer(site, wedding, { guestName: name, email: `${randomUUID()}@example.no` }),
        ),
      ];
    }),
  );

  expect(new Set(statuses)).toEqual(new Set([303]));
  const isShown = and(eq(rsvpResponses.weddingId, wedding), isNull(rsvpResponses.deletedAt));
  const answers = await db().select().from(rsvpResponses).where(isShown);
  const linked = answers.flatMap(({ guestId }) => guestId ?? []);
  expect(new Set(linked).size, "each guest is answered for").toBe(400);
  expect(linked).toHaveLength(400);
  expect(await db().$count(blockedVisitors, eq(blockedVisitors.weddingId, wedding))).toBe(0);
  const { comingPersons, unlinkedPersons, ...counts } = await countGuests(wedding);
  expect(counts).toMatchObject({ invited: 400, confirmed: 300, declined: 100, pending: 0 });
  // Whose open answer came second may wait for the couple, which is told that it does.
  expect(unlinkedPersons).toBe(answers.length - 400);
  expect(comingPersons).toBe(300 + unlinkedPersons);
  expect(unlinkedPersons).toBeLessThanOrEqual(20);
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

/** The first of the people comes, the others do not. */
async function postByLink(
  path: string,
  weddingId: string,
  people: { id: string }[],
): Promise<number> {
  const answers = people.map(({ id }, index) => [
    controlsOf(id).attending,
    index === 0 ? "yes" : "no",
  ]);
  const response = await fetch(`${site}${path}?send=answer`, {
    method: "POST",
    redirect: "manual",
    headers: { "X-Forwarded-For": "192.0.2.99" },
    body: new URLSearchParams({
      ...tokenFields(issueOlderToken(weddingId)),
      ...Object.fromEntries(answers),
    }),
  });
  await response.arrayBuffer();
  return response.status;
}

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
