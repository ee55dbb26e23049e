import type { ReactNode } from "react";
import { texts } from "#app/features/weddings/texts.ts";
import { classNames } from "#app/ui/class-names.ts";

/** The double-framed sheet at the right that shows what the couple's answers become. */
export function PreviewCard({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <aside
      aria-label={texts.wizard.preview}
      className="grid min-h-100 rounded-l border border-rule bg-sheet p-2 lg:min-h-150"
    >
      <div
        className={classNames(
          "relative grid content-center justify-items-center rounded-m border border-rule px-6 py-16 text-center",
          className,
        )}
      >
        {children}
      </div>
    </aside>
  );
}
