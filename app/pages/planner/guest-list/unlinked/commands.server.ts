import { randomUUID } from "node:crypto";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import {
  addGuest,
  restoreDeletedGuests,
  softDeleteGuests,
} from "#app/features/guests/admin/commands.server.ts";
import { changeGuestList } from "#app/features/guests/commands.server.ts";
import {
  type CompanionColumns,
  makeCompanionGuest,
  restoreCompanion,
} from "#app/features/guests/companions/commands.server.ts";
import {
  linkLocked,
  lockAnswer,
  unlessTaken,
  unlinkAnswer,
} from "#app/features/rsvp/guest-links/commands.server.ts";
import {
  findGuestState,
  listUnlinkedAnswers,
} from "#app/features/rsvp/guest-links/queries.server.ts";
import { passOnPlace } from "#app/features/seating/places/commands.server.ts";
import { lockWedding, type OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import type { ActionOutcome } from "#app/platform/http/actions.server.ts";
import type { ActionValues } from "#app/platform/http/actions.ts";
import { hasCompanion } from "../own-values.ts";

const gone = { ok: false, reason: "gone" } as const;

interface ListOwner {
  wedding: OwnedWeddingId;
  userId: AccountId;
}

type Made =
  | { ok: true; guestId: string; undo: ActionValues }
  | { ok: false; reason: "gone" | "full" };

export async function makeGuest(owner: ListOwner, id: string) {
  const made = await changeGuestList(owner.wedding, (tx) => makeGuestOfCompanion(tx, owner, id));
  return made.ok ? ({ ok: true, undo: made.undo } as const) : made;
}

/** Undoes `makeGuest`, and the link of an answer that `linkCompanion` has made. */
export function undoMakeGuest(
  { wedding }: ListOwner,
  answer: string | null,
  { id, newGuest, ...before }: CompanionColumns & { id: string; newGuest: string },
): Promise<void> {
  return changeGuestList(wedding, async (tx) => {
    if (answer) await unlinkAnswer(tx, wedding, answer);
    await restoreCompanion(tx, wedding, id, newGuest, before);
    await passOnPlace(tx, wedding, { guestId: newGuest, person: 0 }, { guestId: id, person: 1 });
  });
}

/** Makes the companion who has answered a guest of their own, and links the answer. */
export async function linkCompanion(
  owner: ListOwner,
  answer: string,
  guest: string,
): Promise<ActionOutcome<"gone" | "full" | "taken">> {
  const { wedding } = owner;
  const waiting = await listUnlinkedAnswers(wedding);
  if (!waiting.some(({ id }) => id === answer)) return gone;
  return changeGuestList(wedding, async (tx) => {
    await lockWedding(tx, wedding);
    if (!(await lockAnswer(tx, wedding, answer))) return gone;
    const made = await makeGuestOfCompanion(tx, owner, guest);
    if (!made.ok) return made;
    await linkLocked(tx, wedding, answer, made.guestId);
    return { ok: true, undo: { ...made.undo, answer } } as const;
  });
}

/** Adds the sender of an answer to the list and links the answer. */
export async function addAnswer(
  { wedding, userId }: ListOwner,
  answer: string,
): Promise<ActionOutcome<"gone" | "full" | "taken">> {
  const waiting = await listUnlinkedAnswers(wedding);
  const found = waiting.find(({ id }) => id === answer);
  if (!found) return gone;
  const guest = {
    name: found.guestName,
    email: found.email?.toLowerCase() ?? null,
    phone: null,
    categoryId: null,
    isChild: false,
    side: null,
    rsvpStatus: null,
    dietaryRequirements: null,
    severeAllergy: false,
    plusOne: found.guestCount > 1,
    plusOneName: null,
    plusOneStatus: null,
    plusOneDietaryRequirements: null,
    plusOneSevereAllergy: false,
  };
  // The guest gets the answer's id, so that a repeated form adds no second guest.
  const adding = changeGuestList(wedding, async (tx) => {
    await lockWedding(tx, wedding);
    if (!(await lockAnswer(tx, wedding, answer))) return gone;
    const added = await addGuest(tx, wedding, answer, guest, { userId });
    if (!added.ok && added.reason === "full") return { ok: false, reason: "full" } as const;
    if (!added.ok) await restoreDeletedGuests(tx, wedding, [answer]);
    return linkLocked(tx, wedding, answer, answer);
  });
  const linked = await unlessTaken(adding);
  return linked.ok ? { ok: true, undo: { answer, guest: answer } } : linked;
}

/** Undoes `addAnswer`. */
export function removeAddedAnswer(wedding: OwnedWeddingId, answer: string, guest: string) {
  return changeGuestList(wedding, async (tx) => {
    const unlinked = await unlinkAnswer(tx, wedding, answer);
    await softDeleteGuests(tx, wedding, [guest]);
    return unlinked;
  });
}

async function makeGuestOfCompanion(
  tx: Transaction,
  { wedding, userId }: ListOwner,
  id: string,
): Promise<Made> {
  const state = await findGuestState(wedding, id, tx);
  if (!state?.companionStatus || !hasCompanion(state)) return gone;
  const guestId = randomUUID();
  const companion = {
    name: state.companionName || `Følget til ${state.name}`,
    status: state.companionStatus,
    dietaryRequirements: state.companionDiet,
    severeAllergy: state.companionSevereAllergy,
  };
  const made = await makeCompanionGuest(tx, wedding, id, guestId, companion, { userId });
  if (!made.ok) return made;
  await passOnPlace(tx, wedding, { guestId: id, person: 1 }, { guestId, person: 0 });
  const { before } = made;
  return {
    ok: true,
    guestId,
    undo: {
      id,
      newGuest: guestId,
      plusOne: before.plusOne ? "on" : null,
      plusOneName: before.plusOneName,
      plusOneStatus: before.plusOneStatus,
      plusOneDiet: before.plusOneDietaryRequirements,
      plusOneSevereAllergy: before.plusOneSevereAllergy ? "on" : null,
    },
  };
}
