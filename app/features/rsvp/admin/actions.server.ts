import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import {
  blockVisitors,
  unblockVisitors,
} from "#app/features/weddings/blocked-visitors/commands.server.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { sendersOfAnswers } from "../answer-versions/queries.server.ts";
import { answerActions } from "./actions.ts";
import { deleteAnswer, restoreAnswer } from "./commands.server.ts";
import { answerRefs, senderRefs } from "./schema.ts";
import { answerAdminTexts } from "./texts.ts";

const { done } = answerAdminTexts;

export const handleAnswerAction = implementActions(answerActions, requireOwnedWedding, {
  delete: {
    input: answerRefs,
    run: async (wedding, { id: ids }) => {
      if (ids.length === 0) throw notFound();
      for (const id of ids) await deleteAnswer(wedding, id);
      return { ok: true, message: done.deleted(ids.length) };
    },
  },
  restore: {
    input: answerRefs,
    run: async (wedding, { id: ids }) => {
      let restored = 0;
      for (const id of ids) if ((await restoreAnswer(wedding, id)).ok) restored++;
      return { ok: true, message: restored > 0 ? done.restored(restored) : done.newerAnswer };
    },
  },
  "hide-sender": {
    input: answerRefs,
    run: async (wedding, { id: ids }) => {
      const sender = await sendersOfAnswers(wedding, ids);
      if (sender.length === 0) throw notFound();
      await blockVisitors(wedding, sender);
      return { ok: true, undo: { sender } };
    },
  },
  "show-sender": {
    input: senderRefs,
    run: (wedding, { sender }) => unblockVisitors(wedding, sender),
  },
});
