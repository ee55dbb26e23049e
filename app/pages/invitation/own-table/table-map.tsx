import { personKey } from "#app/features/seating/plan/plan.ts";
import type { OrnamentImage } from "#app/pages/wedding-page/ornament-files.ts";
import { invitationTexts } from "../texts.ts";
import type { TableMap } from "./map.ts";

const texts = invitationTexts.table;

const wallWidth = 8;
/** The part of a flower's drawing that its head fills. */
const flowerHead = "46 18 196 196";
/** Narrower things have no room for their word. */
const minWordWidth = 110;

interface TableMapDrawingProps {
  map: TableMap;
  label: string;
  className: string;
  /** By key of the person. */
  blooms: ReadonlyMap<string, OrnamentImage>;
}

/** Only what is the household's own is marked; all else is outlines. */
export function TableMapDrawing({ map, label, className, blooms }: TableMapDrawingProps) {
  const { viewBox, floor, hasWalls, doors, windows, items, others, own, entrance, ways } = map;
  return (
    <svg className={className} viewBox={viewBox} role="img" aria-label={label}>
      <rect
        className={hasWalls ? "map-floor map-walls" : "map-floor"}
        {...outside(floor, hasWalls)}
      />
      {[...doors, ...windows].map((box) => (
        <rect key={`${box.x} ${box.y}`} className="map-opening" {...box} />
      ))}
      {items.map((item) => (
        <g key={`${item.kind} ${item.x} ${item.y}`}>
          <Rectangle {...item} className={item.kind === "post" ? "map-post" : "map-item"} />
          {item.kind in texts.landmarks && Math.max(item.width, item.height) >= minWordWidth && (
            <text className="map-word" x={item.x} y={item.y} dy="0.3em">
              {texts.landmarks[item.kind as keyof typeof texts.landmarks]}
            </text>
          )}
        </g>
      ))}
      {others.map((table) => (
        <g key={`${table.x} ${table.y}`} className="map-other">
          <TableShape {...table} />
        </g>
      ))}
      {ways.map((way) => (
        <path key={way} className="map-way" d={way} />
      ))}
      {own.map((table) => (
        <g key={table.number} className="map-own">
          <TableShape {...table} />
          <text x={table.x} y={table.y} dy="0.34em">
            {table.number}
          </text>
          {table.flowers.map((flower) => (
            <Flower key={personKey(flower)} {...flower} bloom={blooms.get(personKey(flower))} />
          ))}
        </g>
      ))}
      {entrance && (
        <text className={`map-word is-${entrance.anchor}`} x={entrance.x} y={entrance.y}>
          {texts.entrance}
        </text>
      )}
    </svg>
  );
}

/** The walls are around the floor. */
function outside({ x, y, width, height }: TableMap["floor"], hasWalls: boolean) {
  const by = hasWalls ? wallWidth / 2 : 0;
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function TableShape({ isRound, chairs, ...table }: TableMap["others"][number]) {
  return (
    <>
      {isRound ? (
        <circle cx={table.x} cy={table.y} r={table.width / 2} />
      ) : (
        <Rectangle {...table} radius={8} />
      )}
      {chairs.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="map-chair" cx={x} cy={y} r="11" />
      ))}
    </>
  );
}

interface RectangleProps {
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
  radius?: number;
  className?: string;
}

function Rectangle({ x, y, width, height, rotation, radius, className }: RectangleProps) {
  return (
    <rect
      className={className}
      x={x - width / 2}
      y={y - height / 2}
      width={width}
      height={height}
      rx={radius}
      transform={rotation === 0 ? undefined : `rotate(${rotation} ${x} ${y})`}
    />
  );
}

interface FlowerProps {
  x: number;
  y: number;
  size: number;
  bloom: OrnamentImage | undefined;
}

function Flower({ x, y, size, bloom }: FlowerProps) {
  if (!bloom) return null;
  const side = size * 1.1;
  return (
    <svg
      x={x - side / 2}
      y={y - side / 2}
      width={side}
      height={side}
      viewBox={flowerHead}
      aria-hidden="true"
    >
      <image href={bloom.src} width={bloom.width} height={bloom.height} />
    </svg>
  );
}
