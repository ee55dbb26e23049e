import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { CheckCheck, type IconData, X } from "#app/ui/icons.ts";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { HiddenFields } from "../forms/form-notices.tsx";
import { clientTexts } from "../texts.ts";

const { selection: texts } = clientTexts;

/**
 * Rows that are no longer in the list do not count as selected. `total` counts the rows of the
 * list's query on all pages; with `isEverything`, actions are about the query instead of rows.
 */
export function useSelection<Row extends { id: string }>(
  rows: readonly Row[],
  total = rows.length,
) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [wantsEverything, setWantsEverything] = useState(false);
  const isEverything = wantsEverything && total > rows.length;
  const toggle = (id: string, isSelected: boolean) => {
    setIds((before) => {
      const after = new Set(isEverything ? rows.map((row) => row.id) : before);
      if (isSelected) after.add(id);
      else after.delete(id);
      return after;
    });
    setWantsEverything(false);
  };
  // Memoised rows get one function, whatever is selected.
  const latestToggle = useRef(toggle);
  useLayoutEffect(() => {
    latestToggle.current = toggle;
  });
  const selected = isEverything ? rows : rows.filter(({ id }) => ids.has(id));
  return {
    selected,
    isEverything,
    count: isEverything ? total : selected.length,
    rowCount: rows.length,
    total,
    isSelected: useCallback((id: string) => isEverything || ids.has(id), [ids, isEverything]),
    toggle: useCallback((id: string, isSelected: boolean) => {
      latestToggle.current(id, isSelected);
    }, []),
    selectAll: useCallback(() => setIds(new Set(rows.map(({ id }) => id))), [rows]),
    selectEverything: () => setWantsEverything(true),
    clear: useCallback(() => {
      setIds(new Set());
      setWantsEverything(false);
    }, []),
  };
}

const barId = "valgte";

/** Belongs beside the checkbox of a selected row: the bar is at the end of the page. */
export function ToSelectionBar() {
  return (
    <button
      type="button"
      onClick={() => document.getElementById(barId)?.focus()}
      className="sr-only z-10 rounded-m bg-ink px-3 text-14 font-semibold text-on-ink focus-visible:not-sr-only focus-visible:absolute focus-visible:top-12 focus-visible:left-2 focus-visible:py-2.5"
    >
      {texts.toBar}
    </button>
  );
}

interface SelectionAction {
  icon: IconData;
  label: string;
  onPress?: () => void;
  downloads?: string;
  /** Sent to `downloads` as a form. */
  fields?: Record<string, string> | undefined;
  /** Opens a menu of these. */
  choices?: readonly { key: string; label: ReactNode; onPress: () => void }[];
}

interface SelectionBarProps {
  label: string;
  selection: Omit<ReturnType<typeof useSelection<{ id: string }>>, "isSelected" | "toggle">;
  actions: readonly SelectionAction[];
}

export function SelectionBar({ label, selection, actions }: SelectionBarProps) {
  const { selected, rowCount, count, total, isEverything, clear } = selection;
  const opener = useRef<Element>(null);
  if (selected.length === 0) return null;
  const isWholePage = selected.length === rowCount;
  const isLong = actions.length > maxPhoneActions;
  const selectAllClasses = isLong ? undefined : besideNothing;
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) opener.current = relatedTarget;
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <section
      id={barId}
      tabIndex={-1}
      aria-label={label}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      data-foot-bar
      data-ground="dark"
      className="sticky bottom-4 z-30 flex max-w-full animate-rise flex-wrap items-center gap-0.5 justify-self-stretch rounded-l border border-ink bg-ink p-1 pl-4 text-on-ink shadow-float sm:justify-self-center lg:bottom-6"
    >
      <p role="status" className="mr-auto pr-2 text-14 whitespace-nowrap tabular-nums">
        {texts.count(count)}
      </p>
      {!isWholePage && (
        <BarButton onClick={selection.selectAll} className={selectAllClasses}>
          <Icon icon={CheckCheck} />
          {rowCount < total ? texts.allOnPage(rowCount) : texts.all(rowCount)}
        </BarButton>
      )}
      {isWholePage && !isEverything && rowCount < total && (
        <BarButton onClick={selection.selectEverything} className={selectAllClasses}>
          <Icon icon={CheckCheck} />
          {texts.all(total)}
        </BarButton>
      )}
      <div
        className={classNames(
          "contents",
          isLong &&
            "max-xl:order-last max-xl:flex max-xl:basis-full max-xl:justify-between max-sm:pr-1",
        )}
      >
        {actions.map(({ icon, label: name, onPress, downloads, fields, choices }) => {
          const children = <BarLabel icon={icon} label={name} />;
          if (choices) {
            return (
              <Menu key={name} trigger={<BarButton>{children}</BarButton>}>
                {choices.map(({ key, label: choice, onPress: choose }) => (
                  <MenuItem
                    key={key}
                    onSelect={() => {
                      choose();
                      clear();
                    }}
                  >
                    {choice}
                  </MenuItem>
                ))}
              </Menu>
            );
          }
          if (downloads && fields) {
            return (
              <form key={name} method="post" action={downloads} className="contents">
                <HiddenFields values={fields} />
                <button type="submit" className={buttonClasses}>
                  {children}
                </button>
              </form>
            );
          }
          if (downloads) {
            return (
              <a key={name} href={downloads} download className={buttonClasses}>
                {children}
              </a>
            );
          }
          const press = () => {
            onPress?.();
            clear();
          };
          return (
            <BarButton key={name} onClick={press}>
              {children}
            </BarButton>
          );
        })}
      </div>
      <BarButton onClick={clear} aria-label={texts.clear}>
        <Icon icon={X} />
      </BarButton>
    </section>
  );
}

const buttonClasses =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-m px-2.5 text-14 font-semibold transition-colors hover:bg-ink-hover";

/** More have a line of their own below 80rem. */
const maxPhoneActions = 4;

/** Phones have no room for it beside the actions. */
const besideNothing = "max-sm:order-last max-sm:-ml-2.5 max-sm:basis-full max-sm:justify-start";

function BarButton({ className, ...button }: ComponentProps<"button">) {
  return <button type="button" {...button} className={classNames(buttonClasses, className)} />;
}

function BarLabel({ icon, label }: Pick<SelectionAction, "icon" | "label">) {
  return (
    <>
      <Icon icon={icon} />
      <span className="max-sm:sr-only">{label}</span>
    </>
  );
}
