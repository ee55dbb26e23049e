import { answersOf } from "#app/features/rsvp/queries.server.ts";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { findHeroImage, loadWedding, type Wedding } from "#app/features/weddings/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { visitorOf } from "#app/platform/http/visitor.server.ts";
import { viewGallery } from "./gallery/view-gallery.server.ts";
import { viewGreeting } from "./greeting/view-greeting.server.ts";
import { pageStyles } from "./page-styles.server.ts";
import { type PageView, viewPage } from "./page-view.server.ts";
import { viewWishes } from "./wishes/view-wishes.server.ts";

/** What the chapters of a page are made from. */
export interface GuestPageRequest {
  weddingId: PublicWeddingId;
  wedding: Wedding;
  page: PageView;
  /** The page's query. */
  query: URLSearchParams;
  /** The browser that asks, when it has written before. */
  visitorId: string | null;
}

/** A wedding's page as one guest sees it. */
export type GuestPage = Awaited<ReturnType<typeof viewGuestPage>>;

/** Everything the guest whose browser asks sees of a wedding, ready to show. */
export async function viewGuestPage(request: Request, weddingId: PublicWeddingId) {
  const wedding = await loadWedding(weddingId);
  const page = viewPage(wedding, await findHeroImage(wedding), now());
  const visitorId = await visitorOf(request);
  const query = new URL(request.url).searchParams;
  const asked: GuestPageRequest = { weddingId, wedding, page, query, visitorId };
  const [answers, wishes, gallery, greeting] = await Promise.all([
    visitorId ? answersOf(weddingId, visitorId) : [],
    viewWishes(asked),
    viewGallery(asked),
    viewGreeting(asked),
  ]);
  return {
    page,
    ...pageStyles(page.theme, page.names, wedding.colors),
    weddingId: wedding.id,
    query: query.toString(),
    answers,
    wishes,
    gallery,
    greeting,
  };
}
