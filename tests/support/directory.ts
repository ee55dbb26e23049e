import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import {
  chosenVendors,
  hiddenVendorCategories,
} from "#app/features/vendors/chosen/tables.server.ts";
import { vendorCategories } from "#app/features/vendors/rules.ts";
import { searchVector } from "#app/features/vendors/search/queries.server.ts";
import { vendorReviews, vendors } from "#app/features/vendors/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";

type Vendor = typeof vendors.$inferInsert;

/** Inserts an approved vendor. Returns its id. */
export async function insertListedVendor(overrides: Partial<Omit<Vendor, "search">> = {}) {
  const vendor = {
    id: randomUUID(),
    status: "approved" as const,
    businessName: "Lys over Hardanger",
    category: "photographer" as const,
    description: "Bryllup fra morgenkåpe til siste dans.",
    included: null,
    address: null,
    town: "Odda",
    priceRange: "$$$" as const,
    email: "hei@lys.example",
    createdAt: now(),
    ...overrides,
  };
  await db()
    .insert(vendors)
    .values({ ...vendor, search: searchVector(vendor) });
  return vendor.id;
}

const names = [
  "Lys",
  "Fjord",
  "Blomster",
  "Fele",
  "Langbord",
  "Søm",
  "Kransekake",
  "Veteran",
  "Bryllup",
  "Åsen",
];
const places = [
  "Odda",
  "Voss",
  "Bergen",
  "Oslo",
  "Tromsø",
  "Ålesund",
  "Bodø",
  "Hamar",
  "Skien",
  "Moss",
];
const townParts = ["vik", "nes", "dal", "heim", "stad", "sund", "øy", "ås", "haug", "vang"];

/** Inserts vendors of ten categories in a hundred towns, and analyses the tables. */
export async function insertManyVendors(total: number): Promise<void> {
  const perBatch = 500;
  for (let first = 0; first < total; first += perBatch) {
    const batch = Array.from({ length: Math.min(perBatch, total - first) }, (_, offset) =>
      generatedVendor(first + offset),
    );
    await db().insert(vendors).values(batch);
  }
  // Index-only scans need the visibility map.
  await db().execute(sql`vacuum analyze vendors`);
}

function generatedVendor(index: number) {
  const pick = <Item>(items: readonly Item[], divisor: number) =>
    items[Math.floor(index / divisor) % items.length] as Item;
  const reviewCount = index % 7 === 0 ? 0 : (index * 31) % 60;
  const vendor = {
    id: randomUUID(),
    status: index % 20 === 19 ? ("pending" as const) : ("approved" as const),
    businessName: `${pick(names, 1)} ${pick(townParts, 3)}${pick(townParts, 7)} ${index}`,
    category: pick(vendorCategories, 1),
    description:
      `Vi har holdt på siden ${1900 + (index % 120)} og kommer gjerne til ${pick(places, 11)}. `.repeat(
        4,
      ),
    included: "Befaring, pynt og rydding etterpå. Pris etter avtale.",
    address: `Storgata ${index}`,
    town: `${pick(places, 10)}${pick(townParts, 100)}`,
    priceRange: pick(["$", "$$", "$$$", "$$$$"] as const, 13),
    email: `post${index}@example.no`,
    showsDates: index % 2 === 0,
    verifiedAt: index % 3 === 0 ? now() : null,
    reviewCount,
    ratingSum: reviewCount * 3 + (index % (reviewCount + 1)),
    createdAt: now(),
  };
  return { ...vendor, search: searchVector(vendor) };
}

/** Fills the tables in which a couple leaves something about vendors. */
export async function fillVendorTables(userId: AccountId, weddingId: OwnedWeddingId) {
  const [id, createdAt] = [randomUUID(), now()];
  await insertListedVendor({ userId });
  const vendorId = await insertListedVendor();
  const review = { vendorId, id, userId, rating: 5, createdAt, updatedAt: createdAt };
  await db().insert(vendorReviews).values(review);
  const chosen = { weddingId, id, vendorId, category: "photographer", name: "Lys" } as const;
  await db()
    .insert(chosenVendors)
    .values({ ...chosen, createdAt });
  await db().insert(hiddenVendorCategories).values({ weddingId, category: "cake" });
}
