import type { AccountId, SignedInUser } from "#app/features/accounts/access.server.ts";
import { countCategories } from "#app/features/budget/queries.server.ts";
import { countBegun } from "#app/features/conversations/askers/queries.server.ts";
import { countDocuments } from "#app/features/documents/queries.server.ts";
import { countPhotos } from "#app/features/gallery/admin/queries.server.ts";
import { countStoredGreetings } from "#app/features/greetings/admin/queries.server.ts";
import { countListedGuests } from "#app/features/guests/queries.server.ts";
import { countMailings } from "#app/features/invitations/queries.server.ts";
import { countOwnFavourites } from "#app/features/marketplace/favourites/queries.server.ts";
import { countOwnListings } from "#app/features/marketplace/queries.server.ts";
import { countOwnSearches } from "#app/features/marketplace/saved-searches/queries.server.ts";
import { countStoredAnswers } from "#app/features/rsvp/answer-versions/queries.server.ts";
import { countTables } from "#app/features/seating/queries.server.ts";
import { countCampaigns } from "#app/features/sms/queries.server.ts";
import { countChosen } from "#app/features/vendors/chosen/queries.server.ts";
import { findBusinessNameOf } from "#app/features/vendors/profile/queries.server.ts";
import { countOwnReviews } from "#app/features/vendors/reviews/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { ownersOf } from "#app/features/weddings/partners/queries.server.ts";
import { countWishes } from "#app/features/wishlist/admin/queries.server.ts";
import { settingsTexts } from "./texts.ts";

const { goes } = settingsTexts.deletion;

/** What is deleted, in words. */
export type DeletionView = { withAccount: string[] } & (
  | { wedding: "none" }
  | { wedding: "kept"; remainingOwner: string }
  | { wedding: "gone"; weddingId: string; withWedding: string[] }
);

export async function viewDeletion(
  user: SignedInUser,
  weddingId: OwnedWeddingId | null,
): Promise<DeletionView> {
  const [businessName, ofAccount, owners] = await Promise.all([
    findBusinessNameOf(user.id),
    countOfAccount(user.id),
    weddingId ? ownersOf(weddingId) : [],
  ]);
  const account = [goes.account, ...(businessName ? [goes.vendor(businessName)] : [])];
  if (!weddingId) return { wedding: "none", withAccount: [...account, ...wordsOf(ofAccount)] };
  const partner = owners.find(({ userId }) => userId !== user.id);
  if (partner) {
    return {
      wedding: "kept",
      remainingOwner: partner.displayName || partner.email,
      withAccount: [...account, ...wordsOf(ofAccount)],
    };
  }
  const ofWedding = await countOfWedding(weddingId);
  const conversations = ofAccount.conversations + ofWedding.conversations;
  const ofBoth = { ...ofAccount, ...ofWedding, conversations };
  return {
    wedding: "gone",
    weddingId,
    withAccount: [...account, goes.page, ...wordsOf(ofBoth)],
    withWedding: [goes.page, ...wordsOf(ofWedding)],
  };
}

type Counts = Partial<Record<keyof typeof goes.counts, number>>;

function countOfWedding(weddingId: OwnedWeddingId) {
  return countAll({
    guests: countListedGuests(weddingId),
    mailings: countMailings(weddingId),
    answers: countStoredAnswers(weddingId),
    tables: countTables(weddingId),
    budgetCategories: countCategories(weddingId),
    documents: countDocuments({ weddingId }),
    chosenVendors: countChosen(weddingId),
    conversations: countBegun({ weddingId }),
    smsCampaigns: countCampaigns(weddingId),
    greetings: countStoredGreetings(weddingId),
    wishes: countWishes(weddingId),
    photos: countPhotos(weddingId),
  });
}

function countOfAccount(userId: AccountId) {
  return countAll({
    conversations: countBegun({ userId }),
    reviews: countOwnReviews(userId),
    listings: countOwnListings(userId),
    favourites: countOwnFavourites(userId),
    searches: countOwnSearches(userId),
  });
}

async function countAll<Name extends keyof Counts>(
  counting: Record<Name, Promise<number>>,
): Promise<Record<Name, number>> {
  const counted = Object.entries<Promise<number>>(counting).map(
    async ([name, count]) => [name, await count] as const,
  );
  return Object.fromEntries(await Promise.all(counted)) as Record<Name, number>;
}

/** Returns a phrase for each count above zero. */
function wordsOf(counts: Counts): string[] {
  const names = Object.keys(goes.counts) as (keyof Counts)[];
  return names.flatMap((name) => {
    const count = counts[name] ?? 0;
    return count > 0 ? goes.counts[name](count) : [];
  });
}
