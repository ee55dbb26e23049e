import { drawingTexts } from "#app/features/seating/drawing/texts.ts";
import { type Point, unitsPerMetre } from "#app/features/seating/plan/geometry.ts";
import type { Room, RoomItem } from "#app/features/seating/plan/plan.ts";
import { isInWall, itemBounds, middlesOf, wallDistances } from "#app/features/seating/plan/room.ts";
import { roomEditorTexts as texts } from "./texts.ts";

interface ItemMeasuresProps {
  item: RoomItem;
  room: Room;
  scale: number;
  isTurned: boolean;
}

/** In metres; a line would be shorter than its slashes. */
const minDistance = 0.15;
/** Keeps lines along a wall off it. */
const offWall = 16;
const textSize = 13;

/** The distances to the left and the rear wall, the item's size, and the middle lines it is on. */
export function ItemMeasures({ item, room, scale, isTurned }: ItemMeasuresProps) {
  const { x, y, width, height } = itemBounds(item);
  const [right, bottom] = [x + width, y + height];
  const [roomRight, roomBottom] = [room.width * unitsPerMetre, room.depth * unitsPerMetre];
  const middle = {
    x: Math.min(roomRight - offWall, Math.max(offWall, x + width / 2)),
    y: Math.min(roomBottom - offWall, Math.max(offWall, y + height / 2)),
  };
  const { left, rear } = wallDistances(room, item);
  const is = middlesOf(room, item);
  const size = textSize / scale;
  const gap = size * 1.3;
  const label = { size, isTurned };
  const isStraight = item.rotation % 90 === 0;
  return (
    <g className="room-measures">
      {left >= minDistance && (
        <>
          <Line from={{ x: 0, y: middle.y }} to={{ x, y: middle.y }} />
          <Label {...label} at={{ x: x / 2, y: middle.y + (isTurned ? 0 : gap) }}>
            {drawingTexts.metres(left)}
          </Label>
        </>
      )}
      {rear >= minDistance && (
        <>
          <Line from={{ x: middle.x, y: 0 }} to={{ x: middle.x, y }} />
          <Label {...label} at={{ x: middle.x + (isTurned ? -gap : gap * 1.8), y: y / 2 }}>
            {drawingTexts.metres(rear)}
          </Label>
        </>
      )}
      {is.y && !isInWall(item) && (
        <>
          <path className="room-middle" d={`M${right} ${middle.y}H${roomRight}`} />
          <Label {...label} isMiddle at={{ x: (right + roomRight) / 2, y: middle.y - gap * 0.7 }}>
            {texts.middle}
          </Label>
        </>
      )}
      {is.x && !isInWall(item) && (
        <>
          <path className="room-middle" d={`M${middle.x} ${bottom}V${roomBottom}`} />
          <Label {...label} isMiddle at={{ x: middle.x + gap * 3.4, y: (bottom + roomBottom) / 2 }}>
            {texts.middle}
          </Label>
        </>
      )}
      {isStraight && !isInWall(item) && (
        <>
          <Label {...label} at={{ x: x + width / 2, y: bottom + gap }}>
            {drawingTexts.metres(width / unitsPerMetre)}
          </Label>
          <Label {...label} at={{ x: right + gap * 1.8, y: y + height / 2 - gap }}>
            {drawingTexts.metres(height / unitsPerMetre)}
          </Label>
        </>
      )}
    </g>
  );
}

/** A dimension line, with slashes at its ends. */
function Line({ from, to }: { from: Point; to: Point }) {
  const slash = ({ x, y }: Point) => `M${x - 4} ${y + 4}l8-8`;
  return (
    <path
      className="room-distance"
      d={`M${from.x} ${from.y}L${to.x} ${to.y}${slash(from)}${slash(to)}`}
    />
  );
}

interface LabelProps {
  at: Point;
  size: number;
  isTurned: boolean;
  isMiddle?: boolean;
  children: string;
}

function Label({ at, size, isTurned, isMiddle = false, children }: LabelProps) {
  return (
    <g transform={`translate(${at.x} ${at.y})${isTurned ? " rotate(90)" : ""}`}>
      <text
        className={isMiddle ? "room-measure is-middle" : "room-measure"}
        dy="0.35em"
        fontSize={size}
        strokeWidth={size / 2.5}
      >
        {children}
      </text>
    </g>
  );
}
