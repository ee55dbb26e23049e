import { redirect } from "react-router";
import { requireUser } from "#app/features/accounts/access.server.ts";
import { handleFavouriteAction } from "../favourites/actions.server.ts";
import { favouritesPath } from "../favourites/actions.ts";
import type { Route } from "./+types/favourite-items.ts";

/** Who signs in to save a favourite comes back to this address. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireUser(request);
  throw redirect(favouritesPath);
}

/** Answers scripts with the result, and leads forms that were sent without script back. */
export const action = handleFavouriteAction;
