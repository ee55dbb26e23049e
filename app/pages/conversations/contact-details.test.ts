import { beforeEach, expect, test } from "vitest";
import { exportConversations } from "#app/features/conversations/queries.server.ts";
import {
  releaseListing,
  reserveListing,
  sellListing,
} from "#app/features/marketplace/selling/commands.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { signedInUser } from "#tests/support/factories.ts";
import { insertListing } from "#tests/support/listings.ts";
import { loaderArgs } from "#tests/support/route-args.ts";
import { insertEnquiry } from "#tests/support/selling.ts";
import { loadConversations, loadOpenConversation } from "./load-conversations.server.ts";

useTestDatabase();

type Signed = Awaited<ReturnType<typeof signedInUser>>;

const written = "Ring 912 34 567 eller skriv til thea@example.no";
const hidden = "Ring [skjult] eller skriv til [skjult]";

let seller: Signed;
let buyer: Signed;
let listingId: number;
let conversationId: string;

beforeEach(async () => {
  [seller, buyer] = [await signedInUser(), await signedInUser()];
  listingId = await insertListing({ userId: seller.userId });
  ({ conversationId } = await insertEnquiry(listingId, buyer.userId, { text: written }));
});

/** Returns the message as the page and the list show it, and how many are marked. */
async function seenBy(reader: Signed) {
  const { request } = loaderArgs(`/conversations/${conversationId}`, reader);
  const opened = await loadOpenConversation(request, conversationId);
  const list = await loadConversations(request, reader.userId);
  const listed = list.conversations.find(({ id }) => id === conversationId);
  const texts = [opened?.thread.messages[0]?.text, listed?.text];
  return { texts, marked: opened?.hidden.length };
}

test("the other side sees no address and no number until the deal is agreed", async () => {
  expect(await seenBy(buyer)).toEqual({ texts: [written, written], marked: 1 });
  expect(await seenBy(seller)).toEqual({ texts: [hidden, hidden], marked: 1 });
});

test("a reservation or a sale to this buyer shows them", async () => {
  await reserveListing(seller.userId, listingId, { conversationId });
  expect(await seenBy(seller)).toEqual({ texts: [written, written], marked: 0 });
  await releaseListing(seller.userId, listingId);
  expect((await seenBy(seller)).texts).toEqual([hidden, hidden]);
  await sellListing(seller.userId, listingId, { price: 100_00, conversationId });
  expect((await seenBy(seller)).texts).toEqual([written, written]);
});

test("a deal with another buyer shows nothing", async () => {
  const other = await insertEnquiry(listingId);
  await reserveListing(seller.userId, listingId, { conversationId: other.conversationId });
  expect((await seenBy(seller)).texts).toEqual([hidden, hidden]);
});

test("a warning is given for what is hidden too", async () => {
  const { request } = loaderArgs(`/conversations/${conversationId}`, seller);
  const opened = await loadOpenConversation(request, conversationId);
  expect(Object.values(opened?.warnings ?? {})).toEqual(["other-site"]);
});

test("the download of all data shows the own text, not the other side's addresses", async () => {
  const textsOf = async ({ userId }: Signed) =>
    (await exportConversations(userId)).flatMap(({ messages }) => messages.map(({ text }) => text));
  expect(await textsOf(buyer)).toEqual([written]);
  expect(await textsOf(seller)).toEqual([hidden]);
});
