import type { ActionFields } from "../actions/action-result.ts";
import { plannerTexts } from "../texts.ts";
import type { AnswerPage } from "./load-dashboard.server.ts";
import { hrefOf } from "./view.ts";

// What the couple can do with one answer.

const intents = ["delete", "restore"] as const;

export type AnswerIntent = (typeof intents)[number];

/** Where the forms are sent. */
export const answersPath = hrefOf({ tab: "rsvp" });

const { errors } = plannerTexts.answers;

export function isAnswerIntent(value: unknown): value is AnswerIntent {
  return intents.some((intent) => intent === value);
}

export function deleteFields(id: string): ActionFields {
  return [
    ["intent", "delete"],
    ["id", id],
  ];
}

/** What is said when a form could not be handled. */
export function errorMessageFor(intent: unknown): string {
  return intent === "restore" ? errors.restore : errors.delete;
}

/** The page as it will be once the forms that are on their way have arrived. */
export function applyOptimistic(page: AnswerPage, forms: readonly FormData[]): AnswerPage {
  const gone = new Set(
    forms.filter((form) => form.get("intent") === "delete").map((form) => form.get("id")),
  );
  const answers = page.answers.filter(({ id }) => !gone.has(id));
  return { ...page, answers, matching: page.matching - (page.answers.length - answers.length) };
}
