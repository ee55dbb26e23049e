import { randomUUID } from "node:crypto";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { listCategories } from "#app/features/guests/categories/queries.server.ts";
import {
  listGuestStates,
  listUnlinkedAnswers,
  type UnlinkedAnswer,
} from "#app/features/rsvp/guest-links/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { ownersOf } from "#app/features/weddings/partners/queries.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { formatDayAndTime } from "#app/platform/oslo-time.ts";
import type { GuestQuery } from "./guest-query.ts";
import { viewGuest } from "./guest-rows.server.ts";
import type { GuestRow } from "./rules.ts";
import { candidateOf, type Suggestion, suggestGuest } from "./unlinked/suggestions.ts";
import { countViews } from "./view-counts.server.ts";

export type GuestList = Awaited<ReturnType<typeof loadGuestList>>;

export interface UnlinkedView {
  id: string;
  name: string;
  email: string | null;
  attending: boolean;
  diet: string | null;
  /** With the companion. */
  persons: number;
  answered: string;
  suggestion: Suggestion | null;
}

export async function loadGuestList(
  weddingId: OwnedWeddingId,
  userId: AccountId,
  { vis }: Pick<GuestQuery, "vis">,
) {
  const [states, unlinked, categories, owners, views, { bride, groom }] = await Promise.all([
    listGuestStates(weddingId),
    listUnlinkedAnswers(weddingId),
    listCategories(weddingId),
    ownersOf(weddingId),
    countViews(weddingId, userId),
    loadWedding(weddingId),
  ]);
  const rows = states.map((state) => viewGuest(state, owners));
  return {
    weddingId,
    at: now().toISOString(),
    rows,
    views,
    categories,
    unlinked: viewUnlinked(unlinked, vis === "unlinked" ? rows : []),
    sides: { first: bride, second: groom },
    newId: randomUUID(),
  };
}

function viewUnlinked(
  answers: readonly UnlinkedAnswer[],
  rows: readonly GuestRow[],
): UnlinkedView[] {
  const candidates = rows.map((row) =>
    candidateOf({ ...row, isAnswered: row.answer !== undefined }),
  );
  return answers.map((answer) => ({
    id: answer.id,
    name: answer.guestName,
    email: answer.email,
    attending: answer.attending,
    diet: answer.dietaryRestrictions,
    persons: answer.attending ? Math.max(answer.guestCount, 1) : 0,
    answered: formatDayAndTime(answer.updatedAt, now()),
    suggestion: suggestGuest({ name: answer.guestName, email: answer.email }, candidates),
  }));
}
