/** What can be ended, by what its form's `intent` says. */
export type DeletionIntent = "end-account" | "end-wedding";

/** Where whoever has ended it is sent. */
export const redirectAfterDeletion: Record<DeletionIntent, string> = {
  "end-account": "/",
  "end-wedding": "/admin",
};

export function isDeletionIntent(intent: unknown): intent is DeletionIntent {
  return Object.hasOwn(redirectAfterDeletion, String(intent));
}

/** Whether the answer to such a form says that it has ended. */
export function isDeleted(intent: unknown, response: unknown): boolean {
  if (!(isDeletionIntent(intent) && response instanceof Response)) return false;
  return response.headers.get("Location") === redirectAfterDeletion[intent];
}

/** The form control for the password; both forms may stand on one page. */
export function passwordFieldOf(ending: DeletionIntent): string {
  return `${ending}-password`;
}
