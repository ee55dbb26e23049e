import {
  type AnswerCounts,
  allAnswers,
  answerCounts,
  latestAnswers,
  type ReceivedAnswer,
} from "#app/features/rsvp/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { findHeroImage, loadWedding } from "#app/features/weddings/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { formatClock, formatDay, relativeTime } from "#app/platform/oslo-time.ts";
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
  /** How many the search and filter leave in all. */
  matching: number;
}

export interface Dashboard {
  view: View;
  wedding: WeddingView;
  counts: AnswerCounts;
  latest: AnswerView[];
  /** On the answers' tab only. */
  page: AnswerPage | null;
}

/** Everything the dashboard shows of one wedding. */
export async function loadDashboard(weddingId: OwnedWeddingId, view: View): Promise<Dashboard> {
  const [wedding, counts, latest, page] = await Promise.all([
    loadWedding(weddingId),
    answerCounts(weddingId),
    latestAnswers(weddingId),
    view.tab === "rsvp" ? loadPage(weddingId, view) : null,
  ]);
  const photo = await findHeroImage(wedding);
  return {
    view,
    wedding: viewWedding(wedding, photo, { now: now(), origin: config().publicUrl }),
    counts,
    latest: latest.map(viewAnswer),
    page,
  };
}

async function loadPage(weddingId: OwnedWeddingId, view: View): Promise<AnswerPage> {
  const { answers, matching } = await allAnswers(weddingId, {
    ...(view.attending === undefined ? {} : { attending: view.attending }),
    search: view.search,
    limit: answersPerPage,
    offset: (view.page - 1) * answersPerPage,
  });
  return { answers: answers.map(viewAnswer), matching };
}

function viewAnswer({ createdAt, updatedAt, ...answer }: ReceivedAnswer): AnswerView {
  const instant = now();
  return {
    ...answer,
    sent: createdAt.toISOString(),
    ago: relativeTime(createdAt, instant),
    day: formatDay(createdAt, instant),
    clock: formatClock(createdAt),
    changed: updatedAt > createdAt ? formatDay(updatedAt, instant) : null,
  };
}
