import { splitTime } from "../sections/program-time.ts";

const mentions = /\bkl(?:\.|okka|okken)?\s*\d{1,2}(?:[.:]\d{2})?(?!\d)|\b\d{1,2}[.:]\d{2}(?!\d)/giu;

/**
 * When the day begins, as "13.00", by what the couple wrote of ceremony and reception; null when
 * that does not say it, or not beyond doubt.
 */
export function dayStart(ceremony: string, reception: string): string | null {
  return startOf(ceremony.match(mentions) ? ceremony : reception);
}

/** The time at the front of a text, or the only one in it when "kl" says that it is a time. */
function startOf(text: string): string | null {
  const [only = "", ...others] = text.match(mentions) ?? [];
  const named = others.length === 0 && /^kl/i.test(only) ? only : "";
  const clock = (splitTime(text).time ?? splitTime(named).time)?.replace("kl. ", "") ?? null;
  // That is the end of a day.
  return clock?.startsWith("24") ? null : clock;
}
