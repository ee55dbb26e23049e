import type { ShownTable } from "#app/features/seating/drawing/show-table.ts";
import { tableSize } from "#app/features/seating/plan/geometry.ts";
import { firstNameOf } from "#app/platform/person-name.ts";
import type { Partner } from "../chart-context.ts";

interface PartnerSignsProps {
  partner: Partner;
  shown: readonly ShownTable[];
  isLarge: boolean;
}

const letterWidth = 0.58;

/** The other owner's name at the tables that they hold, or have just changed. */
export function PartnerSigns({ partner, shown, isLarge }: PartnerSignsProps) {
  const firstName = firstNameOf(partner.name);
  const size = isLarge ? 25 : 14;
  const heldId = partner.held?.tableId;
  const width = firstName.length * size * letterWidth + size * 1.2;
  return (
    <g pointerEvents="none">
      {shown.map(({ table }) => {
        const isHeld = table.id === heldId;
        if (!isHeld && !partner.changedTableIds.includes(table.id)) return null;
        const { height } = tableSize(table);
        const [x, y] = [table.x - width - 10, table.y - height / 2 - 46];
        return (
          <g
            key={table.id}
            className={isHeld ? "plan-partner is-held" : "plan-partner"}
            transform={`translate(${x} ${y})`}
          >
            {isHeld && <rect width={width} height={size * 1.7} rx={size * 0.3} />}
            <text x={width / 2} y={size * 1.2} fontSize={size}>
              {firstName}
            </text>
          </g>
        );
      })}
    </g>
  );
}
