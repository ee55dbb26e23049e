import type { ReactNode } from "react";
import { Link } from "react-router";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import { useActions } from "#app/client/actions/submit.ts";
import type { ChosenVendor } from "#app/features/vendors/chosen/queries.server.ts";
import { VendorDrawing } from "#app/features/vendors/components/vendor-drawing.tsx";
import type { VendorCategory } from "#app/features/vendors/rules.ts";
import { vendorQuery } from "#app/features/vendors/search/rules.ts";
import { categoryTexts } from "#app/features/vendors/texts.ts";
import { formatMoney } from "#app/platform/money.ts";
import { ExampleBadge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Check } from "#app/ui/icons.ts";
import { MenuItem } from "#app/ui/menu.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { chosenActions } from "./actions.ts";
import { AgreementDetails } from "./agreement-details.tsx";
import type { Mine } from "./load-mine.server.ts";
import { mineTexts as texts } from "./texts.ts";

interface CastListProps {
  mine: Mine;
  onEdit: (vendor: ChosenVendor) => void;
  onBudget: (vendor: ChosenVendor) => void;
}

/** Whom the couple has chosen for each category, as the cast list of a play. */
export function CastList({ mine, onEdit, onBudget }: CastListProps) {
  const { pending } = useActions(chosenActions);
  const removed = pending
    .filter(({ intent }) => intent === "remove")
    .map(({ values }) => String(values.get("id")));
  const parts = mine.parts.map((part) => ({
    ...part,
    chosen: part.chosen.filter(({ id }) => !removed.includes(id)),
  }));
  const filled = parts.filter(({ chosen }) => chosen.length > 0);
  const open = parts.filter(({ chosen, isHidden }) => chosen.length === 0 && !isHidden);
  const hidden = parts.filter(({ chosen, isHidden }) => chosen.length === 0 && isHidden);
  return (
    <Sheet className="overflow-hidden">
      <ul aria-label={texts.list} className="divide-y divide-rule">
        {filled.flatMap(({ chosen }) =>
          chosen.map((vendor) => (
            <ChosenRow key={vendor.id} vendor={vendor} onEdit={onEdit} onBudget={onBudget} />
          )),
        )}
        {[...open, ...hidden].map(({ category, listed, isHidden }) => (
          <OpenRow key={category} category={category} listed={listed} isHidden={isHidden} />
        ))}
      </ul>
      <p className="flex flex-wrap justify-between gap-3 border-t border-rule-2 px-3.5 py-4 lg:pr-67 lg:pl-5">
        {texts.total}
        <b className="font-semibold tabular-nums">{formatMoney(mine.totals.agreed)}</b>
      </p>
    </Sheet>
  );
}

const rowClasses =
  "grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1 px-3.5 py-3 lg:min-h-20 lg:grid-cols-[3.5rem_8.25rem_auto_minmax(1rem,1fr)_auto_10.5rem_2.75rem] lg:gap-x-4.5 lg:px-5 lg:py-2";

function ChosenRow({
  vendor,
  onEdit,
  onBudget,
}: Pick<CastListProps, "onEdit" | "onBudget"> & { vendor: ChosenVendor }) {
  const { submit } = useActions(chosenActions);
  const { id, category, name, contactPerson, agreedPrice, budgetItemId, followsGuests } = vendor;
  return (
    <li className={rowClasses}>
      <Picture category={category} />
      <CategoryName category={category} />
      <div className="min-w-0 max-lg:col-start-2 max-lg:row-start-2">
        <p className="flex flex-wrap items-center gap-2 text-16 font-semibold wrap-anywhere">
          <VendorName vendor={vendor} />
          {vendor.isSample && <ExampleBadge />}
        </p>
        {contactPerson && <p className="text-13 text-muted">{texts.contact(contactPerson)}</p>}
      </div>
      <Leaders />
      <p
        className={`text-right tabular-nums max-lg:col-start-3 max-lg:row-start-2 ${agreedPrice === null ? "text-14 text-muted" : "font-semibold"}`}
      >
        {agreedPrice === null ? texts.noPrice : formatMoney(agreedPrice)}
        {followsGuests && (
          <span className="block text-13 font-normal text-muted">{texts.followsGuests}</span>
        )}
      </p>
      <div className="max-lg:col-start-2 lg:justify-self-end">
        {budgetItemId ? (
          <Link
            to="/budget"
            className="inline-flex min-h-11 items-center gap-2 text-14 font-medium text-gran lg:min-h-8"
          >
            <Icon icon={Check} size={16} />
            {texts.inBudget}
          </Link>
        ) : (
          <Button
            type="button"
            size="small"
            aria-label={texts.putVendorIntoBudget(name)}
            onClick={() => onBudget(vendor)}
            className="noscript:hidden"
          >
            {texts.putIntoBudget}
          </Button>
        )}
      </div>
      <div className="max-lg:col-start-3 max-lg:row-start-1 max-lg:-my-2.5 max-lg:-mr-2 max-lg:justify-self-end noscript:hidden">
        <MoreMenu label={texts.menu.label(name)} variant="quiet" size="small">
          <MenuItem onSelect={() => onEdit(vendor)}>{texts.menu.edit}</MenuItem>
          <MenuItem tone="error" onSelect={() => submit("remove", { id })}>
            {texts.menu.remove}
          </MenuItem>
        </MoreMenu>
      </div>
      <AgreementDetails vendor={vendor} />
    </li>
  );
}

function VendorName({ vendor: { name, vendorId, isListed } }: { vendor: ChosenVendor }) {
  if (!vendorId || !isListed) return name;
  return (
    <Link to={vendorQuery.href({ leverandor: vendorId })} className="hover:text-berry">
      {name}
    </Link>
  );
}

interface OpenRowProps {
  category: VendorCategory;
  listed: number;
  isHidden: boolean;
}

function OpenRow({ category, listed, isHidden }: OpenRowProps) {
  const directory = vendorQuery.href({ kategori: category });
  return (
    <li className={rowClasses}>
      <Picture category={category} isOpen />
      <CategoryName category={category} isOpen />
      <p className="min-w-0 text-15 text-muted max-lg:col-start-2 max-lg:row-start-2">
        {listed > 0 ? (
          <Link to={directory} className="link">
            {texts.toLookAt(listed)}
          </Link>
        ) : (
          texts.nobody
        )}
      </p>
      <Leaders />
      <p className="text-14 text-muted max-lg:hidden">
        {isHidden ? texts.maybeNot : texts.noneChosen}
      </p>
      <div className="flex flex-wrap justify-end gap-1 max-lg:col-start-3 max-lg:row-span-2 max-lg:row-start-1 max-lg:grid lg:col-span-2">
        {!isHidden && (
          <ButtonLink
            to={directory}
            variant="quiet"
            size="small"
            aria-label={texts.findIn(category)}
          >
            {texts.find}
          </ButtonLink>
        )}
        <ActionForm
          actions={chosenActions}
          intent={isHidden ? "show-category" : "hide-category"}
          values={{ category }}
        >
          <Button
            variant="quiet"
            size="small"
            aria-label={isHidden ? texts.showCategory(category) : texts.hideCategory(category)}
          >
            {isHidden ? texts.show : texts.hide}
          </Button>
        </ActionForm>
      </div>
    </li>
  );
}

function Picture({ category, isOpen }: { category: VendorCategory; isOpen?: boolean }): ReactNode {
  return (
    <VendorDrawing
      category={category}
      size="small"
      className={`h-16 w-14 rounded-s object-contain! p-1 max-lg:row-span-2 ${isOpen ? "opacity-40 grayscale" : ""}`}
    />
  );
}

function CategoryName({ category, isOpen }: { category: VendorCategory; isOpen?: boolean }) {
  return (
    <h2
      className={`max-lg:font-text max-lg:text-13 max-lg:text-muted lg:text-d20 ${isOpen ? "text-muted" : ""}`}
    >
      {categoryTexts[category].name}
    </h2>
  );
}

function Leaders() {
  return (
    <span
      aria-hidden
      className="h-0.75 bg-[radial-gradient(circle,var(--color-edge)_.8px,transparent_1.1px)] bg-size-[6px_3px] opacity-80 max-lg:hidden"
    />
  );
}
