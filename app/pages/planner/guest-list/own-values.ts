import type { EditedGuest } from "#app/features/guests/admin/commands.server.ts";
import type { GuestState } from "#app/features/rsvp/guest-links/queries.server.ts";

type TypedGuest = Pick<
  EditedGuest,
  | "name"
  | "email"
  | "phone"
  | "categoryId"
  | "isChild"
  | "side"
  | "plusOne"
  | "severeAllergy"
  | "plusOneSevereAllergy"
> & {
  status: GuestState["status"];
  diet: string;
  plusOneName: string;
  plusOneDiet: string;
};

/** False for a guest who comes alone, whatever companion was allowed or answered before. */
export function hasCompanion({
  status,
  companionStatus,
}: Pick<GuestState, "status" | "companionStatus">): boolean {
  return companionStatus !== null && !(status === "attending" && companionStatus === "declined");
}

/**
 * Returns what to store of an edit. A field that was not edited keeps its stored value. One that was
 * set to the guest's answer becomes null, so that it follows the answer from now on.
 */
export function ownValues(state: GuestState, typed: TypedGuest): Partial<EditedGuest> {
  const { status, diet, severeAllergy, plusOneName, plusOneDiet, plusOneSevereAllergy, ...values } =
    typed;
  const isWithCompanion = hasCompanion(state);
  const isSevereCompanion = isWithCompanion && state.companionSevereAllergy;
  return {
    ...values,
    rsvpStatus: choose(status, state.status, state.ownStatus, state.answerStatus ?? "pending"),
    dietaryRequirements: choose(diet, state.diet ?? "", state.ownDiet, state.answerDiet ?? ""),
    plusOneName: choose(
      plusOneName,
      (isWithCompanion && state.companionName) || "",
      state.ownPlusOneName,
      state.answerPlusOneName ?? "",
    ),
    plusOneDietaryRequirements: choose(
      plusOneDiet,
      (isWithCompanion && state.companionDiet) || "",
      state.ownPlusOneDiet,
      state.answerPlusOneDiet ?? "",
    ),
    ...(severeAllergy !== state.severeAllergy && { severeAllergy }),
    ...(plusOneSevereAllergy !== isSevereCompanion && { plusOneSevereAllergy }),
    ...(values.plusOne && !state.plusOne && { plusOneStatus: null }),
  };
}

function choose<Value>(
  typed: Value,
  shown: Value,
  own: Value | null,
  answered: Value,
): Value | null {
  if (typed === shown) return own;
  return typed === answered ? null : typed;
}
