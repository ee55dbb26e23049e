import { isNewerThan } from "#app/client/live/is-newer-than.ts";
import { plannerTexts } from "../texts.ts";

// What came in between two looks at the dashboard.

/** What of a dashboard is compared. */
export interface DashboardSnapshot {
  /** ISO instant of the look, by the server's clock. */
  at: string;
  counts: { total: number };
  latest: { id: string; guestName: string; sent: string }[];
}

export interface NewAnswers {
  /** Answers that came since; more than are listed when many came at once. */
  count: number;
  /** The listed ones, newest first. */
  listed: { id: string; guestName: string }[];
}

const maxNames = 3;

/** The answers in `after` that were sent since `before`; changed ones and restored ones are not new. */
export function findNewAnswers(before: DashboardSnapshot, after: DashboardSnapshot): NewAnswers {
  const known = new Set(before.latest.map(({ id }) => id));
  const fresh = after.latest.filter(
    ({ id, sent }) => !known.has(id) && isNewerThan(before.at, sent),
  );
  const isAll = fresh.length < after.latest.length;
  const more = after.counts.total - before.counts.total;
  return { count: isAll ? fresh.length : Math.max(more, fresh.length), listed: fresh };
}

/** The toast's line: "Kari har svart", "Kari, Ola, Liv og 197 andre har svart". */
export function newAnswersText({ count, listed }: NewAnswers): string {
  const { answered, others } = plannerTexts.live;
  const names = listed.slice(0, maxNames).map(({ guestName }) => guestName);
  const unnamed = count - names.length;
  if (unnamed > 0) return answered(`${names.join(", ")} og ${others(unnamed)}`);
  const last = names.pop() ?? "";
  return answered(names.length > 0 ? `${names.join(", ")} og ${last}` : last);
}
