import { handleFavouriteAction } from "../favourites/actions.server.ts";

/** Answers scripts with the result, and leads forms that were sent without script back. */
export const action = handleFavouriteAction;
