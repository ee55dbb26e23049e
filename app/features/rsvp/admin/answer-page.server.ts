import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { formatDay, formatTime, relativeTime } from "#app/platform/oslo-time.ts";
import { type AnswerQuery, answersPerPage } from "./answer-query.ts";
import {
  type AnswerCounts,
  type AnswerFilter,
  allAnswers,
  answerCounts,
  type ReceivedAnswer,
} from "./queries.server.ts";

export interface AnswerView extends Omit<ReceivedAnswer, "createdAt" | "updatedAt"> {
  sent: string;
  ago: string;
  day: string;
  clock: string;
  changed: string | null;
}

export interface AnswerPage {
  /** Clamped to the last page. */
  query: AnswerQuery;
  answers: AnswerView[];
  found: AnswerCounts;
  matching: number;
}

export async function loadAnswerPage(
  weddingId: OwnedWeddingId,
  query: AnswerQuery,
): Promise<AnswerPage> {
  const offset = (query.side - 1) * answersPerPage;
  const [answers, found] = await Promise.all([
    allAnswers(weddingId, { ...filterOf(query), limit: answersPerPage, offset }),
    answerCounts(weddingId, query.sok),
  ]);
  const { total, comingAnswers, declined } = found;
  const matching = { all: total, coming: comingAnswers, declined }[query.svar];
  const last = Math.max(1, Math.ceil(matching / answersPerPage));
  if (query.side > last) return loadAnswerPage(weddingId, { ...query, side: last });
  return { query, answers: answers.map(viewAnswer), found, matching };
}

export function filterOf({ svar, sok }: AnswerQuery): Pick<AnswerFilter, "attending" | "search"> {
  return { ...(svar !== "all" && { attending: svar === "coming" }), search: sok };
}

export function viewAnswer({ createdAt, updatedAt, ...answer }: ReceivedAnswer): AnswerView {
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
