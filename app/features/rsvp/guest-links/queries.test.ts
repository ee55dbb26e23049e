import fc from "fast-check";
import { expect, test } from "vitest";
import { type RsvpStatus, rsvpStatuses } from "#app/features/guests/rules.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertGuest, insertWedding } from "#tests/support/factories.ts";
import { anyReply, insertReply, type Reply } from "#tests/support/guest-answers.ts";
import { countGuests, listGuestStates, listUnlinkedAnswers } from "./queries.server.ts";

useTestDatabase();

interface Entry {
  ownStatus: RsvpStatus | null;
  plusOne: boolean;
  isChild: boolean;
  ownCompanionStatus: RsvpStatus | null;
  answer: Reply | null;
}

const status = fc.option(fc.constantFrom(...rsvpStatuses));
const entry: fc.Arbitrary<Entry> = fc.record({
  ownStatus: status,
  plusOne: fc.boolean(),
  isChild: fc.boolean(),
  ownCompanionStatus: status,
  answer: fc.option(anyReply),
});

test("list, counts and unlinked answers agree to the person", async () => {
  const wedding = fc.record({
    entries: fc.array(entry, { maxLength: 8 }),
    replies: fc.array(anyReply, { maxLength: 5 }),
  });
  const check = async ({ entries, replies }: { entries: Entry[]; replies: Reply[] }) => {
    const weddingId = await insertWedding();
    for (const each of entries) await insertEntry(weddingId, each);
    for (const each of replies) await insertReply(weddingId, each);
    const [counts, states, unlinked] = await Promise.all([
      countGuests(weddingId),
      listGuestStates(weddingId),
      listUnlinkedAnswers(weddingId),
    ]);
    const seen = entries.map(expected);
    expect(states.map((state) => [state.status, state.companionStatus])).toEqual(
      seen.map(({ own, companion }) => [own, companion]),
    );
    const waiting = replies.filter(({ sender }) => sender === "shown");
    const unlinkedPersons = waiting.reduce(
      (sum, each) => sum + (each.attending ? each.persons : 0),
      0,
    );
    expect(unlinked).toHaveLength(waiting.length);
    const coming = (one: RsvpStatus | null) => (one === "attending" ? 1 : 0);
    const children = entries.filter(
      ({ isChild }, index) => isChild && seen[index]?.own === "attending",
    ).length;
    const persons =
      seen.reduce((sum, { own, companion }) => sum + coming(own) + coming(companion), 0) +
      unlinkedPersons;
    expect(counts).toEqual({
      invited: entries.length,
      confirmed: seen.filter(({ own }) => own === "attending").length,
      declined: seen.filter(({ own }) => own === "declined").length,
      pending: seen.filter(({ own }) => own === "pending").length,
      withCompanions:
        entries.length +
        entries.filter(({ plusOne }, index) => plusOne && seen[index]?.own === "attending").length,
      comingPersons: persons,
      comingAdults: persons - children,
      comingChildren: children,
      unlinkedPersons,
      unlinkedAnswers: waiting.length,
      unlinkedDeclined: waiting.filter(({ attending }) => !attending).length,
    });
  };
  await fc.assert(fc.asyncProperty(wedding, check), { numRuns: 40 });
});

/** The rule in words: the couple's own value, else the answer's, else pending. */
function expected({ ownStatus, plusOne, ownCompanionStatus, answer }: Entry) {
  // The couple may ignore an answer only while it has no guest.
  const isSeen = answer && ["shown", "ignored"].includes(answer.sender);
  const answered = isSeen ? (answer.attending ? "attending" : "declined") : "pending";
  const own = ownStatus ?? answered;
  const persons = isSeen && answer.attending ? answer.persons : 0;
  const comesAlone = persons < 2 || ownCompanionStatus === "declined";
  if (!plusOne && comesAlone) return { own, companion: null };
  const answeredCompanion = own !== "attending" ? own : persons === 1 ? "declined" : "attending";
  return { own, companion: ownCompanionStatus ?? answeredCompanion };
}

async function insertEntry(weddingId: OwnedWeddingId, each: Entry): Promise<void> {
  const guestId = await insertGuest(weddingId, {
    rsvpStatus: each.ownStatus,
    plusOne: each.plusOne,
    isChild: each.isChild,
    plusOneStatus: each.ownCompanionStatus,
    createdAt: new Date(Date.UTC(2026, 0, 1) + order++),
  });
  if (each.answer) await insertReply(weddingId, each.answer, guestId);
}

let order = 0;
