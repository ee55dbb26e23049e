import { answersOf } from "#app/features/rsvp/queries.server.ts";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import {
  findDemoWedding,
  type HeroImage,
  loadWeddingAndPhoto,
  type Wedding,
} from "#app/features/weddings/queries.server.ts";
import { openFormRefusal } from "#app/features/weddings/rules.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { cachedForMinute } from "#app/platform/db/cached.server.ts";
import { issueFormToken } from "#app/platform/form-tokens/form-tokens.server.ts";
import { readVisitorId } from "#app/platform/http/cookies.server.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import { viewGallery } from "./gallery/view-gallery.server.ts";
import { viewGreeting } from "./greeting/greeting-view.ts";
import { guestNameOf } from "./guest-name.server.ts";
import { pageStyles } from "./page-styles.server.ts";
import { type GuestPageContext, viewPage } from "./page-view.server.ts";
import { viewWishes } from "./wishes/view-wishes.server.ts";

/** Only a start makes another wedding the demo. */
const demoWedding = cachedForMinute(findDemoWedding);

export type GuestPage = Awaited<ReturnType<typeof viewGuestPage>>;

export async function viewGuestPage(request: Request, weddingId: PublicWeddingId) {
  const [{ wedding, photo }, demoWeddingId, visitorId] = await Promise.all([
    loadWeddingAndPhoto(weddingId),
    config().demo ? demoWedding() : null,
    readVisitorId(request),
  ]);
  return buildPage(wedding, photo, {
    weddingId,
    pageId: weddingId,
    query: new URL(request.url).searchParams,
    visitorId,
    formToken: issueFormToken(weddingId, visitorId),
    userAgent: request.headers.get("User-Agent"),
    examples: weddingId === demoWeddingId,
    isDemo: weddingId === demoWeddingId,
  });
}

export async function buildPage(
  wedding: Wedding,
  photo: HeroImage | null,
  request: Omit<GuestPageContext, "wedding" | "page">,
) {
  const page = viewPage(wedding, photo, now(), request.userAgent ?? "");
  const context: GuestPageContext = { ...request, wedding, page };
  const { weddingId, pageId, query, visitorId } = request;
  const [answers, wishes, gallery] = await Promise.all([
    visitorId ? answersOf(weddingId, visitorId) : [],
    viewWishes(context),
    viewGallery(context),
  ]);
  const shown = { page, answers, wishes, gallery };
  const styles = await pageStyles(page.theme, page.names, wedding.colors, JSON.stringify(shown));
  return {
    ...shown,
    ...styles,
    weddingId: pageId,
    isDemo: request.isDemo ?? false,
    query: query.toString(),
    formToken: request.formToken,
    flashMessage: null as string | null,
    validUntil: validUntil(now(), gallery.photos),
    guestName: await guestNameOf(weddingId, visitorId, { answers, wishes }),
    answerRefusal: openFormRefusal(wedding, osloDate(now())),
    greeting: viewGreeting(context),
  };
}

/** The countdown shows hours without script, and photos how many hours ago they were shared. */
function validUntil(instant: Date, photos: readonly { time: { iso: string } }[]): Date {
  const hourMs = 3_600_000;
  const nextHour = (start: number) =>
    instant.getTime() + hourMs - ((instant.getTime() - start) % hourMs);
  return new Date(
    Math.min(nextHour(0), ...photos.map(({ time }) => nextHour(Date.parse(time.iso)))),
  );
}
