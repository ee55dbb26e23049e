import type {
  GuestRoomItem,
  HouseholdSeating,
} from "#app/features/seating/guest-table/queries.server.ts";
import {
  type Point,
  planBox,
  type TableOutline,
  unitsPerMetre,
} from "#app/features/seating/plan/geometry.ts";

interface Turn {
  degrees: 90 | 270;
  point: (point: Point, room: Point) => Point;
}

const turns = {
  clockwise: { degrees: 90, point: ({ x, y }, room) => ({ x: room.y - y, y: x }) },
  anticlockwise: { degrees: 270, point: ({ x, y }, room) => ({ x: y, y: room.x - x }) },
} as const satisfies Record<string, Turn>;

/** Turns a room that is wider than deep, so that the head table is at the top. */
export function standUp(seating: HouseholdSeating): HouseholdSeating {
  const tables = [...seating.own, ...seating.others];
  const { x, width, height } = planBox(tables, seating.room);
  if (width <= height) return seating;
  const head = tables.find(({ isHead }) => isHead);
  const turn = head && head.x < x + width / 2 ? turns.clockwise : turns.anticlockwise;
  const metres = seating.room ? { x: seating.room.width, y: seating.room.depth } : { x: 0, y: 0 };
  const units = { x: metres.x * unitsPerMetre, y: metres.y * unitsPerMetre };
  return {
    own: seating.own.map((table) => turned(table, turn, units)),
    others: seating.others.map((table) => turned(table, turn, units)),
    room: seating.room && {
      width: metres.y,
      depth: metres.x,
      items: seating.room.items.map((item) => turned(item, turn, metres)),
      entrance: seating.room.entrance && turned(seating.room.entrance, turn, metres),
    },
  };
}

function turned<Thing extends TableOutline | GuestRoomItem>(
  thing: Thing,
  { degrees, point }: Turn,
  room: Point,
): Thing {
  return { ...thing, ...point(thing, room), rotation: (thing.rotation + degrees) % 360 };
}
