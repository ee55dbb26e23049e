import { createContext } from "react";

/** The ids that the account has saved. Null for a visitor, whose browser keeps them. */
export const FavouriteIds = createContext<ReadonlySet<number> | null>(null);
