import fc from "fast-check";
import { expect, test } from "vitest";
import { rsvpStatuses } from "#app/features/guests/rules.ts";
import { listInvitedHouseholds } from "#app/features/invitations/queries.server.ts";
import { answerQuery } from "#app/features/rsvp/admin/answer-query.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertAccount,
  insertGuest,
  insertOwner,
  insertWedding,
} from "#tests/support/factories.ts";
import { anyReply, insertReply } from "#tests/support/guest-answers.ts";
import { countAttention } from "../attention/count-attention.server.ts";
import { loadDashboard } from "../dashboard/load-dashboard.server.ts";
import { listShownGuests } from "./export/shown-guests.server.ts";
import { guestQuery } from "./guest-query.ts";
import { loadGuestList } from "./load-guest-list.server.ts";
import { countRows } from "./rules.ts";
import { loadSince } from "./since/load-since.server.ts";

useTestDatabase();

const guest = fc.record({
  rsvpStatus: fc.option(fc.constantFrom(...rsvpStatuses)),
  plusOne: fc.boolean(),
  isDeleted: fc.constantFrom(false, false, true),
  household: fc.nat(2),
  answer: fc.option(anyReply),
});
const wedding = fc.record({
  guests: fc.array(guest, { maxLength: 8 }),
  replies: fc.array(anyReply, { maxLength: 5 }),
});
type Wedding = typeof wedding extends fc.Arbitrary<infer Value> ? Value : never;

test("all screens count the same persons", async () => {
  const check = async (state: Wedding) => {
    const weddingId = await insertWedding();
    const user = await insertAccount();
    await insertOwner(weddingId, user.id);
    await insertState(weddingId, state);

    const query = guestQuery.parse(new URLSearchParams());
    const answers = answerQuery.parse(new URLSearchParams());
    const [list, overview, rsvpTab, since, attention, households, sheet] = await Promise.all([
      loadGuestList(weddingId, user.id, query),
      loadDashboard(weddingId, user, "overview", answers),
      loadDashboard(weddingId, user, "rsvp", answers),
      loadSince(weddingId, user),
      countAttention(weddingId, user),
      listInvitedHouseholds(weddingId),
      listShownGuests(weddingId),
    ]);
    const { rows, unlinked } = list;
    const { invited, confirmed, declined } = countRows(rows);
    const companions = rows.filter(
      ({ status, companion }) => status === "attending" && companion !== undefined,
    );
    const unlinkedPersons = unlinked.reduce((sum, { persons }) => sum + persons, 0);
    const coming = confirmed + companions.length + unlinkedPersons;
    expect(overview.attendance).toEqual({
      coming,
      declined: declined + unlinked.filter(({ attending }) => !attending).length,
    });
    expect(since.totals.after.comingPersons).toBe(coming);

    const views = { guests: invited, invitations: households.length, changes: 0 };
    expect([list.views, since.views]).toEqual([views, views]);
    expect(sheet.map(({ status }) => status)).toEqual(rows.map(({ status }) => status));
    const people = households.flatMap((household) => household.people);
    expect(people.filter(({ status }) => status === "attending")).toHaveLength(
      confirmed + companions.length,
    );

    const ignored = state.replies.filter(({ sender }) => sender === "ignored").length;
    const linked = rows.filter(({ answer }) => answer !== undefined).length;
    expect(overview.counts.total).toBe(linked + unlinked.length + ignored);
    expect(rsvpTab.answerPage?.found).toEqual(overview.counts);
    expect(attention.answers, "all are new to this owner").toBe(overview.counts.total);
  };
  await fc.assert(fc.asyncProperty(wedding, check), { numRuns: 30 });
});

async function insertState(weddingId: OwnedWeddingId, { guests, replies }: Wedding) {
  const homes = Array.from({ length: 3 }, () => crypto.randomUUID());
  for (const { rsvpStatus, plusOne, isDeleted, household, answer } of guests) {
    const guestId = await insertGuest(weddingId, {
      rsvpStatus,
      plusOne,
      householdId: homes[household] ?? "",
      deletedAt: isDeleted ? new Date() : null,
    });
    // An answer that has a guest cannot be ignored.
    if (answer && answer.sender !== "ignored") await insertReply(weddingId, answer, guestId);
  }
  for (const each of replies) await insertReply(weddingId, each);
}
