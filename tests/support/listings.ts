import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import {
  listingCategories,
  listingColours,
  listingConditions,
} from "#app/features/marketplace/rules.ts";
import { searchColumns } from "#app/features/marketplace/search/words/queries.server.ts";
import type { SearchableListing } from "#app/features/marketplace/search/words/rules.ts";
import { listingPictures, listings } from "#app/features/marketplace/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, pool } from "#app/platform/db/database.server.ts";
import { towns } from "#content/towns.ts";
import { insertPicture, insertUser } from "./factories.ts";

type Listing = typeof listings.$inferInsert;

const defaults = {
  status: "published",
  sellerName: "Marte",
  sellerKind: "private",
  title: "Brudekjole med lange ermer",
  description: "Krepp med blondeliv og knapper i ryggen.",
  category: "dresses",
  kind: null,
  condition: "like-new",
  price: 6800_00,
  size: null,
  colour: null,
  town: "Bergen",
  county: "Vestland",
  delivery: "both",
} as const satisfies Partial<Listing>;

/** Inserts a published listing of a new account. Returns its id. */
export async function insertListing(
  overrides: Partial<Omit<Listing, "search" | "folded">> = {},
): Promise<number> {
  const listing = { ...defaults, userId: await insertUser(), ...overrides };
  const [inserted] = await db()
    .insert(listings)
    .values({
      key: randomUUID(),
      createdAt: now(),
      publishedAt: now(),
      ...listing,
      ...searchColumns(listing as SearchableListing),
    })
    .returning({ id: listings.id });
  if (!inserted) throw new Error("no listing was inserted");
  return inserted.id;
}

/** Gives an account a draft with a picture. */
export async function fillListingTables(userId: AccountId): Promise<void> {
  const listingId = await insertListing({ userId, status: "draft", publishedAt: null });
  const picture = await insertPicture({ uploadedBy: userId });
  await db().insert(listingPictures).values({ userId, listingId, picture, position: 0 });
}

const things = [
  ["Brudekjole", "dresses"],
  ["Havfruekjole", "dresses"],
  ["Silkesko", "shoes"],
  ["Lysestaker", "decoration"],
  ["Bordkort", "decoration"],
  ["Brudebukett", "flowers"],
  ["Champagneglass", "gifts"],
  ["Hårkam", "accessories"],
  ["Låve", "venues"],
  ["Ballkjole", "dresses"],
] as const;
const traits = ["med blonder", "i silke", "i lin", "med perler", "fra 1962", "i tyll", "i messing"];
const varieties = 500;

/** Inserts listings of 500 varieties, and analyses the table. */
export async function insertManyListings(total: number): Promise<void> {
  const userId = await insertUser();
  const originals: number[] = [];
  for (let index = 0; index < varieties; index++) {
    originals.push(await insertListing({ userId, ...generatedListing(index) }));
  }
  const copied =
    "user_id, status, seller_name, seller_kind, title, description, category, kind, condition, original_price, size, colour, town, county, delivery, search, folded, created_at";
  // Each statement ends before the connections give up.
  for (let copy = 1; copy < total / varieties; copy += 10) {
    await pool().query(
      `insert into listings (${copied}, key, price, published_at)
       select ${copied}, gen_random_uuid(), price + 2 * copy, published_at - copy * interval '1 hour'
       from listings, generate_series($1::integer, least($1 + 9, $2)) as copy
       where id = any($3)`,
      [copy, total / varieties - 1, originals],
    );
  }
  await db().execute(sql`vacuum analyze listings`);
}

function generatedListing(index: number) {
  const pick = <Item>(items: readonly Item[], divisor: number) =>
    items[Math.floor(index / divisor) % items.length] as Item;
  const [thing, category] = pick(things, 1);
  const place = pick(towns, 1);
  return {
    status: index % 50 === 49 ? ("sold" as const) : ("published" as const),
    sellerKind: index % 3 === 0 ? ("shop" as const) : ("private" as const),
    title: `${thing} ${pick(traits, 10)} ${index}`,
    description:
      `Brukt en gang i ${pick(listingCategories, 7)}, lagt i syrefritt papir og klar for neste fest. `.repeat(
        3,
      ),
    category,
    condition: pick(listingConditions, 3),
    price: (100 + ((index * 37) % 900) * 10) * 100,
    size: category === "dresses" || category === "shoes" ? String(34 + (index % 14)) : null,
    colour: pick(listingColours, 2),
    town: place.name,
    county: place.county,
    publishedAt: new Date(now().getTime() - index * 1000),
  };
}
