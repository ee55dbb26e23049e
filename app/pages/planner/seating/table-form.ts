import { tableSize, unitsPerMetre } from "#app/features/seating/plan/geometry.ts";
import { seatedByTable } from "#app/features/seating/plan/placement.ts";
import type { PlanState, PlanTable } from "#app/features/seating/plan/plan.ts";
import { nextTableNumber } from "#app/features/seating/plan/positions.ts";
import {
  defaultCoupleSeats,
  maxSeats,
  maxTableNumber,
  minSeats,
  type TableShape,
} from "#app/features/seating/rules.ts";
import { seatingChartTexts } from "./texts.ts";

const { errors, dialog } = seatingChartTexts;

/** What is typed into the dialog. Lengths are in metres. */
export interface TableValues {
  name: string;
  number: string;
  seats: string;
  shape: TableShape;
  isHead: boolean;
  coupleSeats: string;
  width: string;
  height: string;
  rotation: string;
  x: string;
  y: string;
}

export type TableErrors = Partial<Record<keyof TableValues, string>>;

export function newTable(state: PlanState, id: string): PlanTable {
  return {
    id,
    name: "",
    number: nextTableNumber(state.tables),
    seats: 8,
    shape: "round",
    x: 0,
    y: 0,
    width: null,
    height: null,
    rotation: 0,
    isHead: false,
    coupleSeats: 0,
    isLocked: false,
    groupId: null,
  };
}

export function valuesOf(table: PlanTable): TableValues {
  const { width, height } = tableSize(table);
  return {
    name: table.name,
    number: String(table.number),
    seats: String(table.seats),
    shape: table.shape,
    isHead: table.isHead,
    coupleSeats: String(table.isHead ? table.coupleSeats : defaultCoupleSeats),
    width: toMetres(width),
    height: toMetres(height),
    rotation: decimal(table.rotation),
    x: toMetres(table.x),
    y: toMetres(table.y),
  };
}

/**
 * Returns what was typed as a table, or an error for each field that is wrong. Fields that are as
 * `opened`, the table when its dialog opened, take what the partner may have changed meanwhile. The
 * dialog cannot be submitted without a name.
 */
export function readTable(
  state: PlanState,
  table: PlanTable,
  typed: TableValues,
  opened: PlanTable,
): { ok: true; table: PlanTable } | { ok: false; errors: TableErrors } {
  const before = valuesOf(table);
  const values = { ...before, ...changedValues(valuesOf(opened), typed) };
  const others = state.tables.filter(({ id }) => id !== table.id);
  const number = Number(values.number);
  const seats = Number(values.seats);
  const coupleSeats = values.isHead ? Number(values.coupleSeats) : 0;
  const [width, height, x, y] = [values.width, values.height, values.x, values.y].map(fromMetres);
  const rotation = parseDecimal(values.rotation);
  const seated = seatedByTable(state).get(table.id)?.length ?? 0;
  const otherHead = others.find(({ isHead }) => isHead);
  const found: TableErrors = {
    ...(!isInteger(number, 1, maxTableNumber)
      ? { number: dialog.errors.number }
      : others.some((other) => other.number === number) && {
          number: dialog.errors.numberTaken(number),
        }),
    ...(!isInteger(seats, minSeats, maxSeats)
      ? { seats: errors.seats }
      : coupleSeats <= seats &&
        seated > seats - coupleSeats && { seats: dialog.errors.tooFew(seated) }),
    ...(values.isHead && otherHead && { isHead: dialog.errors.headTaken(otherHead.name) }),
    ...(values.isHead &&
      !isInteger(coupleSeats, 0, seats) && { coupleSeats: dialog.errors.coupleSeats }),
    ...(!isSize(width) && { width: dialog.errors.size }),
    ...(values.shape !== "round" && !isSize(height) && { height: dialog.errors.size }),
    ...(!(rotation >= 0 && rotation < 360) && { rotation: dialog.errors.rotation }),
    ...(!isPosition(x) && { x: dialog.errors.position }),
    ...(!isPosition(y) && { y: dialog.errors.position }),
  };
  if (Object.keys(found).length > 0) return { ok: false, errors: found };
  const usual = valuesOf({ ...table, seats, shape: values.shape, width: null, height: null });
  const size = (name: "width" | "height", units: number | undefined) => {
    if (values[name] === usual[name]) return null;
    return values[name] === before[name] ? table[name] : (units ?? null);
  };
  return {
    ok: true,
    table: {
      ...table,
      name: values.name.trim(),
      number,
      seats,
      shape: values.shape,
      isHead: values.isHead,
      coupleSeats,
      width: size("width", width),
      height: size("height", height),
      rotation,
      x: values.x === before.x ? table.x : (x ?? 0),
      y: values.y === before.y ? table.y : (y ?? 0),
    },
  };
}

function changedValues(before: TableValues, after: TableValues): Partial<TableValues> {
  const names = Object.keys(after) as (keyof TableValues)[];
  const changed = names.filter((name) => after[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

/** In units of the plan. */
const minSize = 0.3 * unitsPerMetre;
const maxSize = 30 * unitsPerMetre;
const maxPosition = 60 * unitsPerMetre;

function isInteger(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

function isSize(value: number | undefined): boolean {
  return value !== undefined && value >= minSize && value <= maxSize;
}

function isPosition(value: number | undefined): boolean {
  return value !== undefined && Math.abs(value) <= maxPosition;
}

function toMetres(units: number): string {
  return decimal(units / unitsPerMetre);
}

function fromMetres(text: string): number {
  return parseDecimal(text) * unitsPerMetre;
}

/** With a comma, and at most two decimals. */
export function decimal(value: number): string {
  return String(Math.round(value * 100) / 100).replace(".", ",");
}

/** Returns NaN for what is not a number. */
export function parseDecimal(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text.trim().replace(",", "."));
}
