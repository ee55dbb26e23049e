import type { ChangedGuest, EditedGuest } from "#app/features/guests/admin/commands.server.ts";
import type { GuestState } from "#app/features/rsvp/guest-links/queries.server.ts";
import { now } from "#app/platform/clock.ts";

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

interface Diet {
  text: string;
  isSevere: boolean;
}

interface ChosenDiet {
  text: string | null;
  isSevere?: boolean;
  /** The couple says that an answered allergy is not severe. */
  isDenied?: boolean;
}

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
export function ownValues(state: GuestState, typed: TypedGuest): ChangedGuest {
  const { status, diet, severeAllergy, plusOneName, plusOneDiet, plusOneSevereAllergy, ...values } =
    typed;
  const isWithCompanion = hasCompanion(state);
  const own = chooseDiet(
    { text: diet, isSevere: severeAllergy },
    { text: state.diet ?? "", isSevere: state.severeAllergy },
    state.ownDiet,
    { text: state.answerDiet ?? "", isSevere: state.answerSevereAllergy ?? false },
  );
  const companion = chooseDiet(
    { text: plusOneDiet, isSevere: plusOneSevereAllergy },
    {
      text: (isWithCompanion && state.companionDiet) || "",
      isSevere: isWithCompanion && state.companionSevereAllergy,
    },
    state.ownPlusOneDiet,
    { text: state.answerPlusOneDiet ?? "", isSevere: state.answerPlusOneSevereAllergy ?? false },
  );
  return {
    ...values,
    rsvpStatus: choose(status, state.status, state.ownStatus, state.answerStatus ?? "pending"),
    dietaryRequirements: own.text,
    plusOneName: choose(
      plusOneName,
      (isWithCompanion && state.companionName) || "",
      state.ownPlusOneName,
      state.answerPlusOneName ?? "",
    ),
    plusOneDietaryRequirements: companion.text,
    ...(own.isSevere !== undefined && { severeAllergy: own.isSevere }),
    ...(companion.isSevere !== undefined && { plusOneSevereAllergy: companion.isSevere }),
    ...((own.isDenied || companion.isDenied) && { answerReviewedAt: now() }),
    ...(values.plusOne && !state.plusOne && { plusOneStatus: null }),
  };
}

/**
 * Returns the diet to store; an allergy that is undefined keeps its stored value. Unticking one that
 * was answered needs a diet of the couple's own. One that is shown beside such a diet is stored,
 * because unticking the other person's reviews the answer for both.
 */
function chooseDiet(typed: Diet, shown: Diet, own: string | null, answered: Diet): ChosenDiet {
  const { text: typedText, isSevere } = typed;
  if (typedText === shown.text && isSevere === shown.isSevere) {
    return { text: own, ...(own !== null && isSevere && { isSevere }) };
  }
  const isDenied = answered.isSevere && !isSevere;
  const text = isDenied ? typedText : choose(typedText, shown.text, own, answered.text);
  const followsAnswer = text === null && answered.isSevere;
  return { text, isSevere: isSevere && !followsAnswer, isDenied };
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
