import { CheckCheck, type LucideIcon, X } from "lucide-react";
import { type ReactNode, useCallback, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { clientTexts } from "../texts.ts";

const { selection: texts } = clientTexts;

/** Rows that are no longer in the list do not count as selected. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string, isSelected: boolean) => {
    setIds((before) => {
      const after = new Set(before);
      if (isSelected) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  return {
    selected: rows.filter(({ id }) => ids.has(id)),
    isSelected: useCallback((id: string) => ids.has(id), [ids]),
    toggle,
    selectAll: () => setIds(new Set(rows.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

interface SelectionAction {
  icon: LucideIcon;
  label: string;
  onPress?: () => void;
  downloads?: string;
}

interface SelectionBarProps {
  label: string;
  selection: Pick<
    ReturnType<typeof useSelection<{ id: string }>>,
    "selected" | "selectAll" | "clear"
  >;
  actions: readonly SelectionAction[];
}

export function SelectionBar({ label, selection, actions }: SelectionBarProps) {
  const { selected, selectAll, clear } = selection;
  if (selected.length === 0) return null;
  return (
    <section
      aria-label={label}
      data-foot-bar
      data-ground="dark"
      className="sticky bottom-4 z-30 flex max-w-full animate-rise items-center gap-0.5 justify-self-stretch rounded-l bg-ink p-1 pl-4 text-on-ink shadow-float sm:justify-self-center lg:bottom-6"
    >
      <p role="status" className="mr-auto pr-2 text-14 whitespace-nowrap tabular-nums">
        {texts.count(selected.length)}
      </p>
      <BarButton onPress={selectAll}>
        <BarLabel icon={CheckCheck} label={texts.all} />
      </BarButton>
      {actions.map(({ icon, label: name, onPress, downloads }) => {
        const children = <BarLabel icon={icon} label={name} />;
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
          <BarButton key={name} onPress={press}>
            {children}
          </BarButton>
        );
      })}
      <BarButton onPress={clear} aria-label={texts.clear}>
        <Icon icon={X} />
      </BarButton>
    </section>
  );
}

const buttonClasses =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-m px-2.5 text-14 font-semibold transition-colors hover:bg-ink-hover";

interface BarButtonProps {
  onPress: () => void;
  "aria-label"?: string;
  children: ReactNode;
}

function BarButton({ onPress, ...button }: BarButtonProps) {
  return <button type="button" onClick={onPress} className={buttonClasses} {...button} />;
}

function BarLabel({ icon, label }: Pick<SelectionAction, "icon" | "label">) {
  return (
    <>
      <Icon icon={icon} />
      <span className="max-sm:sr-only">{label}</span>
    </>
  );
}
