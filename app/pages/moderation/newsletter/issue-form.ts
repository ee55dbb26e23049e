import type { StoredIssue } from "#app/features/newsletter/issues/queries.server.ts";

export type IssueForm = ReturnType<typeof issueForm>;

/** Returns the issue as its form shows it; empty for a new one. */
export function issueForm(
  issue: Pick<StoredIssue, "subject" | "body" | "buttonLabel" | "buttonUrl"> | null,
) {
  return {
    subject: issue?.subject ?? "",
    body: issue?.body ?? "",
    buttonLabel: issue?.buttonLabel ?? "",
    buttonUrl: issue?.buttonUrl ?? "",
  };
}
