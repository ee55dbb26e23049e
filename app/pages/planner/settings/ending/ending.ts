/** What can be ended, by what its form's `intent` says. */
export type Ending = "end-account" | "end-wedding";

/** The form control for the password; both forms may stand on one page. */
export function passwordFieldOf(ending: Ending): string {
  return `${ending}-password`;
}
