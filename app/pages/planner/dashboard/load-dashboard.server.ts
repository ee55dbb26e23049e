import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import {
  type AnswerPage,
  type AnswerView,
  loadAnswerPage,
  viewAnswer,
} from "#app/features/rsvp/admin/answer-page.server.ts";
import type { AnswerQuery } from "#app/features/rsvp/admin/answer-query.ts";
import {
  type AnswerCounts,
  answerCounts,
  latestAnswers,
} from "#app/features/rsvp/admin/queries.server.ts";
import { countGuests } from "#app/features/rsvp/guest-links/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { hasPartnerOrInvitation } from "#app/features/weddings/partners/queries.server.ts";
import { loadWeddingAndPhoto } from "#app/features/weddings/queries.server.ts";
import { countWishes } from "#app/features/wishlist/admin/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { type FirstStep, type Progress, stepsLeft } from "../first-steps/first-steps.ts";
import { loadNews, type News } from "../guest-list/since/load-since.server.ts";
import type { Tab } from "./dashboard-tabs.tsx";
import { type FeatureSummary, loadFeatureSummary } from "./load-feature-summary.server.ts";
import { viewWedding, type WeddingView } from "./wedding-view.server.ts";

/** Persons, as the guest list counts them. */
interface Attendance {
  coming: number;
  /** Guests and answers without a guest. */
  declined: number;
}

export interface Dashboard {
  /** ISO instant taken before the first query. */
  at: string;
  tab: Tab;
  wedding: WeddingView;
  counts: AnswerCounts;
  attendance: Attendance;
  latest: AnswerView[];
  /** What has changed in the guest list; null without changes and on other tabs. */
  news: News | null;
  firstSteps: FirstStep[];
  answerPage: AnswerPage | null;
  featureSummary: FeatureSummary | null;
}

export async function loadDashboard(
  weddingId: OwnedWeddingId,
  user: SignedInUser,
  tab: Tab,
  query: AnswerQuery,
): Promise<Dashboard> {
  const at = now().toISOString();
  const [stored, counts, guests, latest, progress, answerPage, featureSummary, news] =
    await Promise.all([
      loadWeddingAndPhoto(weddingId),
      answerCounts(weddingId),
      countGuests(weddingId),
      latestAnswers(weddingId),
      tab === "overview" ? findProgress(weddingId) : null,
      tab === "rsvp" ? loadAnswerPage(weddingId, query) : null,
      loadFeatureSummary(weddingId, tab),
      tab === "overview" ? loadNews(weddingId, user) : null,
    ]);
  const { wedding, photo } = stored;
  const viewed = viewWedding(wedding, photo, { now: now(), origin: config().publicUrl });
  return {
    at,
    tab,
    wedding: viewed,
    counts,
    attendance: {
      coming: guests.comingPersons,
      declined: guests.declined + guests.unlinkedDeclined,
    },
    latest: latest.map(viewAnswer),
    news: news && news.days.length > 0 ? news : null,
    firstSteps: progress
      ? stepsLeft({
          ...progress,
          hasGiftBox: Boolean(wedding.giftAccount || wedding.giftNote),
          hasAnswers: counts.total > 0,
          daysLeft: viewed.daysLeft,
        })
      : [],
    answerPage,
    featureSummary,
  };
}

async function findProgress(
  weddingId: OwnedWeddingId,
): Promise<Pick<Progress, "hasWishes" | "hasPartner">> {
  const [wishes, hasPartner] = await Promise.all([
    countWishes(weddingId),
    hasPartnerOrInvitation(weddingId),
  ]);
  return { hasWishes: wishes > 0, hasPartner };
}
