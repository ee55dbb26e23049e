import { implementActions } from "#app/platform/http/actions.server.ts";
import { requireOwnedWedding } from "../access.server.ts";
import { weddingForm } from "../rules.ts";
import { editedWeddingSchema } from "../schema.ts";
import { texts } from "../texts.ts";
import { editActions } from "./actions.ts";
import { changeWedding } from "./commands.server.ts";

export const handleEdit = implementActions(editActions, requireOwnedWedding, {
  save: {
    input: editedWeddingSchema,
    run: async (wedding, { version, ...edited }) => {
      const changed = await changeWedding(wedding, version, edited);
      if (changed.ok) return { ok: true, redirectTo: "/admin" };
      if (changed.reason === "hero-image-gone") {
        const errors = { heroImage: texts.errors.heroImageGone };
        return { ok: false, reason: "invalid", errors };
      }
      const { stored } = changed;
      const current = { values: weddingForm(stored), version: stored.version };
      return { ok: false, reason: "conflict", current };
    },
  },
});
