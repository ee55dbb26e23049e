import type { PendingAction } from "#app/client/actions/submit.ts";
import { clientTexts } from "#app/client/texts.ts";
import { describeActions } from "#app/platform/http/actions.ts";
import type { AnswerPage } from "./answer-page.server.ts";
import { answerQuery } from "./answer-query.ts";
import { answerAdminTexts } from "./texts.ts";

const { errors } = answerAdminTexts;
const { hideSender } = clientTexts;

export const answerActions = describeActions(answerQuery.href(), {
  delete: { undo: "restore", failed: errors.delete },
  restore: { failed: errors.restore },
  "hide-sender": { done: hideSender.hidden, undo: "show-sender", failed: hideSender.notHidden },
  "show-sender": { done: hideSender.shown, failed: hideSender.notShown },
});

type AnswerIntent = keyof typeof answerActions.intents;

export function applyAnswerAction(
  page: AnswerPage,
  { intent, values }: PendingAction<AnswerIntent>,
): AnswerPage {
  if (intent !== "delete" && intent !== "hide-sender") return page;
  const removed = values.getAll("id");
  const answers = page.answers.filter(({ id }) => !removed.includes(id));
  return { ...page, answers, matching: page.matching - (page.answers.length - answers.length) };
}
