import { definePurge } from "#app/platform/db/soft-delete.server.ts";
import { guestMessages } from "./tables.server.ts";

export const purgeGreetings = definePurge(guestMessages);
