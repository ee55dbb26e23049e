import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { answersAsCsv } from "#app/features/rsvp/admin/answers-as-csv.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { toCsv } from "#app/platform/csv.server.ts";
import type { ZippedFile } from "#app/platform/http/zip-download.server.ts";
import { formatDate, formatDateTime, osloDate } from "#app/platform/oslo-time.ts";
import { readOriginal, readPreview, readVariant } from "#app/platform/pictures/pictures.server.ts";
import { accountData, avatarOf, type WeddingData, weddingData } from "./stored-data.server.ts";
import { exportTexts as texts } from "./texts.ts";

const { columns: heads, yes, no } = texts;

/** Yields everything stored for a user and their wedding; pictures are read one at a time. */
export async function* exportFilesOf(
  user: SignedInUser,
  weddingId: OwnedWeddingId | null,
): AsyncGenerator<ZippedFile> {
  yield file(texts.readMe, texts.readMeText(formatDate(osloDate(now()))));
  yield file(texts.account, asJson(await accountData(user)));
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
      [heads.name, heads.email, heads.message, heads.replied, heads.received],
      ...greetings.map((greeting) => [
        greeting.guestName,
        greeting.email,
        greeting.message,
        greeting.replied ? yes : no,
        formatDateTime(greeting.createdAt),
      ]),
    ]),
    [texts.wishes]: toCsv([
      [heads.title, heads.description, heads.price, heads.purchased, heads.purchasedBy],
      ...wishes.map((wish) => [
        wish.title,
        wish.description,
        wish.price,
        wish.purchased ? yes : no,
        wish.purchasedBy,
      ]),
    ]),
  };
}
