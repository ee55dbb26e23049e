import { useMemo } from "react";
import type { SubmitAction } from "#app/client/actions/submit.ts";
import { useFocusAfterRemoval } from "#app/client/actions/use-focus-after-removal.ts";
import { formWithoutScriptId } from "#app/client/forms/form-dialog.tsx";
import {
  ReorderGrip,
  ReorderHandle,
  ReorderStatus,
  useReorder,
} from "#app/client/lists/reorder.tsx";
import { RowActions } from "#app/client/lists/row-actions.tsx";
import { clientTexts } from "#app/client/texts.ts";
import { formatMoney } from "#app/platform/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { ArrowDown, ArrowUp, Pencil, Trash2, Undo2 } from "#app/ui/icons.ts";
import { LongText } from "#app/ui/long-text.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { wishActions } from "./actions.ts";
import type { OwnedWish } from "./queries.server.ts";
import { wishFormQuery } from "./rules.ts";
import { wishAdminTexts as texts } from "./texts.ts";
import { WishPicture } from "./wish-picture.tsx";

const { columns: headers } = texts;
const { reorder: reorderTexts } = clientTexts;
const actions = {
  reset: { icon: Undo2, label: texts.reset, showsLabel: true },
  edit: { icon: Pencil, label: texts.edit },
  up: { icon: ArrowUp, label: reorderTexts.up, isRepeatable: true },
  down: { icon: ArrowDown, label: reorderTexts.down, isRepeatable: true },
  delete: { icon: Trash2, label: texts.remove, isDestructive: true },
};

interface WishTableProps {
  wishes: readonly OwnedWish[];
  submit: SubmitAction<typeof wishActions>;
  onEdit: (wish: OwnedWish) => void;
}

export function WishTable({ wishes, submit, onEdit }: WishTableProps) {
  const { announcement, picked, handleProps, step } = useReorder({
    rows: wishes,
    onMove: (id, beforeId) => submit("move", { id, before: beforeId }),
  });
  const { list, rememberFocus } = useFocusAfterRemoval<HTMLTableSectionElement>(
    wishes.length,
    "[data-destructive]",
  );
  const columns = useMemo(
    (): Column<OwnedWish>[] => [
      {
        header: headers.order,
        hideHeader: true,
        headerClass: "w-9",
        cellClass: "card:hidden wide:px-0! wide:pl-1!",
        render: (wish) => <ReorderHandle row={wish} reorder={{ handleProps, picked, step }} />,
      },
      {
        header: headers.picture,
        hideHeader: true,
        headerClass: "w-17",
        cellClass: "card:row-span-5 wide:py-0!",
        render: (wish) => (
          <WishPicture wish={wish} className="h-18.75 w-15 wide:h-13.75 wide:w-11" />
        ),
      },
      {
        header: headers.title,
        isRowHeader: true,
        headerClass: "w-[17%]",
        cellClass: "font-semibold card:col-start-2 card:text-16",
        render: ({ title }) => title,
      },
      {
        header: headers.description,
        cellClass: "text-ink-2 card:col-start-2",
        render: ({ description }) =>
          description && (
            <LongText
              text={description}
              hasLinks
              clamp="line-clamp-2 group-open:line-clamp-none"
              className="wrap-anywhere"
            />
          ),
      },
      {
        header: headers.price,
        headerClass: "w-34 text-right",
        cellClass: "text-muted card:col-start-2 card:text-15 wide:text-right",
        render: ({ price }) =>
          price === null ? (
            texts.noPrice
          ) : (
            <span className="whitespace-nowrap wide:text-ink">{formatMoney(price)}</span>
          ),
      },
      {
        header: headers.status,
        headerClass: "w-31",
        cellClass: "card:col-start-2 card:pt-1",
        render: ({ purchased, purchasedBy, held }) => (
          <span className="flex flex-wrap items-center gap-x-3">
            <Badge tone={held ? "messing" : purchased ? "neutral" : "gran"}>
              {texts.status[held ? "held" : purchased ? "purchased" : "available"]}
            </Badge>
            <bdi className="min-w-0 text-muted wide:hidden">{purchasedBy}</bdi>
          </span>
        ),
      },
      {
        header: headers.purchasedBy,
        headerClass: "w-[12%]",
        cellClass: "card:hidden",
        render: ({ purchasedBy }) =>
          purchasedBy ? <bdi>{purchasedBy}</bdi> : <span className="text-muted">–</span>,
      },
      {
        header: headers.actions,
        headerClass: "w-36 pr-5 text-right min-[90rem]:w-66",
        cellClass:
          "card:col-start-3 card:row-span-5 card:row-start-1 card:self-center card:-my-1 wide:pl-0!",
        render: (wish, index, count) => {
          const { id, title, purchased } = wish;
          const values = { id };
          const rowActions = (
            <RowActions
              title={title}
              description={`${detailsOf(wish)} · ${reorderTexts.position(index + 1, count)}`}
              picture={<WishPicture wish={wish} className="h-15 w-12 flex-none" />}
              actions={[
                ...(purchased ? [{ ...actions.reset, submits: submits("reset", values) }] : []),
                { ...actions.edit, onPress: () => onEdit(wish), href: formHref(id) },
                { ...actions.up, onPress: () => step(id, -1) },
                { ...actions.down, onPress: () => step(id, 1) },
                { ...actions.delete, submits: submits("delete", values) },
              ]}
            />
          );
          return (
            <>
              {rowActions}
              <div className="wide:hidden">
                <ReorderGrip row={wish} reorder={{ handleProps, picked, step }} />
              </div>
            </>
          );
        },
      },
    ],
    [handleProps, picked, step, onEdit],
  );
  return (
    <Sheet>
      <ReorderStatus announcement={announcement} picked={picked} />
      <DataTable
        caption={texts.title}
        columns={columns}
        rows={wishes}
        rowClass="data-dragged:relative data-dragged:z-10 data-dragged:bg-sheet data-dragged:shadow-float card:grid-cols-[60px_minmax(0,1fr)_auto] card:gap-x-3 card:px-3 card:py-2.5 wide:h-18"
        bodyProps={{ ref: list, onFocus: rememberFocus }}
      />
    </Sheet>
  );
}

function formHref(id: string): string {
  return `${wishFormQuery.href({ rediger: id })}#${formWithoutScriptId}`;
}

function submits(intent: "reset" | "delete", values: { id: string }) {
  return { actions: wishActions, intent, values };
}

function detailsOf({ purchasedBy, price }: OwnedWish): string {
  if (purchasedBy) return texts.purchasedBy(purchasedBy);
  return price === null ? texts.noPrice : formatMoney(price);
}
