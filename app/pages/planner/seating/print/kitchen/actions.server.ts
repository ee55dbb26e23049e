import { recordKitchenPrint } from "#app/features/seating/kitchen/commands.server.ts";
import { printedSheetSchema } from "#app/features/seating/kitchen/schema.ts";
import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { kitchenActions } from "./actions.ts";
import { loadKitchen } from "./load-kitchen.server.ts";

export const handleKitchenAction = implementActions(kitchenActions, requireOwnedWedding, {
  print: {
    input: printedSheetSchema,
    run: async (weddingId, { sheet }) => {
      const { plan, persons, fingerprint } = await loadKitchen(weddingId);
      // What changed after the page was loaded is not on the paper: it must stay a change.
      if (sheet !== fingerprint) return { ok: false, reason: "changed" };
      await recordKitchenPrint(weddingId, { revision: plan.revision, persons });
      return { ok: true };
    },
  },
});
