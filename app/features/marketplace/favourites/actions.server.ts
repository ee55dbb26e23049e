import { requireUser, type SignedInUser } from "#app/features/accounts/access.server.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { favouriteActions, favouritesPath } from "./actions.ts";
import { addFavourite, mergeFavourites, removeFavourite } from "./commands.server.ts";
import { favouriteForm, mergeForm } from "./schema.ts";

/** A form that was sent without script leads back, or to the page that says why not. */
function leadBack<Result extends { ok: true } | { ok: false; reason: string }>(
  back: string,
  result: Result,
) {
  if (!back) return result;
  const redirectTo = result.ok ? back : `${favouritesPath}?feil=${result.reason}`;
  return { ok: true, redirectTo } as const;
}

export const handleFavouriteAction = implementActions(favouriteActions, requireUser, {
  add: {
    input: favouriteForm,
    run: async ({ id }: SignedInUser, { listingId, back }) => {
      return leadBack(back, await addFavourite(id, listingId));
    },
  },
  remove: {
    input: favouriteForm,
    run: async ({ id }: SignedInUser, { listingId, back }) => {
      await removeFavourite(id, listingId);
      return leadBack(back, { ok: true });
    },
  },
  merge: {
    input: mergeForm,
    run: ({ id }: SignedInUser, { ids }) => mergeFavourites(id, ids),
  },
});
