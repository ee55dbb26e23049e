/** What can be ended, by what its form's `intent` says. */
const endings = ["end-account", "end-wedding"] as const;

export type Ending = (typeof endings)[number];

export function isEnding(intent: unknown): intent is Ending {
  return endings.includes(intent as Ending);
}

/** The form control for the password; both forms may stand on one page. */
export function passwordFieldOf(ending: Ending): string {
  return `${ending}-password`;
}
