import type { PointerEvent } from "react";
import { unitsPerMetre } from "#app/features/seating/plan/geometry.ts";
import type { Room, RoomItem } from "#app/features/seating/plan/plan.ts";
import { isInWall, type Pull } from "#app/features/seating/plan/room.ts";
import { ItemMeasures } from "./item-measures.tsx";

interface HeldItemProps {
  item: RoomItem;
  room: Room;
  scale: number;
  isTurned: boolean;
  isCoarse: boolean;
  onPull: (event: PointerEvent<SVGElement>, pull: Pull) => void;
}

const sides = [-1, 0, 1] as const;
const pulls: Pull[] = sides
  .flatMap((y) => sides.map((x) => ({ x, y })))
  .filter(({ x, y }) => x !== 0 || y !== 0);
/** In pixels; fingers get the corners only. */
const handleSize = { shown: 11, touched: 22, target: 44 };

/** The item's frame, with handles and measures. */
export function HeldItem({ item, room, scale, isTurned, isCoarse, onPull }: HeldItemProps) {
  const { x, y, rotation } = item;
  const [width, height] = [item.width * unitsPerMetre, item.depth * unitsPerMetre];
  const place = `translate(${x * unitsPerMetre} ${y * unitsPerMetre}) rotate(${rotation})`;
  const size = (isCoarse ? handleSize.touched : handleSize.shown) / scale;
  const target = isCoarse ? handleSize.target / scale : size * 1.6;
  const used = pulls.filter((pull) => isUsed(pull, item, isCoarse));
  return (
    <>
      <ItemMeasures item={item} room={room} scale={scale} isTurned={isTurned} />
      <g transform={place}>
        <rect className="room-frame" x={-width / 2} y={-height / 2} width={width} height={height} />
        {used.map((pull) => {
          const at = { x: (pull.x * width) / 2, y: (pull.y * height) / 2 };
          return (
            <g
              key={`${pull.x} ${pull.y}`}
              className={`room-handle is-${cursorOf(pull, rotation, isTurned)}`}
            >
              <rect
                className="room-handle-mark"
                x={at.x - size / 2}
                y={at.y - size / 2}
                width={size}
                height={size}
                rx={isCoarse ? size / 2 : size / 6}
              />
              <rect
                className="room-handle-target"
                data-pull={`${pull.x} ${pull.y}`}
                x={at.x - target / 2}
                y={at.y - target / 2}
                width={target}
                height={target}
                onPointerDown={(event) => onPull(event, pull)}
              />
            </g>
          );
        })}
      </g>
    </>
  );
}

/** What is in a wall grows along it only. */
function isUsed({ x, y }: Pull, item: RoomItem, isCoarse: boolean): boolean {
  if (isInWall(item)) return x !== 0 && y === 0;
  return !isCoarse || (x !== 0 && y !== 0);
}

/** The cursor follows the rotation. */
function cursorOf({ x, y }: Pull, rotation: number, isTurned: boolean): string {
  const angle = (Math.atan2(y, x) * 180) / Math.PI + rotation - (isTurned ? 90 : 0);
  const eighths = ((Math.round(angle / 45) % 4) + 4) % 4;
  return ["ew", "nwse", "ns", "nesw"][eighths] ?? "ew";
}
