import { requireAdmin } from "#app/features/accounts/access.server.ts";
import {
  deleteLetter,
  restoreLetter,
  saveLetter,
  sendLetter,
  testLetter,
} from "#app/features/newsletter/issues/commands.server.ts";
import { letterRef, letterSchema } from "#app/features/newsletter/issues/schema.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { letterActions } from "./actions.ts";
import { letterForm } from "./letter-form.ts";

export const handleLetterAction = implementActions(letterActions, requireAdmin, {
  save: {
    input: letterSchema,
    run: async (admin, { id, version, ...letter }) => {
      const saved = await saveLetter(admin, id, version, letter);
      if (saved.ok || saved.reason === "gone") return saved;
      const { stored } = saved;
      const current = { values: letterForm(stored), version: stored.version };
      return { ok: false, reason: "conflict", current };
    },
  },
  test: { input: letterRef, run: (admin, { id }) => testLetter(admin, id) },
  delete: { input: letterRef, run: (admin, { id }) => deleteLetter(admin, id) },
  restore: { input: letterRef, run: (admin, { id }) => restoreLetter(admin, id) },
  send: { input: letterRef, run: (admin, { id }) => sendLetter(admin, id) },
});
