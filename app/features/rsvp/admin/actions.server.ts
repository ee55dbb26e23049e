import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { answerRef } from "../schema.ts";
import { answerActions } from "./actions.ts";
import { deleteAnswer, restoreAnswer } from "./commands.server.ts";
import { answerAdminTexts } from "./texts.ts";

const { newerAnswer } = answerAdminTexts.done;

export const handleAnswerAction = implementActions(answerActions, requireOwnedWedding, {
  delete: {
    input: answerRef,
    run: (wedding, { id }) => deleteAnswer(wedding, id),
  },
  restore: {
    input: answerRef,
    run: async (wedding, { id }) => {
      const restored = await restoreAnswer(wedding, id);
      return restored.ok ? restored : { ok: true, message: newerAnswer };
    },
  },
});
