import { seatedByTable } from "#app/features/seating/plan/placement.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Pencil } from "#app/ui/icons.ts";
import { useChart, useChartView } from "./chart-context.ts";
import { FillGauge } from "./fill-gauge.tsx";
import { SeatedRows } from "./seated-rows.tsx";
import { SidePane } from "./side-pane.tsx";
import { TableMenu } from "./table-menu.tsx";
import { seatingChartTexts } from "./texts.ts";

const { table: texts } = seatingChartTexts;

interface TablePaneProps {
  onEditTable: (tableId: string) => void;
}

/** The chosen table. */
export function TablePane({ onEditTable }: TablePaneProps) {
  const { state, applyWithToast } = useChart();
  const { selectedTableId, selectTable } = useChartView();
  const table = state.tables.find(({ id }) => id === selectedTableId);
  if (!table) return null;
  const { id, name, number, shape, seats, coupleSeats, isHead, isLocked } = table;
  const persons = (seatedByTable(state).get(id)?.length ?? 0) + coupleSeats;
  const kinds = [texts.shapes[shape], isHead && texts.head, isLocked && texts.locked];
  return (
    <SidePane
      eyebrow={texts.eyebrow(number, kinds.filter(Boolean).join(" · "))}
      title={name}
      onClose={() => selectTable(null)}
      footer={
        <>
          <Button type="button" onClick={() => onEditTable(id)}>
            <Icon icon={Pencil} size={18} />
            {texts.edit}
          </Button>
          <Button
            type="button"
            variant="quiet"
            onClick={() =>
              applyWithToast(texts.removed(name), { type: "deleteTable", tableId: id })
            }
          >
            {texts.remove}
          </Button>
          <span className="ml-auto">
            <TableMenu table={table} onEdit={onEditTable} />
          </span>
        </>
      }
    >
      <div className="px-4 pt-4 lg:px-6">
        <div className="flex items-center gap-3">
          <FillGauge persons={persons} seats={seats} />
          <span className="text-15 font-semibold tabular-nums">
            {persons}/{seats}
          </span>
        </div>
        <SeatedRows table={table} />
      </div>
    </SidePane>
  );
}
