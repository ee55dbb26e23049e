import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from "react";
import { type TriggerElement, useLateTrigger } from "./late-trigger.tsx";
import { useOverlays } from "./overlays.ts";
import { rememberChoice } from "./restore-focus.ts";

interface MenuContentProps {
  header?: ReactNode;
  children: ReactNode;
}

interface MenuProps extends MenuContentProps {
  trigger: TriggerElement;
}

/**
 * Renders inside the landmark that its button is in. Radix's part is mounted when the user turns to the
 * button: its effects would delay the first paint of every page with a menu.
 */
export function Menu({ trigger: element, header, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  const need = () => setNeeded(true);
  const show = () => {
    need();
    setOpen(true);
  };
  const { trigger, standIn } = useLateTrigger(element, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: need,
    onFocus: need,
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || event.ctrlKey) return;
      // The press would move the focus from the menu to the button, which closes it.
      event.preventDefault();
      show();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!openingKeys.includes(event.key)) return;
      event.preventDefault();
      show();
    },
  });
  return (
    <>
      {trigger}
      <MenuContent
        isNeeded={isNeeded}
        open={open}
        onOpenChange={setOpen}
        standIn={standIn}
        header={header}
      >
        {children}
      </MenuContent>
    </>
  );
}

const openingKeys = ["Enter", " ", "ArrowDown"];

interface StatefulProps extends MenuContentProps {
  isNeeded: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  standIn: ReactElement;
}

const MenuContent = memo(function MenuContent({
  isNeeded,
  open,
  onOpenChange,
  standIn,
  header,
  children,
}: StatefulProps) {
  const DropdownMenu = useOverlays(isNeeded)?.DropdownMenu;
  if (!DropdownMenu || !isNeeded) return null;
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>{standIn}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={10}
        collisionPadding={12}
        className="z-40 max-h-(--radix-dropdown-menu-content-available-height) w-66 max-w-[calc(100vw-1.5rem)] animate-rise overflow-y-auto rounded-l border border-rule-2 bg-sheet p-1.5 shadow-float"
      >
        {header && (
          <div className="-mx-1.5 mb-1.5 border-b border-rule px-4.5 pt-2.5 pb-3">{header}</div>
        )}
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
});

interface MenuItemProps {
  onSelect?: () => void;
  /** The child element (a link, a form's button) is the item itself. */
  asChild?: boolean;
  tone?: "ink" | "error";
  children: ReactNode;
}

export function MenuItem({ onSelect, asChild, tone = "ink", children }: MenuItemProps) {
  const DropdownMenu = useOverlays()?.DropdownMenu;
  if (!DropdownMenu) return null;
  return (
    <DropdownMenu.Item
      asChild={asChild}
      onSelect={({ currentTarget }) => {
        rememberChoice(currentTarget as HTMLElement);
        onSelect?.();
      }}
      className={`flex min-h-control w-full items-center gap-3 rounded-m px-3 text-15 font-medium outline-none -outline-offset-2 select-none data-highlighted:bg-paper-3 forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:outline-solid ${tone === "error" ? "text-error" : "text-ink"}`}
    >
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuSeparator() {
  const DropdownMenu = useOverlays()?.DropdownMenu;
  return DropdownMenu && <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-rule" />;
}
