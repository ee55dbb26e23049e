import {
  type AnswerCounts,
  allAnswers,
  answerCounts,
  latestAnswers,
  type ReceivedAnswer,
} from "#app/features/rsvp/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { loadWeddingAndPhoto } from "#app/features/weddings/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { formatDay, formatTime, relativeTime } from "#app/platform/oslo-time.ts";
import { findProgress } from "../first-steps/find-progress.server.ts";
import { type FirstStep, stepsLeft } from "../first-steps/first-steps.ts";
import { type FeatureSummary, loadFeatureSummary } from "./load-feature-summary.server.ts";
import { answersPerPage, type View } from "./view.ts";
import { viewWedding, type WeddingView } from "./wedding-view.server.ts";

/** An answer as the dashboard shows it, dates in words. */
export interface AnswerView extends Omit<ReceivedAnswer, "createdAt" | "updatedAt"> {
  /** ISO instants, for `<time>` and for telling what is new. */
  sent: string;
  /** "5 timer siden". */
  ago: string;
  day: string;
  clock: string;
  /** The day it was changed, when it was. */
  changed: string | null;
}

export interface AnswerPage {
  answers: AnswerView[];
  /** What the search alone leaves. */
  found: AnswerCounts;
  /** How many the search and filter leave in all. */
  matching: number;
}

export interface Dashboard {
  /** ISO instant before which everything was read. */
  at: string;
  view: View;
  wedding: WeddingView;
  counts: AnswerCounts;
  latest: AnswerView[];
  /** On the overview only. */
  firstSteps: FirstStep[];
  /** On the answers' tab only. */
  page: AnswerPage | null;
  /** On the tabs of the wishes and the photos only. */
  featureSummary: FeatureSummary | null;
}

/** Everything the dashboard shows of one wedding. */
export async function loadDashboard(
  weddingId: OwnedWeddingId,
  requested: View,
): Promise<Dashboard> {
  const at = now().toISOString();
  const { tab } = requested;
  const [stored, counts, latest, progress, { view, page }, featureSummary] = await Promise.all([
    loadWeddingAndPhoto(weddingId),
    answerCounts(weddingId),
    latestAnswers(weddingId),
    tab === "overview" ? findProgress(weddingId) : null,
    tab === "rsvp" ? loadPage(weddingId, requested) : { view: requested, page: null },
    loadFeatureSummary(weddingId, tab),
  ]);
  const { wedding, photo } = stored;
  const viewed = viewWedding(wedding, photo, { now: now(), origin: config().publicUrl });
  return {
    at,
    view,
    wedding: viewed,
    counts,
    latest: latest.map(viewAnswer),
    firstSteps: progress
      ? stepsLeft({
          ...progress,
          hasGiftBox: Boolean(wedding.giftAccount || wedding.giftNote),
          hasAnswers: counts.total > 0,
          daysLeft: viewed.daysLeft,
        })
      : [],
    page,
    featureSummary: featureSummary,
  };
}

/** A page behind the last one is the last one. */
async function loadPage(
  weddingId: OwnedWeddingId,
  view: View,
): Promise<{ view: View; page: AnswerPage }> {
  const { attending, search } = view;
  const [answers, found] = await Promise.all([
    allAnswers(weddingId, {
      ...(attending === undefined ? {} : { attending }),
      search,
      limit: answersPerPage,
      offset: (view.page - 1) * answersPerPage,
    }),
    answerCounts(weddingId, search),
  ]);
  const { total, comingAnswers, declined } = found;
  const matching = attending === undefined ? total : attending ? comingAnswers : declined;
  const last = Math.max(1, Math.ceil(matching / answersPerPage));
  if (view.page > last) return loadPage(weddingId, { ...view, page: last });
  return { view, page: { answers: answers.map(viewAnswer), found, matching } };
}

function viewAnswer({ createdAt, updatedAt, ...answer }: ReceivedAnswer): AnswerView {
  const instant = now();
  return {
    ...answer,
    sent: createdAt.toISOString(),
    ago: relativeTime(createdAt, instant),
    day: formatDay(createdAt, instant),
    clock: formatTime(createdAt),
    changed: updatedAt > createdAt ? formatDay(updatedAt, instant) : null,
  };
}
