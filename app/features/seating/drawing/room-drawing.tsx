import { memo } from "react";
import { type Box, roomBox, unitsPerMetre } from "../plan/geometry.ts";
import type { PlanTable, Room } from "../plan/plan.ts";
import { round } from "./chair-drawing.tsx";
import { floorboards } from "./floor.ts";
import type { RoomItem } from "./openings.ts";
import { RoomItemDrawing, wallWidth } from "./room-item-drawing.tsx";
import { drawingTexts } from "./texts.ts";

interface RoomDrawingProps {
  tables: readonly PlanTable[];
  room: Room | null;
  /** Turned with the tables of `turnTable`; texts stay level. */
  isTurned?: boolean;
  isLarge?: boolean;
  hasDimensions?: boolean;
}

const drawnFirst: readonly RoomItem["kind"][] = ["dance-floor", "stage", "bar"];

/** The floor with all that stands on it and in its walls. */
export function RoomDrawing({ tables, room, ...rest }: RoomDrawingProps) {
  const { x, y, width, height } = roomBox(tables, room);
  return <Walls x={x} y={y} width={width} height={height} room={room} {...rest} />;
}

interface WallsProps extends Box, Omit<RoomDrawingProps, "tables"> {}

/** Compares the box by its numbers, so that tables move without drawing the floor again. */
const Walls = memo(function Walls({ room, isTurned = false, ...props }: WallsProps) {
  const { x, y, width, height, isLarge = false, hasDimensions = !isTurned } = props;
  const items = [...(room?.items ?? [])].sort((one, other) => layerOf(one) - layerOf(other));
  return (
    <g transform={isTurned ? "rotate(-90)" : undefined}>
      <rect className="plan-floor" x={x} y={y} width={width} height={height} />
      <path className="plan-boards" d={floorboards(props)} />
      <path className="plan-wall" fillRule="evenodd" d={wallPath(props)} />
      {room &&
        items.map((item) => (
          <RoomItemDrawing
            key={item.id}
            item={item}
            room={room}
            isTurned={isTurned}
            isLarge={isLarge}
          />
        ))}
      {room && hasDimensions && <Dimensions {...props} />}
    </g>
  );
});

function Dimensions({ x, y, width, height }: Box) {
  const [left, top] = [x - wallWidth, y - wallWidth];
  const [right, bottom] = [x + width + wallWidth, y + height + wallWidth];
  return (
    <>
      <Dimension from={[left, y - 26]} to={[right, y - 26]} length={width} />
      <Dimension from={[right + 20, top]} to={[right + 20, bottom]} length={height} />
    </>
  );
}

interface DimensionProps {
  from: [number, number];
  to: [number, number];
  length: number;
}

function Dimension({ from, to, length }: DimensionProps) {
  const [[fromX, fromY], [toX, toY]] = [from, to];
  const slash = (x: number, y: number) => `M${round(x - 4)} ${round(y + 4)}l8-8`;
  const turn = fromX === toX ? " rotate(-90)" : "";
  const middle = `translate(${round((fromX + toX) / 2)} ${round((fromY + toY) / 2)})${turn}`;
  return (
    <>
      <path
        className="plan-dimension"
        d={`M${round(fromX)} ${round(fromY)}L${round(toX)} ${round(toY)}${slash(fromX, fromY)}${slash(toX, toY)}`}
      />
      <g transform={middle}>
        <rect className="plan-dimension-ground" x="-26" y="-7" width="52" height="14" />
        <text className="plan-dimension-text" y="4">
          {drawingTexts.metres(length / unitsPerMetre)}
        </text>
      </g>
    </>
  );
}

function wallPath({ x, y, width, height }: Box): string {
  const out = wallWidth;
  const frame = (grow: number) =>
    `M${round(x - grow)} ${round(y - grow)}h${round(width + 2 * grow)}v${round(height + 2 * grow)}h${round(-width - 2 * grow)}Z`;
  return frame(out) + frame(0);
}

function layerOf({ kind }: RoomItem): number {
  const layer = drawnFirst.indexOf(kind);
  return layer < 0 ? drawnFirst.length : layer;
}
