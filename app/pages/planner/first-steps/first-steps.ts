// First steps are optional, unlike the entries of ../attention/, so only the overview shows them.

const firstSteps = ["wish", "partner", "share"] as const;

export type FirstStep = (typeof firstSteps)[number];

export interface Progress {
  hasWishes: boolean;
  hasGiftBox: boolean;
  hasPartner: boolean;
  hasAnswers: boolean;
  /** Negative after the wedding. */
  daysLeft: number;
}

/** Returns the steps not yet taken; none after the wedding. */
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
