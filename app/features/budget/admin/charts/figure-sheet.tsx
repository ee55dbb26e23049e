import type { ReactNode } from "react";
import { Sheet } from "#app/ui/sheet.tsx";

interface FigureSheetProps {
  title: string;
  /** The weightiest number of the figure, in a sentence. */
  lead?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

export function FigureSheet({ title, lead, aside, children }: FigureSheetProps) {
  return (
    <Sheet className="grid min-w-0 content-start gap-3.5 p-4 lg:px-6 lg:py-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-d20">{title}</h2>
          {lead && <p className="text-14 text-ink-2 tabular-nums">{lead}</p>}
        </div>
        {aside}
      </header>
      {children}
    </Sheet>
  );
}
