import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";

interface MenuProps {
  /** One element that accepts a ref and spreads its props. */
  trigger: ReactNode;
  header?: ReactNode;
  children: ReactNode;
}

/** Renders inside the landmark that its button is in. */
export function Menu({ trigger, header, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={10}
        collisionPadding={12}
        className="z-40 w-66 max-w-[calc(100vw-1.5rem)] animate-rise rounded-l border border-rule-2 bg-sheet p-1.5 shadow-float data-[state=closed]:animate-fade-out"
      >
        {header && (
          <div className="-mx-1.5 mb-1.5 border-b border-rule px-4.5 pt-2.5 pb-3">{header}</div>
        )}
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

interface MenuItemProps {
  onSelect?: () => void;
  /** The child element (a link, a form's button) is the item itself. */
  asChild?: boolean;
  tone?: "ink" | "error";
  children: ReactNode;
}

export function MenuItem({ onSelect, asChild, tone = "ink", children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      asChild={asChild}
      onSelect={onSelect}
      className={`flex min-h-control w-full items-center gap-3 rounded-m px-3 text-15 font-medium outline-none -outline-offset-2 select-none data-highlighted:bg-paper-3 forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:outline-solid ${tone === "error" ? "text-error" : "text-ink"}`}
    >
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-rule" />;
}
