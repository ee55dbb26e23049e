import { type MouseEvent, useMemo, useRef } from "react";
import { Link } from "react-router";
import { formWithoutScriptId } from "#app/client/forms/form-dialog.tsx";
import {
  type ColumnHeader,
  type GrowingColumn,
  GrowingTable,
} from "#app/client/lists/growing-table.tsx";
import type { GuestCategory } from "#app/features/guests/categories/queries.server.ts";
import { CategoryName } from "#app/ui/category-name.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmailAddress } from "#app/ui/email-address.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ArrowDown, ArrowUp, Ellipsis } from "#app/ui/icons.ts";
import { type GuestQuery, guestQuery, sortedBy } from "./guest-query.ts";
import { GuestStatus } from "./guest-status.tsx";
import { disagreementsOf, type GuestRow } from "./rules.ts";
import { guestListTexts as texts } from "./texts.ts";

const { columns: headers } = texts;

interface RowSelection {
  isSelected: (id: string) => boolean;
  toggle: (id: string, isSelected: boolean) => void;
  selectAll: () => void;
  clear: () => void;
  count: number;
  rowCount: number;
}

interface GuestTableProps {
  rows: readonly GuestRow[];
  shown: readonly GuestRow[];
  isShown: (row: GuestRow) => boolean;
  offset: number;
  query: GuestQuery;
  categories: readonly GuestCategory[];
  selection: RowSelection;
  show: (changes: Partial<GuestQuery>) => void;
  onOpen: (id: string) => void;
  onMore: (id: string) => void;
}

/**
 * The rows are rendered once. What depends on the selection is set on their elements, and one
 * listener serves them all.
 */
export function GuestTable(props: GuestTableProps) {
  const { rows, shown, isShown, offset, query, categories, selection, show } = props;
  const { sorter, retning } = query;
  const columns = useColumns(categories);
  const lastToggled = useRef<string>(null);
  const isAll = selection.count > 0 && selection.count === selection.rowCount;

  const toggle = (id: string, isSelected: boolean, isRange: boolean) => {
    const from = shown.findIndex((row) => row.id === lastToggled.current);
    const to = shown.findIndex((row) => row.id === id);
    lastToggled.current = id;
    const range =
      isRange && from >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [{ id }];
    for (const row of range) selection.toggle(row.id, isSelected);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    if (target.closest("[role=columnheader] a")) return;
    const id = target.closest<HTMLElement>("[data-row]")?.dataset.row;
    if (target instanceof HTMLInputElement) {
      if (id) toggle(id, target.checked, event.shiftKey);
      else if (target.checked) selection.selectAll();
      else selection.clear();
      return;
    }
    if (!id || event.ctrlKey || event.metaKey) return;
    if (target.closest("[data-more]")) props.onMore(id);
    else if (target.closest("[data-open]")) {
      event.preventDefault();
      props.onOpen(id);
    }
  };
  const onSort = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("[role=columnheader] a");
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    show(guestQuery.parse(new URL(link.href).searchParams));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls inside are the ones pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above; keys click them
    <div onClick={onClick} onClickCapture={onSort}>
      <GrowingTable
        key={`${sorter} ${retning} ${offset}`}
        caption={texts.title}
        columns={columns}
        headerOf={(key) => headerOf(key, query)}
        rows={rows}
        isShown={isShown}
        offset={offset}
        rowClass="relative data-selected:bg-paper-2 wide:h-11.75 wide:hover:bg-paper wide:data-selected:hover:bg-paper-2 card:min-h-16 card:grid-cols-[44px_minmax(0,1fr)_auto_44px] card:items-center card:gap-x-1 card:px-2 card:py-1.5"
        updateRow={(row) => {
          const box = row.querySelector("input");
          const isSelected = selection.isSelected(row.dataset.row ?? "");
          if (box && box.checked !== isSelected) box.checked = isSelected;
          // Finding rows with :has(:checked) would visit each of their elements.
          row.toggleAttribute("data-selected", isSelected);
        }}
        updateHeader={(header) => {
          const box = header.querySelector("input");
          if (!box) return;
          box.checked = isAll;
          box.indeterminate = selection.count > 0 && !isAll;
        }}
      />
    </div>
  );
}

function headerOf(key: string, query: GuestQuery): ColumnHeader {
  if (key === "select") {
    const label = <span className="sr-only">{texts.selectAll}</span>;
    return {
      content: (
        <Checkbox name="selectAll" id="velg-alle" label={label} className="noscript:invisible" />
      ),
    };
  }
  const by = sortedBy.find((each) => each === key);
  if (!by) return { content: <span className="sr-only">{headers.more}</span> };
  const { sok, kategori, status, mangler, sorter, retning } = query;
  const isSorted = sorter === by;
  const isLast = isSorted && retning === "descending";
  const order = {
    sorter: isLast ? "added" : by,
    retning: isSorted && !isLast ? "descending" : "ascending",
  } as const;
  return {
    content: (
      <Link
        to={guestQuery.href({ sok, kategori, status, mangler, ...order })}
        preventScrollReset
        className="inline-flex min-h-11 items-center gap-1 hover:text-ink"
      >
        {headers[by]}
        {isSorted && <Icon icon={retning === "ascending" ? ArrowUp : ArrowDown} size={14} />}
      </Link>
    ),
    sorted: isSorted ? retning : undefined,
  };
}

function useColumns(categories: readonly GuestCategory[]): readonly GrowingColumn<GuestRow>[] {
  return useMemo(() => {
    const categoryById = new Map(categories.map((category) => [category.id, category]));
    return [
      {
        key: "select",
        columnClass: "wide:w-13 wide:pl-4! wide:pr-0!",
        cellClass: "wide:px-3 card:relative card:z-10 card:justify-self-center noscript:invisible",
        render: ({ id, name }) => (
          <Checkbox
            name="selected"
            id={`velg-${id}`}
            label={<span className="sr-only">{texts.select(name)}</span>}
          />
        ),
      },
      {
        key: "name",
        isRowHeader: true,
        cellClass: "font-normal wide:px-3 wide:py-2 card:py-1",
        render: ({ id, name, companion, isChild }) => (
          <>
            <a
              href={`${guestQuery.href({ rediger: id })}#${formWithoutScriptId}`}
              data-open=""
              className="font-semibold wrap-anywhere hover:text-berry card:text-16 card:after:absolute card:after:inset-0"
            >
              {name}
            </a>
            {isChild && <span className="ml-2 text-muted">{texts.child}</span>}
            {companion !== undefined && (
              <span className="text-muted wide:ml-2 card:block">{texts.companion(companion)}</span>
            )}
          </>
        ),
      },
      {
        key: "status",
        columnClass: "wide:w-36",
        cellClass: "wide:px-3",
        render: (row) => (
          <>
            <GuestStatus status={row.status} />
            {disagreementsOf(row).length > 0 && (
              <span className="block text-12 text-messing-ink">{texts.answeredOtherwise}</span>
            )}
          </>
        ),
      },
      {
        key: "category",
        columnClass: "w-[14%] card:hidden",
        cellClass: "wide:px-3",
        render: ({ categoryId = "" }) => <CategoryName category={categoryById.get(categoryId)} />,
      },
      {
        key: "diet",
        columnClass: "w-[11%] card:hidden",
        cellClass: "wide:px-3 wide:py-2",
        render: (row) => {
          const { diet, severeAllergy, companionDiet, companionSevereAllergy } = row;
          const hasOwn = diet || severeAllergy;
          const hasCompanions = companionDiet || companionSevereAllergy;
          return (
            <>
              {hasOwn && <Diet text={diet} isSevere={severeAllergy} />}
              {hasCompanions && (
                <Diet
                  text={companionDiet}
                  isSevere={companionSevereAllergy}
                  label={texts.companionDiet}
                />
              )}
              {!hasOwn && !hasCompanions && <None />}
            </>
          );
        },
      },
      {
        key: "email",
        columnClass: "w-[18.5%] card:hidden wide:max-[90rem]:hidden",
        cellClass: "text-muted wide:px-3",
        render: ({ email }) => (email ? <EmailAddress email={email} /> : <None />),
      },
      {
        key: "phone",
        columnClass: "w-33 card:hidden",
        cellClass: "whitespace-nowrap text-muted tabular-nums wide:px-3",
        render: ({ phone }) => phone ?? <None />,
      },
      {
        key: "more",
        columnClass: "wide:w-15 noscript:invisible",
        cellClass: "relative z-10 text-right wide:pr-2",
        render: ({ name }) => (
          <button
            type="button"
            data-more=""
            aria-haspopup="dialog"
            aria-label={texts.moreFor(name)}
            className="inline-grid size-11 place-items-center rounded-m hover:bg-paper-3 wide:size-10"
          >
            <Icon icon={Ellipsis} />
          </button>
        ),
      },
    ];
  }, [categories]);
}

interface DietProps {
  text: string | undefined;
  isSevere: true | undefined;
  label?: string;
}

function Diet({ text, isSevere, label }: DietProps) {
  return (
    <span className={classNames("block", isSevere && "font-medium text-error-ink")}>
      {label}
      {text ?? texts.severe}
      {isSevere && text && <span className="sr-only">, {texts.severe}</span>}
    </span>
  );
}

function None() {
  return <span className="text-muted">–</span>;
}
