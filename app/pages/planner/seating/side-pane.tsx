import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { X } from "#app/ui/icons.ts";
import { seatingChartTexts } from "./texts.ts";

interface SidePaneProps {
  eyebrow?: ReactNode;
  title: string;
  description?: ReactNode;
  onClose: () => void;
  footer?: ReactNode;
  /** For a pane in place of another one, with which the focus was removed. */
  takesFocus?: boolean;
  className?: string;
  children: ReactNode;
}

/** Right of the plan; on small screens a sheet over its lower half. */
export function SidePane({
  eyebrow,
  title,
  description,
  onClose,
  footer,
  takesFocus = false,
  className = "max-lg:max-h-[62%]",
  children,
}: SidePaneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <aside
      aria-label={title}
      data-foot-bar
      data-side-pane
      className={classNames(
        className,
        "z-10 flex min-h-0 flex-col bg-sheet max-lg:absolute max-lg:inset-x-0 max-lg:bottom-0 max-lg:animate-rise max-lg:rounded-t-[16px] max-lg:border-t max-lg:border-rule-2 max-lg:shadow-float lg:w-76 lg:flex-none lg:border-l lg:border-rule xl:w-87",
      )}
    >
      <header className="flex items-start gap-3 border-b border-rule py-4 pr-2 pl-4 lg:pl-6">
        <div className="min-w-0 flex-1">
          {eyebrow && <p className="text-13 text-muted">{eyebrow}</p>}
          <h2 ref={heading} tabIndex={-1} className="text-d25 wrap-anywhere outline-none">
            {title}
          </h2>
          {description && <p className="text-14 text-muted">{description}</p>}
        </div>
        <Button
          type="button"
          variant="quiet"
          iconOnly
          aria-label={seatingChartTexts.table.close}
          onClick={onClose}
        >
          <Icon icon={X} />
        </Button>
      </header>
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-3"
      >
        {children}
      </section>
      {footer && (
        <footer className="flex flex-wrap gap-2 border-t border-rule px-4 py-3 lg:px-6">
          {footer}
        </footer>
      )}
    </aside>
  );
}
