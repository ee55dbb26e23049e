import { splitTime } from "../sections/program-time.ts";

const mentions = /\bkl(?:\.|okka|okken)?\s*\d{1,2}(?:[.:]\d{2})?(?!\d)|\b\d{1,2}[.:]\d{2}(?!\d)/giu;

/**
 * Returns the start of the day as "13.00"; null when the couple's texts do not state it clearly.
 */
export function dayStart(ceremony: string, reception: string): string | null {
  return startOf(ceremony.match(mentions) ? ceremony : reception);
}

function startOf(text: string): string | null {
  const [only = "", ...others] = text.match(mentions) ?? [];
  const named = others.length === 0 && /^kl/i.test(only) ? only : "";
  const clock = (splitTime(text).time ?? splitTime(named).time)?.replace("kl. ", "") ?? null;
  // Midnight ends a day; it does not start one.
  return clock?.startsWith("24") ? null : clock;
}
