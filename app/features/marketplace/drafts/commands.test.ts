import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { auditEntries } from "#app/features/audit/tables.server.ts";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertPicture, type SignedInUser, signedInUser } from "#tests/support/factories.ts";
import { completeListing } from "#tests/support/selling.ts";
import { searchListings } from "../search/queries.server.ts";
import { listingSearchQuery } from "../search/rules.ts";
import { sellers } from "../sellers/tables.server.ts";
import { reserveListing, withdrawListing } from "../selling/commands.server.ts";
import { lifetimeDays } from "../selling/rules.ts";
import { listingPictures, listingPrices, listings } from "../tables.server.ts";
import { publishListing, renewListing, saveDraft } from "./commands.server.ts";

useTestDatabase();
afterEach(() => setClock());

let seller: SignedInUser["user"];
let other: SignedInUser["user"];
let key: string;

beforeEach(async () => {
  [{ user: seller }, { user: other }] = [await signedInUser("Ingrid"), await signedInUser("Ola")];
  key = randomUUID();
});
