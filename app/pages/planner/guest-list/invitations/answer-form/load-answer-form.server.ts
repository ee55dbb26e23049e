import type { InvitedHousehold } from "#app/features/invitations/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { loadWedding, type Wedding } from "#app/features/weddings/queries.server.ts";
import { weddingName } from "#app/features/weddings/rules.ts";
import { now } from "#app/platform/clock.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import { firstNameOf } from "#app/platform/person-name.ts";

export type AnswerFormView = Awaited<ReturnType<typeof loadAnswerForm>>;

const maxShownPeople = 3;

export async function loadAnswerForm(
  weddingId: OwnedWeddingId,
  households: readonly InvitedHousehold[],
) {
  const wedding = await loadWedding(weddingId);
  const sample = households.find(({ people }) => people.length > 1) ?? households[0];
  return {
    weddingId,
    values: answerSettings(wedding),
    version: wedding.version,
    couple: weddingName(wedding),
    weddingDate: wedding.weddingDate,
    today: osloDate(now()),
    household: sample?.name ?? "",
    people: (sample?.people ?? [])
      .flatMap(({ name, isCompanion }) => (name && !isCompanion ? [firstNameOf(name)] : []))
      .slice(0, maxShownPeople),
  };
}

/** As the form has them. */
export function answerSettings({
  answerMode,
  answerDeadline,
}: Pick<Wedding, "answerMode" | "answerDeadline">) {
  return { answerMode, answerDeadline: answerDeadline ?? "" };
}
