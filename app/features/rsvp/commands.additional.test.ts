import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  type PublicWeddingId,
  requirePublicWedding,
} from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { raceInserts, useTestDatabase } from "#tests/support/database.ts";
import { answer, guestEntry, insertWedding, nextEntryOf } from "#tests/support/factories.ts";
import { sendAnswer } from "./commands.server.ts";
import { rsvpResponses } from "./tables.server.ts";

useTestDatabase();

let wedding: PublicWeddingId;

beforeEach(async () => {
  const id = await insertWedding();
  wedding = await requirePublicWedding(new Request(`http://jaord.test/wedding?id=${id}`));
});

describe("an additional answer", () => {
  const kari = { email: "kari@epost.no", guestName: "Kari" };
  const ola = { email: "kari@epost.no", guestName: "Ola", additional: true };

  test("does not change the browser's own answer", async () => {
    const entry = guestEntry(wedding);
    await sendAnswer(entry, answer(kari));
    await sendAnswer(nextEntryOf(entry), answer(ola));
    await sendAnswer(nextEntryOf(entry), answer({ ...kari, attending: false }));
    expect(await stored()).toMatchObject([
      { guestName: "Kari", attending: false },
      { guestName: "Ola", attending: true },
    ]);
  });

  test("for the same person changes the first, from any browser", async () => {
    await sendAnswer(guestEntry(wedding), answer(kari));
    await sendAnswer(guestEntry(wedding), answer(ola));
    await sendAnswer(guestEntry(wedding), answer({ ...ola, guestName: "  OLA " }));
    await sendAnswer(guestEntry(wedding), answer({ ...ola, additional: false, attending: false }));
    expect(await stored()).toMatchObject([
      { guestName: "Kari", attending: true },
      { guestName: "Ola", attending: false },
    ]);
  });

  test("is changed, including its name, when the guest chose it", async () => {
    const entry = guestEntry(wedding);
    await sendAnswer(entry, answer(kari));
    const { responseId } = await sendAnswer(nextEntryOf(entry), answer(ola));
    await sendAnswer(nextEntryOf(entry), answer({ ...ola, guestName: "Olav", responseId }));
    await sendAnswer(guestEntry(wedding), answer({ ...ola, guestName: "Per", responseId }));
    expect(await stored()).toMatchObject([
      { guestName: "Kari" },
      { guestName: "Olav", id: responseId },
      { guestName: "Per" },
    ]);
  });

  test.each([
    ["additional", "own", { ...kari, additional: true }, kari],
    ["own", "additional", kari, { ...kari, additional: true }],
  ])("is one answer when %s and %s ones of a person arrive concurrently", async (...words) => {
    const [first, second] = [answer(words[2]), answer({ ...words[3], attending: false })];
    const [created, changed] = await raceInserts(
      "rsvp_responses",
      () => sendAnswer(guestEntry(wedding), first),
      () => sendAnswer(guestEntry(wedding), second),
    );
    expect(changed).toEqual({ ...created, outcome: "changed" });
    expect(await stored()).toMatchObject([{ guestName: "Kari", attending: false }]);
  });

  test("without e-mail is one person's for each browser and name", async () => {
    const liten = { email: null, guestName: "Liten", additional: true };
    const first = guestEntry(wedding);
    await sendAnswer(first, answer(kari));
    const { responseId } = await sendAnswer(nextEntryOf(first), answer(liten));
    await sendAnswer(guestEntry(wedding), answer({ ...liten, attending: false }));
    const changed = await sendAnswer(
      nextEntryOf(first),
      answer({ ...liten, guestName: "LITEN", dietaryRestrictions: "Egg" }),
    );
    expect(changed).toEqual({ responseId, outcome: "changed" });
    expect(await stored()).toMatchObject([
      { guestName: "Kari", email: kari.email },
      { guestName: "LITEN", email: null, dietaryRestrictions: "Egg" },
      { guestName: "Liten", email: null, attending: false },
    ]);
  });

  test("without e-mail can get one later", async () => {
    const liten = { email: null, guestName: "Liten", additional: true };
    const entry = guestEntry(wedding);
    const { responseId } = await sendAnswer(entry, answer(liten));
    await sendAnswer(nextEntryOf(entry), answer({ ...liten, email: "liten@epost.no" }));
    expect(await stored()).toMatchObject([{ id: responseId, email: "liten@epost.no" }]);
  });

  test("without e-mail is one answer when two arrive concurrently", async () => {
    const liten = answer({ email: null, guestName: "Liten", additional: true });
    const entry = guestEntry(wedding);
    const [created, changed] = await raceInserts(
      "rsvp_responses",
      () => sendAnswer(entry, liten),
      () => sendAnswer(nextEntryOf(entry), { ...liten, attending: false }),
    );
    expect(changed).toEqual({ ...created, outcome: "changed" });
    expect(await stored()).toMatchObject([{ guestName: "Liten", attending: false }]);
  });

  test("for a person who has already answered changes that person's answer", async () => {
    const entry = guestEntry(wedding);
    await sendAnswer(entry, answer(kari));
    await sendAnswer(nextEntryOf(entry), answer({ ...kari, additional: true, attending: false }));
    expect(await stored()).toMatchObject([{ guestName: "Kari", attending: false }]);
  });
});

function stored() {
  return db()
    .select()
    .from(rsvpResponses)
    .where(eq(rsvpResponses.weddingId, wedding))
    .orderBy(rsvpResponses.guestName, rsvpResponses.email);
}
