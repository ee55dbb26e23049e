import { ActionForm } from "#app/client/actions/action-form.tsx";
import { DialogButton } from "#app/client/forms/dialog-button.tsx";
import { formatMoney } from "#app/platform/money.ts";
import { Button } from "#app/ui/button.tsx";
import { CategoryName } from "#app/ui/category-name.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Pencil, Trash2 } from "#app/ui/icons.ts";
import { budgetActions } from "./actions.ts";
import { budgetQuery } from "./budget-query.ts";
import type { CategoryFigure } from "./charts/category-figures.ts";
import { budgetAdminTexts } from "./texts.ts";

const { category: texts, bars } = budgetAdminTexts;

interface CategoryActionsProps {
  figure: CategoryFigure;
  onEdit: () => void;
}

/** Of the category that the list is filtered by. */
export function CategoryActions({ figure, onEdit }: CategoryActionsProps) {
  const { id, total, used, overspent } = figure;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-15 font-medium">
      <span className="mr-2">
        <CategoryName category={figure} />
      </span>
      <span className="mr-2 text-14 font-normal text-muted tabular-nums">
        {bars.usedOf(formatMoney(used), formatMoney(total))}
        {overspent > 0 && (
          <b className="ml-1.5 font-semibold text-error">{bars.over(formatMoney(overspent))}</b>
        )}
      </span>
      <DialogButton
        variant="quiet"
        size="small"
        href={budgetQuery.href({ vis: "items", kategori: id, rediger: id })}
        onOpen={onEdit}
      >
        <Icon icon={Pencil} size={18} />
        {texts.edit}
      </DialogButton>
      <ActionForm actions={budgetActions} intent="delete-category" values={{ id }}>
        <Button
          variant="quiet"
          size="small"
          aria-describedby="slett-kategori"
          className="hover:text-error"
        >
          <Icon icon={Trash2} size={18} />
          {texts.delete}
        </Button>
      </ActionForm>
      <span id="slett-kategori" className="text-13 font-normal text-muted">
        {texts.deleteHint}
      </span>
    </div>
  );
}
