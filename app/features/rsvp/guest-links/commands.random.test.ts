import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { deleteGuests, restoreGuests } from "#app/features/guests/admin/commands.server.ts";
import { guests } from "#app/features/guests/tables.server.ts";
import type { OwnedWeddingId, PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { answer, guestEntry, insertGuest, insertWedding } from "#tests/support/factories.ts";
import { invitedHousehold } from "#tests/support/guest-answers.ts";
import { sendAnswer } from "../commands.server.ts";
import { sendHouseholdAnswer } from "../households/commands.server.ts";
import { householdAnswerKind } from "../households/rules.ts";
import { rsvpResponses } from "../tables.server.ts";
import { ignoreAnswer, linkToGuest, unlink } from "./commands.server.ts";
import { countGuests, listGuestStates, listUnlinkedAnswers } from "./queries.server.ts";
import { linkWaitingAnswers } from "./waiting/commands.server.ts";

useTestDatabase();

let wedding: OwnedWeddingId & PublicWeddingId;

test("whatever guests answer and the couple does, nobody is lost or counted twice", async () => {
  const names = ["Kari Moe", "Kari", "Per Moe", "Åse"];
  const emails = ["felles@epost.no", "kari@epost.no"];
  const step = fc.record({
    what: fc.constantFrom("answer", "by link", "add", "link", "unlink", "delete", "restore"),
    name: fc.constantFrom(...names),
    email: fc.constantFrom(...emails),
    pick: fc.nat(20),
  });
  const run = async (steps: { what: string; name: string; email: string; pick: number }[]) => {
    wedding = (await insertWedding()) as typeof wedding;
    const added: string[] = [];
    const sent: string[] = [];
    for (const { what, name, email, pick } of steps) {
      const guest = added[pick % Math.max(1, added.length)];
      const response = sent[pick % Math.max(1, sent.length)];
      if (what === "answer") sent.push(await send(name, email));
      if (what === "by link" && guest) await answerByLink(guest);
      if (what === "add") added.push(await insertGuest(wedding, { name, email }));
      if (what === "link" && guest && response) await linkToGuest(wedding, response, guest);
      if (what === "unlink" && response) await unlink(wedding, response);
      if (what === "delete" && guest) await deleteGuests(wedding, [guest]);
      if (what === "restore" && guest) await restoreGuests(wedding, [guest]);
    }
    await transaction((tx) => linkWaitingAnswers(tx, wedding));
    const answers = await db().$count(rsvpResponses, eq(rsvpResponses.weddingId, wedding));
    expect(answers).toBeGreaterThanOrEqual(new Set(sent).size);
    const linked = (await listGuestStates(wedding)).filter(({ answerId }) => answerId !== null);
    const { unlinkedAnswers, comingPersons } = await countGuests(wedding);
    expect(new Set(linked.map(({ answerId }) => answerId)).size).toBe(linked.length);
    expect(linked.length + unlinkedAnswers).toBe(answers);
    expect(comingPersons).toBe(answers);
    await expectUndoRestores();
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 12 }), run), { numRuns: 25 });
});

/** As the only person of a household. A deleted guest's code leads nowhere. */
async function answerByLink(guestId: string): Promise<void> {
  const [guest] = await db().select().from(guests).where(eq(guests.id, guestId));
  if (!guest || guest.deletedAt) return;
  const household = await invitedHousehold(wedding, guest.householdId);
  const none = { dietaryRestrictions: null, severeAllergy: false, companion: null };
  await sendHouseholdAnswer(guestEntry(wedding, { kind: householdAnswerKind }), household, {
    people: [{ guestId, attending: true, ...none }],
    message: null,
    email: null,
  });
}

/** Does what the couple can do with one guest and one waiting answer, and undoes it. */
async function expectUndoRestores(): Promise<void> {
  const read = async () => ({
    states: (await listGuestStates(wedding)).map(({ id, status, answerId }) => [
      id,
      status,
      answerId,
    ]),
    counts: await countGuests(wedding),
  });
  const before = await read();
  const states = await listGuestStates(wedding);
  const [waiting] = await listUnlinkedAnswers(wedding);
  const free = states.find(({ answerId }) => answerId === null);
  for (const { id } of states.slice(0, 1)) {
    await deleteGuests(wedding, [id]);
    await restoreGuests(wedding, [id]);
    expect(await read()).toEqual(before);
  }
  if (!waiting) return;
  await ignoreAnswer(wedding, waiting.id);
  await unlink(wedding, waiting.id);
  expect(await read()).toEqual(before);
  if (!free) return;
  await linkToGuest(wedding, waiting.id, free.id);
  expect((await countGuests(wedding)).comingPersons).toBe(before.counts.comingPersons);
  await unlink(wedding, waiting.id);
  expect(await read()).toEqual(before);
}

async function send(guestName: string, email: string): Promise<string> {
  const { responseId } = await sendAnswer(guestEntry(wedding), answer({ guestName, email }));
  return responseId ?? "";
}
