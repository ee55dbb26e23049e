import { clientTexts } from "#app/client/texts.ts";
import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { avatarOf, exportAccount } from "#app/features/accounts/profile/queries.server.ts";
import { exportPhotos } from "#app/features/gallery/admin/queries.server.ts";
import { exportGreetings } from "#app/features/greetings/admin/queries.server.ts";
import { answersAsCsv } from "#app/features/rsvp/admin/answers-as-csv.server.ts";
import { exportAnswers } from "#app/features/rsvp/answer-versions/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { exportWedding } from "#app/features/weddings/queries.server.ts";
import { exportWishes } from "#app/features/wishlist/admin/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { toCsv } from "#app/platform/csv.server.ts";
import type { ZippedFile } from "#app/platform/http/zip-download.server.ts";
import { formatDate, formatDateTime, osloDate } from "#app/platform/oslo-time.ts";
import { readOriginal, readPreview, readVariant } from "#app/platform/pictures/pictures.server.ts";
import { exportTexts as texts } from "./texts.ts";

const { columns: headers, yes, no } = texts;

export type WeddingData = Awaited<ReturnType<typeof weddingData>>;

/** Yields everything stored for a user and their wedding; pictures are read one at a time. */
export async function* exportFilesOf(
  user: SignedInUser,
  weddingId: OwnedWeddingId | null,
): AsyncGenerator<ZippedFile> {
  yield file(texts.readMe, texts.readMeText(formatDate(osloDate(now()))));
  yield file(texts.account, asJson(await exportAccount(user)));
  const avatar = await avatarOf(user);
  const picture = avatar && (await readPreview(avatar));
  if (picture) yield file(`${texts.pictures}/${texts.avatar}.jpg`, picture);
  if (!weddingId) return;

  const stored = await weddingData(weddingId);
  yield file(texts.wedding, asJson(stored));
  for (const [name, sheet] of Object.entries(sheetsOf(stored))) yield file(name, sheet);
  yield* ownPictures(stored);
  for (const { id, createdAt } of stored.guestPhotos) {
    const original = await readOriginal(id);
    const name = `${texts.pictures}/${texts.guestPhotos}/${id}.jpg`;
    if (original) yield { name, input: original, lastModified: createdAt };
  }
}

/** Includes what the owners have hidden, but not what they have deleted. */
async function weddingData(weddingId: OwnedWeddingId) {
  return {
    ...(await exportWedding(weddingId)),
    answers: await exportAnswers(weddingId),
    greetings: await exportGreetings(weddingId),
    wishes: await exportWishes(weddingId),
    guestPhotos: await exportPhotos(weddingId),
  };
}

async function* ownPictures({ coverPictures, wishes }: WeddingData): AsyncGenerator<ZippedFile> {
  const pictures = [
    ...coverPictures.map(({ id, widths }) => ({ id, widths, folder: texts.cover })),
    ...wishes.map(({ image, imageWidths }) => ({
      id: image,
      widths: imageWidths,
      folder: texts.wishPictures,
    })),
  ];
  for (const { id, widths, folder } of pictures) {
    const largest = widths?.at(-1);
    const bytes = id && largest && (await readVariant(id, largest));
    if (bytes) yield file(`${texts.pictures}/${folder}/${id}.webp`, bytes);
  }
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
