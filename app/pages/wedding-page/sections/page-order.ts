import { daysUntil } from "#app/platform/oslo-time.ts";

export type WeddingPhase = "before" | "last-week" | "day" | "after";

export type SectionName = "story" | "program" | "rsvp" | "wishes" | "gallery" | "greeting";

/** By phase, in groups with an ornament between them. */
const orders: Readonly<Record<WeddingPhase, readonly (readonly SectionName[])[]>> = {
  before: [["story"], ["program", "rsvp"], ["wishes", "gallery"], ["greeting"]],
  "last-week": [["program", "rsvp"], ["wishes", "gallery"], ["story"], ["greeting"]],
  day: [["program"], ["gallery", "greeting"], ["wishes", "rsvp"], ["story"]],
  after: [["rsvp"], ["gallery", "greeting"], ["story"], ["program", "wishes"]],
};

/** What the first button and the skip link lead to, by phase: the first that is on the page. */
const leads: Readonly<Record<WeddingPhase, readonly LeadSection[]>> = {
  before: ["rsvp"],
  "last-week": ["rsvp"],
  day: ["program", "gallery"],
  after: ["gallery"],
};

export type LeadSection = "rsvp" | "program" | "gallery";

/** @param date `yyyy-mm-dd`, a day in Norway */
export function phaseOf(date: string, instant: Date): WeddingPhase {
  const days = daysUntil(date, instant);
  if (days < 0) return "after";
  if (days === 0) return "day";
  return days <= 7 ? "last-week" : "before";
}

export function orderSections(
  phase: WeddingPhase,
  isPresent: (section: SectionName) => boolean,
): SectionName[][] {
  return orders[phase].map((group) => group.filter(isPresent)).filter(({ length }) => length > 0);
}

export function leadOf(
  phase: WeddingPhase,
  isPresent: (section: SectionName) => boolean,
): LeadSection {
  return leads[phase].find(isPresent) ?? "gallery";
}
