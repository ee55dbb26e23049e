import { classNames } from "#app/ui/class-names.ts";
import type { Room } from "../plan/plan.ts";
import { round } from "./chair-drawing.tsx";
import { herringbone } from "./floor.ts";
import { itemBox, openingOf, type RoomItem } from "./openings.ts";

/** Drawn outside of the room. */
export const wallWidth = 8;

/** From here on a door has two leaves. */
const doubleDoor = 60;
const counterDepth = 26;

interface RoomItemDrawingProps {
  item: RoomItem;
  room: Pick<Room, "width" | "depth">;
  isTurned: boolean;
  isLarge: boolean;
}

export function RoomItemDrawing({ item, room, isTurned, isLarge }: RoomItemDrawingProps) {
  if (item.kind === "door" || item.kind === "window") {
    return <OpeningDrawing item={item} room={room} isTurned={isTurned} isLarge={isLarge} />;
  }
  const { x, y, width, height } = itemBox(item);
  const centre = `translate(${round(x + width / 2)} ${round(y + height / 2)})`;
  const isBar = item.kind === "bar" && height > counterDepth * 1.5;
  const level = (isTurned ? 90 : 0) - (isUpright(item) ? 0 : item.rotation);
  return (
    <g transform={`${centre} rotate(${item.rotation})`} data-room-item={item.id}>
      <ItemShape item={item} width={width} height={height} />
      {item.text !== "" && (!isLarge || hasLargeLabel(item)) && (
        <g transform={`translate(0 ${isBar ? height / 2 - counterDepth / 2 : 0}) rotate(${level})`}>
          <RoomLabel y={item.kind === "dance-floor" ? 6 : 5} {...labelSize(item, isLarge)}>
            {item.text}
          </RoomLabel>
        </g>
      )}
    </g>
  );
}

interface ItemShapeProps {
  item: RoomItem;
  width: number;
  height: number;
}

function ItemShape({ item, width, height }: ItemShapeProps) {
  const [left, top] = [round(-width / 2), round(-height / 2)];
  const box = { x: left, y: top, width: round(width), height: round(height) };
  switch (item.kind) {
    case "dance-floor":
      return (
        <>
          <rect className="plan-dance" {...box} />
          <svg {...box} viewBox={`${left} ${top} ${round(width)} ${round(height)}`} aria-hidden>
            <path className="plan-bones" d={herringbone(width, height)} />
          </svg>
        </>
      );
    case "stage":
      return (
        <>
          <rect className="plan-fixture" {...box} />
          <path className="plan-fixture" d={`M${left} ${round(top + 12)}h${round(width)}`} />
        </>
      );
    case "bar": {
      if (height <= counterDepth * 1.5) return <rect className="plan-fixture" {...box} />;
      const [right, bottom] = [round(width / 2), round(height / 2)];
      const counter = round(bottom - counterDepth);
      const end = round(right - counterDepth);
      return (
        <path
          className="plan-fixture"
          d={`M${left} ${counter}H${end}V${top}H${right}V${bottom}H${left}Z`}
        />
      );
    }
    case "post":
      return <rect className="plan-post" {...box} />;
    default:
      return null;
  }
}

function OpeningDrawing({ item, room, isTurned, isLarge }: RoomItemDrawingProps) {
  const { start, angle, length } = openingOf(item, room);
  const place = `translate(${round(start.x)} ${round(start.y)}) rotate(${angle})`;
  const width = round(length);
  if (item.kind === "window") {
    return (
      <g transform={place} data-room-item={item.id}>
        <rect className="plan-window" y={-wallWidth} width={width} height={wallWidth} />
        <path className="plan-window-line" d={`M0 ${-wallWidth / 2}h${width}`} />
      </g>
    );
  }
  const isVertical = angle === 90 || angle === 270;
  return (
    <g transform={place} data-room-item={item.id}>
      <rect className="plan-gap" y={-wallWidth} width={width} height={wallWidth} />
      <Leaves length={length} />
      {item.text !== "" && !isTurned && (
        <g
          transform={
            isVertical
              ? `translate(${angle === 270 ? -14 : round(length + 14)} -16) rotate(${-angle})`
              : `translate(${round(length / 2)} ${round(-leafLength(length) - 18)}) rotate(${-angle})`
          }
        >
          <RoomLabel
            y={5}
            isSmall={!isLarge}
            isLarge={isLarge}
            anchor={!isVertical ? "middle" : angle === 270 ? "end" : "start"}
          >
            {item.text}
          </RoomLabel>
        </g>
      )}
    </g>
  );
}

function Leaves({ length }: { length: number }) {
  const leaf = leafLength(length);
  const [end, reach, up] = [round(length), round(leaf), round(-wallWidth - leaf)];
  const out = -wallWidth;
  if (leaf === length) {
    return (
      <>
        <path className="plan-leaf" d={`M${end} ${out}v${-reach}`} />
        <path className="plan-arc" d={`M${end} ${up}A${reach} ${reach} 0 0 0 0 ${out}`} />
      </>
    );
  }
  return (
    <>
      <path className="plan-leaf" d={`M0 ${out}v${-reach}M${end} ${out}v${-reach}`} />
      <path
        className="plan-arc"
        d={`M0 ${up}A${reach} ${reach} 0 0 1 ${reach} ${out}A${reach} ${reach} 0 0 1 ${end} ${up}`}
      />
    </>
  );
}

interface RoomLabelProps {
  y: number;
  isSmall: boolean;
  isLarge: boolean;
  anchor?: "start" | "middle" | "end";
  children: string;
}

function RoomLabel({ y, isSmall, isLarge, anchor = "middle", children }: RoomLabelProps) {
  return (
    <text
      className={classNames(
        "plan-room-label",
        isSmall && "is-small",
        isLarge && "is-large",
        `is-${anchor}`,
      )}
      y={y}
    >
      {children}
    </text>
  );
}

/** Others are too small for letters that are read at half size. */
function hasLargeLabel({ kind }: RoomItem): boolean {
  return kind === "dance-floor" || kind === "label";
}

function labelSize(item: RoomItem, isLarge: boolean) {
  return { isLarge, isSmall: !isLarge && !hasLargeLabel(item) };
}

function leafLength(length: number): number {
  return length >= doubleDoor ? length / 2 : length;
}

/** A label may be turned by the couple; names of other things stay level. */
function isUpright({ kind }: RoomItem): boolean {
  return kind === "label";
}
