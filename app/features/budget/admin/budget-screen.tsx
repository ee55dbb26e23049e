import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { useActions } from "#app/client/actions/submit.ts";
import { useDraftedRow } from "#app/client/forms/use-form-draft.ts";
import { useStableRows } from "#app/client/lists/stable-rows.ts";
import type { ActionResult } from "#app/platform/http/actions.ts";
import { formatTypedMoney } from "#app/platform/money.ts";
import { usePreload } from "#app/ui/late-component.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { TabLinks } from "#app/ui/tabs.tsx";
import { duesOf } from "../dues/rules.ts";
import { budgetTotals } from "../totals/rules.ts";
import { applyBudgetAction, budgetActions } from "./actions.ts";
import { budgetQuery } from "./budget-query.ts";
import type { BudgetView } from "./budget-view.ts";
import { HeaderActions } from "./header-actions.tsx";
import { itemRows } from "./item-rows.ts";
import { BudgetForms, ItemsView, openedParts, Plan } from "./late-parts.ts";
import {
  categoryDraftKey,
  itemDraftKey,
  type OpenedForm,
  useRequestedForm,
} from "./opened-form.ts";
import { Overview } from "./overview.tsx";
import { budgetAdminTexts as texts } from "./texts.ts";

interface BudgetScreenProps {
  view: BudgetView;
  result: ActionResult | undefined;
}

export function BudgetScreen({ view: loaded, result }: BudgetScreenProps) {
  const { weddingId, newId } = loaded;
  usePreload(openedParts);
  const { pending } = useActions(budgetActions);
  const query = budgetQuery.parse(useSearchParams()[0]);
  const budget = pending.reduce(applyBudgetAction, loaded.budget);
  const view = { ...loaded, budget };
  const dues = useMemo(() => duesOf(budget), [budget]);
  const rows = useStableRows(useMemo(() => itemRows(budget), [budget]));
  const { overspent } = budgetTotals(budget);

  const [opened, setOpened] = useState<OpenedForm | null>(useRequestedForm(loaded, result));
  const openItem = useCallback((id: string) => setOpened({ form: "item", id }), []);
  useDraftedRow(itemDraftKey, weddingId, loaded.budget.items, (id, item) => {
    setOpened({ form: item ? "item" : "new-item", id });
  });
  useDraftedRow(categoryDraftKey, weddingId, loaded.budget.categories, (id, category) => {
    setOpened({ form: category ? "category" : "new-category", id });
  });
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <HeaderActions
            vis={query.vis}
            onAddItem={() => setOpened({ form: "new-item", id: newId })}
            onAddCategory={() => setOpened({ form: "new-category", id: newId })}
          />
        }
        className="max-sm:[&>div]:w-full"
      />
      <TabLinks
        label={texts.tabs.label}
        tabs={(["overview", "items", "plan"] as const).map((vis) => ({
          to: budgetQuery.href({ vis }),
          label: texts.tabs[vis],
          current: vis === query.vis,
        }))}
      />
      {opened && (
        <BudgetForms
          view={view}
          opened={opened}
          categoryId={query.kategori}
          onOpen={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
      {overspent > 0 && (
        <div role="status">
          <Notice tone="error">{texts.overspent(formatTypedMoney(overspent))}</Notice>
        </div>
      )}
      {query.vis === "overview" && (
        <Overview view={view} dues={dues} rows={rows} query={query} onOpenItem={openItem} />
      )}
      {query.vis === "items" && (
        <ItemsView
          budget={budget}
          rows={rows}
          query={query}
          onOpenItem={openItem}
          onEditCategory={(id) => setOpened({ form: "category", id })}
        />
      )}
      {query.vis === "plan" && (
        <Plan
          view={view}
          dues={dues}
          query={query}
          onOpenItem={openItem}
          onAddPayer={() => setOpened({ form: "new-payer", id: newId })}
          onEditPayer={(id) => setOpened({ form: "payer", id })}
        />
      )}
    </>
  );
}
