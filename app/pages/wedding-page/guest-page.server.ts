import { answersOf } from "#app/features/rsvp/queries.server.ts";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import {
  findDemoWedding,
  type HeroImage,
  loadWeddingAndPhoto,
  type Wedding,
} from "#app/features/weddings/queries.server.ts";
import { newFormToken } from "#app/features/weddings/submissions/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { readVisitorId } from "#app/platform/http/visitor.server.ts";
import { viewGallery } from "./gallery/view-gallery.server.ts";
import { viewGreeting } from "./greeting/view-greeting.server.ts";
import { pageStyles } from "./page-styles.server.ts";
import { type PageView, viewPage } from "./page-view.server.ts";
import { viewWishes } from "./wishes/view-wishes.server.ts";

/** What the chapters of a page are made from. */
export interface GuestPageContext {
  /** Whose rows are shown. */
  weddingId: PublicWeddingId;
  /** What `weddingPath` makes the page's own addresses of: the wedding's id, or a preview's. */
  pageId: string;
  wedding: Wedding;
  page: PageView;
  /** The page's query. */
  query: URLSearchParams;
  /** The browser that asks, when it has written before. */
  visitorId: string | null;
  /** Of every form of the page. */
  formToken: string;
  /** Tells which map the guest's device has. */
  userAgent?: string | null;
  /** Marked examples stand where the couple has nothing yet. No real couple's guests get them. */
  examples: boolean;
}

/** A wedding's page as one guest sees it. */
export type GuestPage = Awaited<ReturnType<typeof viewGuestPage>>;

/** Everything the guest whose browser asks sees of a wedding, ready to show. */
export async function viewGuestPage(request: Request, weddingId: PublicWeddingId) {
  const [{ wedding, photo }, demoWeddingId, visitorId] = await Promise.all([
    loadWeddingAndPhoto(weddingId),
    config().demo ? findDemoWedding() : null,
    readVisitorId(request),
  ]);
  return buildPage(wedding, photo, {
    weddingId,
    pageId: weddingId,
    query: new URL(request.url).searchParams,
    visitorId,
    formToken: newFormToken(weddingId, visitorId),
    userAgent: request.headers.get("User-Agent"),
    examples: weddingId === demoWeddingId,
  });
}

/** The chapters of a wedding's page, whether the wedding is stored or not. */
export async function buildPage(
  wedding: Wedding,
  photo: HeroImage | null,
  request: Omit<GuestPageContext, "wedding" | "page">,
) {
  const page = viewPage(wedding, photo, now(), request.userAgent ?? "");
  const context: GuestPageContext = { ...request, wedding, page };
  const { weddingId, pageId, query, visitorId } = request;
  const [answers, wishes, gallery, greeting] = await Promise.all([
    visitorId ? answersOf(weddingId, visitorId) : [],
    viewWishes(context),
    viewGallery(context),
    viewGreeting(context),
  ]);
  return {
    page,
    ...pageStyles(page.theme, page.names, wedding.colors),
    weddingId: pageId,
    query: query.toString(),
    formToken: request.formToken,
    /** Said once, after what this guest sent last. */
    flashMessage: null as string | null,
    answers,
    wishes,
    gallery,
    greeting,
  };
}
