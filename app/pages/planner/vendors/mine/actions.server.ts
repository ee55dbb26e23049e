import { requireAsker } from "#app/features/conversations/askers/access.server.ts";
import {
  addOwnVendor,
  changeChoice,
  chooseVendor,
  putIntoBudget,
  removeChoice,
  restoreChoice,
  setCategoryHidden,
} from "#app/features/vendors/chosen/commands.server.ts";
import { storedChosenForm } from "#app/features/vendors/chosen/queries.server.ts";
import {
  budgetSchema,
  categorySchema,
  changedChosenSchema,
  choiceSchema,
  chosenRef,
  chosenSchema,
} from "#app/features/vendors/chosen/schema.ts";
import { chosenTexts } from "#app/features/vendors/chosen/texts.ts";
import { findListedVendor } from "#app/features/vendors/directory/access.server.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { chosenActions } from "./actions.ts";

const { invalid } = chosenTexts;
const noContract = invalidField("contract", invalid.contractGone);
const noPrice = invalidField("agreedPrice", invalid.budgetPrice);

export const handleChosenAction = implementActions(chosenActions, requireCouple, {
  choose: {
    input: choiceSchema,
    run: async ({ user, weddingId }, { id, vendorId, inBudget, ...budget }) => {
      const vendor = await findListedVendor(user, vendorId);
      if (!vendor) return { ok: false, reason: "gone" };
      if (inBudget && budget.agreedPrice === null) return noPrice;
      return chooseVendor(weddingId, id, vendor, budget.agreedPrice, inBudget ? budget : null);
    },
  },
  add: {
    input: chosenSchema,
    run: async ({ weddingId }, { id, ...edited }) => {
      const added = await addOwnVendor(weddingId, id, edited);
      return !added.ok && added.reason === "contract-gone" ? noContract : added;
    },
  },
  edit: {
    input: changedChosenSchema,
    run: async ({ weddingId }, { id, version, ...edited }) => {
      const changed = await changeChoice(weddingId, id, version, edited);
      if (changed.ok || changed.reason === "gone") return changed;
      if (changed.reason === "contract-gone") return noContract;
      const { stored } = changed;
      const current = { values: storedChosenForm(stored), version: stored.version };
      return { ok: false, reason: "conflict", current };
    },
  },
  remove: { input: chosenRef, run: ({ weddingId }, { id }) => removeChoice(weddingId, id) },
  restore: { input: chosenRef, run: ({ weddingId }, { id }) => restoreChoice(weddingId, id) },
  budget: {
    input: budgetSchema,
    run: async ({ weddingId }, { id, ...budget }) =>
      budget.agreedPrice === null ? noPrice : putIntoBudget(weddingId, id, budget),
  },
  "hide-category": {
    input: categorySchema,
    run: ({ weddingId }, { category }) => setCategoryHidden(weddingId, category, true),
  },
  "show-category": {
    input: categorySchema,
    run: ({ weddingId }, { category }) => setCategoryHidden(weddingId, category, false),
  },
});

async function requireCouple(request: Request) {
  const { user, weddingId } = await requireAsker(request);
  if (!weddingId) throw notFound();
  return { user, weddingId };
}

function invalidField(field: string, error: string) {
  return { ok: false, reason: "invalid", errors: { [field]: error } } as const;
}
