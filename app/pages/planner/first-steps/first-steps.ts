// What a couple does first with a new page. Unlike what waits (../attention/), nothing comes of
// leaving it undone: it is shown on the overview only, without counts.

/** In the order of the list. */
const firstSteps = ["wish", "partner", "share"] as const;

export type FirstStep = (typeof firstSteps)[number];

/** What the couple has got to. */
export interface Progress {
  hasWishes: boolean;
  /** An account or a note for gifts of money. */
  hasGiftBox: boolean;
  /** There are two owners, or somebody is invited to be the second. */
  hasPartner: boolean;
  hasAnswers: boolean;
  /** Negative once the day has been. */
  daysLeft: number;
}

/** The steps that are still to be taken; none once the day has been. */
export function stepsLeft(progress: Progress): FirstStep[] {
  const { hasWishes, hasGiftBox, hasPartner, hasAnswers, daysLeft } = progress;
  if (daysLeft < 0) return [];
  const done: Record<FirstStep, boolean> = {
    wish: hasWishes || hasGiftBox,
    partner: hasPartner,
    share: hasAnswers,
  };
  return firstSteps.filter((step) => !done[step]);
}
