import { and, asc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import type { GuestTotals } from "#app/features/weddings/rules.ts";
import { db } from "#app/platform/db/database.server.ts";
import { materialized } from "#app/platform/db/materialized.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { shownAnswers } from "../../answer-versions/queries.server.ts";
import { countGuests, guestStates, isUnlinked } from "../queries.server.ts";

/** Returns who comes by answers that wait to be linked, with what the kitchen must know. */
export const listUnlinkedDiets = prepared((weddingId: Param<OwnedWeddingId>) => {
  const answer = materialized(shownAnswers(weddingId));
  const { id, guestName, plusOneName, guestCount, createdAt } = answer;
  const { dietaryRestrictions, severeAllergy } = answer;
  const { plusOneDietaryRestrictions, plusOneSevereAllergy } = answer;
  return db()
    .select({
      id,
      guestName,
      plusOneName,
      guestCount,
      dietaryRestrictions,
      severeAllergy,
      plusOneDietaryRestrictions,
      plusOneSevereAllergy,
    })
    .from(answer)
    .where(and(isUnlinked(weddingId, answer), eq(answer.attending, true)))
    .orderBy(asc(createdAt), asc(id));
});

/** Returns the totals that the screen "Siden sist" compares. */
export async function guestTotals(weddingId: OwnedWeddingId): Promise<GuestTotals> {
  const [{ comingPersons }, [listed], [unlinked]] = await Promise.all([
    countGuests(weddingId),
    countDiets(weddingId),
    countUnlinkedDiets(weddingId),
  ]);
  return { comingPersons, diets: (listed?.diets ?? 0) + (unlinked?.diets ?? 0) };
}

const countDiets = prepared((weddingId: Param<OwnedWeddingId>) => {
  const states = guestStates(weddingId);
  const isComing = (status: SQL.Aliased) => sql`coalesce(${status} = 'attending', false)`;
  const own = hasDiet(isComing(states.status), states.diet, states.severeAllergy);
  const companion = hasDiet(
    isComing(states.companionStatus),
    states.companionDiet,
    states.companionSevereAllergy,
  );
  return db()
    .select({ diets: sumOf(own, companion) })
    .from(states);
});

const countUnlinkedDiets = prepared((weddingId: Param<OwnedWeddingId>) => {
  const answer = materialized(shownAnswers(weddingId));
  const { attending, guestCount } = answer;
  const own = hasDiet(attending, answer.dietaryRestrictions, answer.severeAllergy);
  const companion = hasDiet(
    sql`(${attending} and ${guestCount} > 1)`,
    answer.plusOneDietaryRestrictions,
    answer.plusOneSevereAllergy,
  );
  return db()
    .select({ diets: sumOf(own, companion) })
    .from(answer)
    .where(isUnlinked(weddingId, answer));
});

/** A severe allergy is one without a text too. */
function hasDiet(isComing: SQLWrapper, diet: SQLWrapper, isSevere: SQLWrapper): SQL {
  return sql`(${isComing} and (coalesce(${diet}, '') <> '' or ${isSevere}))::int`;
}

function sumOf(own: SQL, companion: SQL) {
  return sql`coalesce(sum(${own} + ${companion}), 0)`.mapWith(Number);
}
