import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface SheetProps extends Omit<ComponentProps<"section">, "title"> {
  title?: ReactNode;
  action?: ReactNode;
  /** At most one sheet of a page has it. */
  doubleFrame?: boolean;
}

export function Sheet({ title, action, doubleFrame, className, children, ...rest }: SheetProps) {
  return (
    <section
      {...rest}
      className={classNames(
        "rounded-l border border-rule bg-sheet",
        doubleFrame && "outline -outline-offset-9 outline-rule",
        className,
      )}
    >
      {title && (
        <header className="flex min-h-16 items-center justify-between gap-4 border-b border-rule px-4 py-3 lg:px-6">
          <h2 className="text-d20">{title}</h2>
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
