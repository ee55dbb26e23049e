import { changeGuest, type EditedGuest } from "#app/features/guests/admin/commands.server.ts";
import { changeGuestList } from "#app/features/guests/commands.server.ts";
import { findGuestState } from "#app/features/rsvp/guest-links/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { viewGuest } from "./guest-rows.server.ts";
import { disagreementsOf } from "./rules.ts";

const columns = {
  status: "rsvpStatus",
  diet: "dietaryRequirements",
  plusOneName: "plusOneName",
  plusOneDiet: "plusOneDietaryRequirements",
} as const;

export type OwnValues = Partial<Pick<EditedGuest, (typeof columns)[keyof typeof columns]>>;

type FollowResult =
  | { ok: true; before: OwnValues }
  /** `changed`: somebody has edited the guest meanwhile. */
  | { ok: false; reason: "gone" | "changed" };

/** Where couple and guest disagree, the guest's answer counts from now on. */
export async function followAnswer(weddingId: OwnedWeddingId, id: string): Promise<FollowResult> {
  const state = await findGuestState(weddingId, id);
  if (!state) return { ok: false, reason: "gone" };
  const disagreements = disagreementsOf(viewGuest(state));
  const changed = disagreements.map(({ field }) => columns[field]);
  const own = {
    rsvpStatus: state.ownStatus,
    dietaryRequirements: state.ownDiet,
    plusOneName: state.ownPlusOneName,
    plusOneDietaryRequirements: state.ownPlusOneDiet,
  };
  const followed = Object.fromEntries(changed.map((column) => [column, null]));
  const result = await changeGuestList(weddingId, (tx) =>
    changeGuest(tx, weddingId, id, state.version, followed),
  );
  if (!result.ok) return { ok: false, reason: result.reason === "gone" ? "gone" : "changed" };
  return { ok: true, before: Object.fromEntries(changed.map((column) => [column, own[column]])) };
}

/** Undoes `followAnswer`. */
export async function restoreOwnValues(
  weddingId: OwnedWeddingId,
  id: string,
  before: OwnValues,
): Promise<FollowResult> {
  const state = await findGuestState(weddingId, id);
  if (!state) return { ok: false, reason: "gone" };
  const result = await changeGuestList(weddingId, (tx) =>
    changeGuest(tx, weddingId, id, state.version, before),
  );
  if (!result.ok) return { ok: false, reason: result.reason === "gone" ? "gone" : "changed" };
  return { ok: true, before: {} };
}
