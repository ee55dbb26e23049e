import { clientTexts } from "#app/client/texts.ts";
import type { AccountId, SignedInUser } from "#app/features/accounts/access.server.ts";
import { avatarOf, exportAccount } from "#app/features/accounts/profile/queries.server.ts";
import { budgetAsSheet, exportBudget } from "#app/features/budget/export/queries.server.ts";
import { exportConversations } from "#app/features/conversations/queries.server.ts";
import { type DocumentOwner, exportDocuments } from "#app/features/documents/queries.server.ts";
import { exportPhotos } from "#app/features/gallery/admin/queries.server.ts";
import { fileNameOf } from "#app/features/gallery/admin/rules.ts";
import { galleryAdminTexts } from "#app/features/gallery/admin/texts.ts";
import { exportGreetings } from "#app/features/greetings/admin/queries.server.ts";
import { exportImports } from "#app/features/guests/import/queries.server.ts";
import { exportGuestList } from "#app/features/guests/queries.server.ts";
import { exportMailings } from "#app/features/invitations/queries.server.ts";
import { exportEnquiries } from "#app/features/marketplace/enquiries/queries.server.ts";
import { exportFavourites } from "#app/features/marketplace/favourites/queries.server.ts";
import { exportListings } from "#app/features/marketplace/queries.server.ts";
import { exportSavedSearches } from "#app/features/marketplace/saved-searches/queries.server.ts";
import { answersAsCsv } from "#app/features/rsvp/admin/answers-as-csv.server.ts";
import { exportAnswers } from "#app/features/rsvp/answer-versions/queries.server.ts";
import { exportSeatingPlan } from "#app/features/seating/queries.server.ts";
import { exportCampaigns } from "#app/features/sms/queries.server.ts";
import { exportChosen } from "#app/features/vendors/chosen/queries.server.ts";
import { exportVendor } from "#app/features/vendors/profile/queries.server.ts";
import { exportRequests } from "#app/features/vendors/requests/queries.server.ts";
import { exportReviews } from "#app/features/vendors/reviews/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { exportWedding } from "#app/features/weddings/queries.server.ts";
import { exportWishes } from "#app/features/wishlist/admin/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { toCsv } from "#app/platform/csv.server.ts";
import { readDocument } from "#app/platform/documents/documents.server.ts";
import { numberedFileName } from "#app/platform/file-names.ts";
import type { ZippedFile } from "#app/platform/http/zip-download.server.ts";
import { formatDate, formatDateTime, osloDate } from "#app/platform/oslo-time.ts";
import { readOriginal, readPreview, readVariant } from "#app/platform/pictures/pictures.server.ts";
import { listAsSheet } from "../../guest-list/export/shown-guests.server.ts";
import { exportTexts as texts } from "./texts.ts";

const { columns: headers, yes, no } = texts;

export type WeddingData = Awaited<ReturnType<typeof weddingData>>;

/** Yields everything stored for a user and their wedding; pictures are read one at a time. */
export async function* exportFilesOf(
  user: SignedInUser,
  weddingId: OwnedWeddingId | null,
): AsyncGenerator<ZippedFile> {
  yield file(texts.readMe, texts.readMeText(formatDate(osloDate(now()))));
  const vendors = {
    vendorReviews: await exportReviews(user.id),
    vendorRequests: await exportRequests({ user, weddingId }),
  };
  const selling = await exportListings(user.id);
  const buying = {
    listingConversations: await exportEnquiries(user.id),
    favourites: await exportFavourites(user.id),
    savedSearches: await exportSavedSearches(user.id),
  };
  const market = { ...selling, ...buying };
  yield file(texts.account, asJson({ ...(await exportAccount(user)), ...vendors, ...market }));
  yield* listingFiles(selling);
  const avatar = await avatarOf(user);
  const picture = avatar && (await readPreview(avatar));
  if (picture) yield file(`${texts.pictures}/${texts.avatar}.jpg`, picture);
  yield* ownConversations(user.id);
  const vendor = await exportVendor(user.id);
  if (vendor) yield* vendorFiles(vendor);
  if (!weddingId) return;
  yield* documentsOf({ weddingId }, texts.documents);

  const stored = await weddingData(weddingId);
  yield file(texts.wedding, asJson(stored));
  const guests = await listAsSheet(weddingId, new URLSearchParams());
  yield file(texts.guests, toCsv(guests));
  yield file(texts.budget, toCsv(await budgetAsSheet(weddingId)));
  for (const [name, sheet] of Object.entries(sheetsOf(stored))) yield file(name, sheet);
  yield* ownPictures(stored);
  for (const { id, file: name, createdAt } of stored.guestPhotos) {
    const original = await readOriginal(id);
    if (original) yield { name, input: original, lastModified: createdAt };
  }
}

async function* listingFiles({ listings }: Awaited<ReturnType<typeof exportListings>>) {
  for (const { id, title, pictures } of listings) {
    for (const [index, picture] of pictures.entries()) {
      const preview = await readPreview(picture);
      const name = numberedFileName(index + 1, [String(id), title], "jpg");
      if (preview) yield file(pathOf(texts.listingPictures, name), preview);
    }
  }
}

async function* vendorFiles(
  vendor: NonNullable<Awaited<ReturnType<typeof exportVendor>>>,
): AsyncGenerator<ZippedFile> {
  yield file(texts.vendor, asJson(vendor));
  for (const [index, id] of vendor.pictures.entries()) {
    const picture = await readPreview(id);
    const name = numberedFileName(index + 1, [vendor.businessName], "jpg");
    if (picture) yield file(pathOf(texts.vendorPictures, name), picture);
  }
}

/** Includes what the owners have hidden, but not what they have deleted. Pictures have a `file`. */
async function weddingData(weddingId: OwnedWeddingId) {
  const { coverPictures, ...stored } = await exportWedding(weddingId);
  const { bride, groom } = stored.wedding;
  const couple = `${bride} og ${groom}`;
  const wishes = await exportWishes(weddingId);
  const guestPhotos = await exportPhotos(weddingId);
  return {
    ...stored,
    coverPictures: coverPictures.map((picture, index) => ({
      ...picture,
      file: pathOf(texts.cover, numberedFileName(index + 1, [couple], "webp")),
    })),
    ...(await exportGuestList(weddingId)),
    guestImports: await exportImports(weddingId),
    mailings: await exportMailings(weddingId),
    smsCampaigns: await exportCampaigns(weddingId),
    budget: await exportBudget(weddingId),
    vendors: await exportChosen(weddingId),
    seatingPlan: await exportSeatingPlan(weddingId),
    answers: await exportAnswers(weddingId),
    greetings: await exportGreetings(weddingId),
    wishes: wishes.map((wish, index) => ({
      ...wish,
      file:
        wish.image && pathOf(texts.wishPictures, numberedFileName(index + 1, [wish.title], "webp")),
    })),
    guestPhotos: guestPhotos.map((photo, index) => ({
      ...photo,
      file: pathOf(texts.guestPhotos, fileNameOf(photo, index + 1, galleryAdminTexts.anonymous)),
    })),
  };
}

async function* ownConversations(userId: AccountId): AsyncGenerator<ZippedFile> {
  const conversations = await exportConversations(userId);
  if (conversations.length === 0) return;
  yield file(texts.conversations, asJson(conversations));
  for (const [index, { id }] of conversations.entries()) {
    const folder = `${texts.documents}/${texts.conversationFolder(index + 1)}`;
    yield* documentsOf({ conversationId: id }, folder);
  }
}

async function* documentsOf(owner: DocumentOwner, folder: string): AsyncGenerator<ZippedFile> {
  for (const [index, document] of (await exportDocuments(owner)).entries()) {
    const bytes = await readDocument(document);
    const [, stem = "", extension = ""] = /^(.*)\.(\w+)$/.exec(document.name) ?? [];
    const name = numberedFileName(index + 1, [stem], extension);
    if (bytes) {
      yield { name: `${folder}/${name}`, input: bytes, lastModified: document.createdAt };
    }
  }
}

async function* ownPictures({ coverPictures, wishes }: WeddingData): AsyncGenerator<ZippedFile> {
  const ofWishes = wishes.map(({ image, imageWidths, file: name }) => ({
    id: image,
    widths: imageWidths,
    file: name,
  }));
  for (const { id, widths, file: name } of [...coverPictures, ...ofWishes]) {
    const largest = widths?.at(-1);
    const bytes = id && largest && (await readVariant(id, largest));
    if (bytes && name) yield file(name, bytes);
  }
}

function pathOf(folder: string, name: string): string {
  return `${texts.pictures}/${folder}/${name}`;
}

function file(name: string, input: string | Uint8Array): ZippedFile {
  return { name, input, lastModified: now() };
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Returns the lists of a wedding as CSV, by file name. */
export function sheetsOf({ answers, greetings, wishes }: WeddingData): Record<string, string> {
  return {
    [texts.answers]: answersAsCsv(answers),
    [texts.greetings]: toCsv([
      [
        headers.name,
        headers.email,
        headers.message,
        headers.replied,
        headers.received,
        ...visibilityHeader(greetings),
      ],
      ...greetings.map((greeting) => [
        greeting.guestName,
        greeting.email,
        greeting.message,
        greeting.replied ? yes : no,
        formatDateTime(greeting.createdAt),
        ...visibilityOf(greeting, greetings),
      ]),
    ]),
    [texts.wishes]: toCsv([
      [
        headers.title,
        headers.description,
        headers.price,
        headers.purchased,
        headers.purchasedBy,
        ...visibilityHeader(wishes),
      ],
      ...wishes.map((wish) => [
        wish.title,
        wish.description,
        wish.price,
        wish.purchased ? yes : no,
        wish.purchasedBy,
        ...visibilityOf(wish, wishes),
      ]),
    ]),
  };
}

interface Visibility {
  hidden?: boolean;
  held: boolean;
}

function visibilityHeader(rows: readonly Visibility[]): string[] {
  return hasBlocked(rows) ? [clientTexts.visibility.column] : [];
}

function visibilityOf({ hidden, held }: Visibility, rows: readonly Visibility[]): string[] {
  if (!hasBlocked(rows)) return [];
  const { visibility } = clientTexts;
  return [held ? visibility.held : hidden ? visibility.hidden : ""];
}

/** The column is left out where it would be empty. */
function hasBlocked(rows: readonly Visibility[]): boolean {
  return rows.some(({ hidden, held }) => hidden || held);
}
