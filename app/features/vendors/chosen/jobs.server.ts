import { definePurge } from "#app/platform/db/soft-delete.server.ts";
import { chosenVendors } from "./tables.server.ts";

export const purgeChosenVendors = definePurge(chosenVendors);
