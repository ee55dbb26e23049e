import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { expect } from "vitest";
import type { AccountId, SignedInUser } from "#app/features/accounts/access.server.ts";
import { addCategory } from "#app/features/budget/categories/commands.server.ts";
import { loadBudget } from "#app/features/budget/queries.server.ts";
import { countBudget } from "#app/features/budget/totals/queries.server.ts";
import { budgetTotals } from "#app/features/budget/totals/rules.ts";
import type { Participant } from "#app/features/conversations/access.server.ts";
import { countUnread, findThread } from "#app/features/conversations/queries.server.ts";
import { galleryPage } from "#app/features/gallery/queries.server.ts";
import { listingSales } from "#app/features/marketplace/sales/tables.server.ts";
import { listOwnListings } from "#app/features/marketplace/selling/queries.server.ts";
import { countGuests, listGuestStates } from "#app/features/rsvp/guest-links/queries.server.ts";
import { rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import { seatedByTable } from "#app/features/seating/plan/placement.ts";
import { loadSeatingPlan } from "#app/features/seating/queries.server.ts";
import type { SubmissionKind } from "#app/features/submissions/rules.ts";
import {
  type GuestSubmission,
  type OwnedWeddingId,
  type PublicWeddingId,
  requirePublicWedding,
} from "#app/features/weddings/access.server.ts";
import { wishesFor } from "#app/features/wishlist/queries.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { insertConversation } from "#tests/support/conversations.ts";
import { insertEnquiry } from "#tests/support/enquiries.ts";
import {
  guestEntry,
  insertGuests,
  insertOwner,
  insertPhoto,
  insertUser,
  insertWedding,
  insertWishes,
} from "#tests/support/factories.ts";
import { insertListing } from "#tests/support/listings.ts";
import { planTable } from "#tests/support/seating-plans.ts";
import { addTable } from "#tests/support/seating-rows.ts";
import {
  budgetAmount,
  chairs,
  firstMessage,
  galleryBrowsers,
  itemOfPayment,
  listedAtFirst,
  listedWithCompanion,
  type Model,
  people,
  photoSenders,
  type User,
  users,
} from "./state.ts";
import type { Area, views } from "./view.ts";

/** A wedding in the product, with what the model's indexes stand for. */
export interface Product {
  weddingId: OwnedWeddingId;
  publicId: PublicWeddingId;
  guestIds: string[];
  tableIds: string[];
  wishIds: string[];
  categoryId: string;
  itemIds: string[];
  paymentIds: string[];
  sides: Record<User, Participant>;
  firstMessageId: string;
  listingId: number;
  seller: SignedInUser;
  photoIds: string[];
  /** Conversations of those who have asked about the listing. */
  buyers: string[];
  /** By the name of the browser. */
  visitors: Map<string, string>;
}

/** Inserts what `newModel` begins with. */
export async function newProduct(): Promise<Product> {
  const weddingId = await insertWedding();
  const [kari, ola, vendor] = [await insertUser(), await insertUser(), await insertUser()];
  await insertOwner(weddingId, kari);
  await insertOwner(weddingId, ola);
  const conversationId = await insertConversation({
    asker: { weddingId },
    senderId: kari,
    answererId: vendor,
  });
  const participant = (userId: AccountId, side: Participant["side"]) => ({
    conversationId,
    userId,
    side,
  });
  const sides = {
    kari: participant(kari, "asker"),
    ola: participant(ola, "asker"),
    vendor: participant(vendor, "answerer"),
  };
  const guestIds = people.map((_, guest) => orderedId(guest));
  await insertGuests(
    weddingId,
    listedAtFirst.map((guest) => ({
      ...people[guest],
      id: guestIds[guest],
      plusOne: guest === listedWithCompanion,
      rsvpStatus: "attending",
    })),
  );
  const tableIds: string[] = [];
  for (const [index, seats] of chairs.entries()) {
    const table = planTable({ number: index + 1, seats });
    tableIds.push((await addTable({ weddingId, userId: kari }, table)).id);
  }
  const categoryId = randomUUID();
  await addCategory(weddingId, categoryId, { name: "Fest", budgetAmount, color: "#3B82F6" });
  const sellerId = await insertUser();
  const listingId = await insertListing({ userId: sellerId });
  const enquiries = [
    await insertEnquiry({ listingId, seller: { userId: sellerId } }),
    await insertEnquiry({ listingId, seller: { userId: sellerId } }),
  ];
  const { messages } = await findThread(sides.kari);
  const visitors = new Map(galleryBrowsers.map((browser) => [viewer(browser), randomUUID()]));
  const photoIds: string[] = [];
  for (const sender of photoSenders) {
    photoIds.push(await insertPhoto(weddingId, { visitorId: visitors.get(viewer(sender)) }));
  }
  return {
    weddingId,
    publicId: await publicIdOf(weddingId),
    guestIds,
    tableIds,
    wishIds: await insertWishes(weddingId, [{ position: 1 }, { position: 2 }, { position: 3 }]),
    categoryId,
    itemIds: [randomUUID(), randomUUID()],
    paymentIds: itemOfPayment.map(() => randomUUID()),
    sides,
    firstMessageId: messages[0]?.id ?? "",
    listingId,
    seller: { id: sellerId } as SignedInUser,
    buyers: enquiries.map((enquiry) => enquiry.conversationId),
    photoIds,
    visitors,
  };
}

/** Returns what the screens show, as `view` of the model does. */
export async function observe(
  product: Product,
  areas: readonly Area[],
): Promise<Record<string, unknown>> {
  const seen = areas.map(async (area) => [area, await observers[area](product)]);
  return Object.fromEntries(await Promise.all(seen));
}

const observers: {
  [Name in Area]: (product: Product) => Promise<ReturnType<(typeof views)[Name]>>;
} = {
  guests: async ({ weddingId, guestIds }) => {
    const [states, counts, answers] = await Promise.all([
      listGuestStates(weddingId),
      countGuests(weddingId),
      storedAnswers(weddingId),
    ]);
    const stateOf = (id: string) => states.find((state) => state.id === id);
    const { invited, confirmed, declined, unlinkedAnswers, comingPersons, comingChildren } = counts;
    return {
      statuses: guestIds.map((id) => stateOf(id)?.status ?? null),
      companions: guestIds.map((id) => stateOf(id)?.companionStatus ?? null),
      answers: answers
        .map(({ name, email, guestId }) => ({
          person: people.findIndex((person) => person.name === name && person.email === email),
          guest: guestId === null ? null : guestIds.indexOf(guestId),
        }))
        .sort((one, other) => one.person - other.person),
      counts: { invited, confirmed, declined, unlinkedAnswers, comingPersons, comingChildren },
    };
  },

  seats: async ({ weddingId, guestIds, tableIds }) => {
    const { state } = await loadSeatingPlan(weddingId);
    return Object.fromEntries(
      [...seatedByTable(state)].flatMap(([tableId, seats]) =>
        seats.map(({ guestId, person }) => [
          `${guestIds.indexOf(guestId)}:${person}`,
          tableIds.indexOf(tableId),
        ]),
      ),
    );
  },

  wishes: async (product) => {
    const lists = await Promise.all(
      ["0", "1"].map((browser) => wishesFor(product.publicId, visitor(product, browser))),
    );
    return product.wishIds.map((id) => {
      const [first, ...others] = lists.map((list) => list.find((wish) => wish.id === id));
      if (!first) return "deleted";
      const holder = [first, ...others].findIndex((wish) => wish?.isOwn);
      return holder < 0 && !first.isReserved ? null : holder;
    });
  },

  budget: async ({ weddingId }) => {
    const [counted, budget] = await Promise.all([countBudget(weddingId), loadBudget(weddingId)]);
    // Added up twice: by the database, and for the screen of the budget.
    expect(budgetTotals(budget)).toEqual(counted);
    const { total, planned, agreed, used, paid, unpaid } = counted;
    return { total, planned, agreed, used, paid, unpaid };
  },

  conversation: async ({ sides, firstMessageId }) => {
    const { messages, blockedBy } = await findThread(sides.kari);
    const unread = await Promise.all(users.map((user) => countUnread(sides[user].userId)));
    return {
      messages: messages.map(({ id }) => (id === firstMessageId ? firstMessage : id)),
      unread: users.filter((_, index) => unread[index] !== 0),
      blockedBy: blockedBy && (blockedBy === "asker" ? "couple" : "vendor"),
    };
  },

  listing: async ({ seller, listingId, buyers }) => {
    const [listing] = await listOwnListings(seller.id);
    const isSale = eq(listingSales.listingId, listingId);
    const [sale] = await db().select().from(listingSales).where(isSale);
    const buyer = (id: string | null) => (id === null ? null : buyers.indexOf(id));
    const { status, reservedAt, reservedFor } = listing as NonNullable<typeof listing>;
    return {
      status: status as Model["listing"]["status"],
      reservedFor: status === "sold" || !reservedAt ? undefined : buyer(reservedFor),
      sale: sale ? { buyer: buyer(sale.conversationId), price: sale.price } : null,
    };
  },

  gallery: (product) => {
    const seen = galleryBrowsers.map(async (browser) => {
      const visitorId = visitor(product, viewer(browser));
      const page = { page: 1, perPage: 10 };
      const { photos, likes } = await galleryPage(product.publicId, visitorId, page);
      const found = product.photoIds.map((id) => photos.find((photo) => photo.id === id));
      return {
        photos: found.map((photo) => (photo ? { likes: photo.likes, isLiked: photo.liked } : null)),
        likes,
      };
    });
    return Promise.all(seen);
  },
};

/** A guest's form with an idempotency key. */
export function submission(
  product: Product,
  browser: string,
  kind: SubmissionKind,
  key: string,
): GuestSubmission {
  return guestEntry(product.publicId, { kind, key, visitorId: visitor(product, browser) });
}

export async function answerId({ weddingId }: Product, person: number): Promise<string> {
  const sender = people[person];
  const found = (await storedAnswers(weddingId)).find(
    ({ name, email }) => name === sender?.name && email === sender.email,
  );
  return found?.id ?? randomUUID();
}

/** The name of a browser of the gallery. Blocking it must hide nothing in other areas. */
export function viewer(browser: number): string {
  return `viewer ${browser}`;
}

function visitor({ visitors }: Product, browser: string): string {
  const known = visitors.get(browser) ?? randomUUID();
  visitors.set(browser, known);
  return known;
}

function storedAnswers(weddingId: OwnedWeddingId) {
  const { id, guestName: name, email, guestId, deletedAt } = rsvpResponses;
  return db()
    .select({ id, name, email, guestId })
    .from(rsvpResponses)
    .where(and(eq(rsvpResponses.weddingId, weddingId), isNull(deletedAt)));
}

function publicIdOf(weddingId: string): Promise<PublicWeddingId> {
  return requirePublicWedding(new Request(`http://jaord.test/wedding?id=${weddingId}`));
}

/** Chairs of those who no longer come are given away in the order of the ids. */
function orderedId(index: number): string {
  return `0000000${index}${randomUUID().slice(8)}`;
}
