import type { StoredLetter } from "#app/features/newsletter/issues/queries.server.ts";

export type LetterForm = ReturnType<typeof letterForm>;

/** Returns the letter as its form shows it; empty for a new one. */
export function letterForm(
  letter: Pick<StoredLetter, "subject" | "body" | "buttonLabel" | "buttonUrl"> | null,
) {
  return {
    subject: letter?.subject ?? "",
    body: letter?.body ?? "",
    buttonLabel: letter?.buttonLabel ?? "",
    buttonUrl: letter?.buttonUrl ?? "",
  };
}
