import { currentUser } from "#app/features/accounts/access.server.ts";
import {
  type OwnedWeddingId,
  ownedWeddingOf,
  previewWeddingId,
  toPublicWeddingId,
} from "#app/features/weddings/access.server.ts";
import { findHeroImageFor, loadWeddingAndPhoto } from "#app/features/weddings/queries.server.ts";
import { isDate, previewId } from "#app/features/weddings/rules.ts";
import { now } from "#app/platform/clock.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import { buildPage, type GuestPage } from "../guest-page.server.ts";
import { draftWedding } from "./draft-wedding.ts";
import { previewTexts } from "./texts.ts";

/** Returns null instead of redirecting to sign-in: a draft needs no account. */
export async function ownWedding(request: Request): Promise<OwnedWeddingId | null> {
  const user = await currentUser(request);
  return user && ownedWeddingOf(user);
}

export async function viewStored(request: Request, owned: OwnedWeddingId): Promise<GuestPage> {
  const { wedding, photo } = await loadWeddingAndPhoto(owned);
  return buildPage(wedding, photo, {
    ...previewContext(request),
    weddingId: toPublicWeddingId(owned),
  });
}

export async function viewDraft(request: Request, fields: FormData): Promise<GuestPage> {
  const owned = await ownWedding(request);
  const values = Object.fromEntries(fields);
  const wedding = draftWedding(values, aYearFromNow());
  const photo = wedding.heroImage ? await findHeroImageFor(wedding.heroImage, owned) : null;
  const weddingId = owned ? toPublicWeddingId(owned) : previewWeddingId;
  const guestPage = await buildPage(wedding, photo, { ...previewContext(request), weddingId });
  if (isDate(String(values.weddingDate))) return guestPage;
  return { ...guestPage, page: withoutDate(guestPage.page) };
}

function previewContext(request: Request) {
  return {
    pageId: previewId,
    query: new URL(request.url).searchParams,
    visitorId: null,
    // Not a valid token, so no form of the preview can be accepted.
    formToken: previewId,
    userAgent: request.headers.get("User-Agent"),
    examples: true,
  };
}

function withoutDate(page: GuestPage["page"]): GuestPage["page"] {
  const date = { ...page.hero.date, text: previewTexts.dateComesHere };
  return { ...page, hero: { ...page.hero, date } };
}

function aYearFromNow(): string {
  return Temporal.PlainDate.from(osloDate(now())).add({ years: 1 }).toString();
}
