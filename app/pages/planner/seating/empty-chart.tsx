import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Plus } from "#app/ui/icons.ts";
import { seatingChartTexts } from "./texts.ts";

const { list: texts, head } = seatingChartTexts;

/** How to begin, where there are no tables. */
export function EmptyChart({ onAddTable }: { onAddTable: () => void }) {
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center p-4 max-lg:place-items-start max-lg:justify-items-center lg:left-64">
      <EmptyState
        title={texts.emptyTitle}
        className="pointer-events-auto rounded-l border border-rule bg-sheet shadow-float"
        action={
          <Button type="button" onClick={onAddTable} className="noscript:hidden">
            <Icon icon={Plus} />
            {head.addTable}
          </Button>
        }
      >
        <span className="noscript:hidden">{texts.empty}</span>
      </EmptyState>
    </div>
  );
}
