import { photoNamesOf } from "#app/features/gallery/queries.server.ts";
import { greetingNamesOf } from "#app/features/greetings/queries.server.ts";
import type { OwnAnswer } from "#app/features/rsvp/queries.server.ts";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { WishesView } from "./wishes/wishes-view.ts";

interface OwnEntries {
  answers: Pick<OwnAnswer, "guestName" | "additional">[];
  wishes: Pick<WishesView, "cards">;
}

/**
 * Returns the name that this browser gave in one form, for the others, or "". An additional answer
 * has another person's name.
 */
export async function guestNameOf(
  weddingId: PublicWeddingId,
  visitorId: string | null,
  { answers, wishes }: OwnEntries,
): Promise<string> {
  const answer = answers.find(({ additional }) => !additional);
  const wish = wishes.cards?.find(({ state }) => state === "own");
  const known = answer?.guestName ?? wish?.reservedBy;
  if (known || !visitorId) return known ?? "";
  try {
    const [[photo], [greeting]] = await Promise.all([
      photoNamesOf(weddingId, visitorId),
      greetingNamesOf(weddingId, visitorId),
    ]);
    return photo?.guestName ?? greeting?.guestName ?? "";
  } catch (error) {
    log().error({ err: error }, "guest's name not loaded");
    return "";
  }
}
