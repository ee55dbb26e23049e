/** What can be ended, by what its form's `intent` says. */
export type Ending = "end-account" | "end-wedding";

/** Where whoever has ended it is sent. */
export const afterEnding: Record<Ending, string> = { "end-account": "/", "end-wedding": "/admin" };

export function isEnding(intent: unknown): intent is Ending {
  return Object.hasOwn(afterEnding, String(intent));
}

/** Whether the answer to such a form says that it has ended. */
export function hasEnded(intent: unknown, answer: unknown): boolean {
  if (!(isEnding(intent) && answer instanceof Response)) return false;
  return answer.headers.get("Location") === afterEnding[intent];
}

/** The form control for the password; both forms may stand on one page. */
export function passwordFieldOf(ending: Ending): string {
  return `${ending}-password`;
}
