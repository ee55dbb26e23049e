import type { PendingAction } from "#app/client/actions/submit.ts";
import { describeActions } from "#app/platform/http/actions.ts";
import type { AnswerPage } from "./answer-page.server.ts";
import { answerQuery } from "./answer-query.ts";
import { answerAdminTexts } from "./texts.ts";

const { done, errors } = answerAdminTexts;

export const answerActions = describeActions(answerQuery.href(), {
  delete: { done: done.deleted, undo: "restore", failed: errors.delete },
  restore: { done: done.restored, failed: errors.restore },
});

type AnswerIntent = keyof typeof answerActions.intents;

export function applyAnswerAction(
  page: AnswerPage,
  { intent, values }: PendingAction<AnswerIntent>,
): AnswerPage {
  if (intent !== "delete") return page;
  const answers = page.answers.filter(({ id }) => id !== values.get("id"));
  return { ...page, answers, matching: page.matching - (page.answers.length - answers.length) };
}
