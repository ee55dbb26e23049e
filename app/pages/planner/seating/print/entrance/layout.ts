import { compareNames } from "../seated-persons.ts";

export interface EntranceName {
  key: string;
  name: string;
  table: number;
}

/** `lines` that the name needs in its column. */
interface EntranceLine extends EntranceName {
  lines: number;
}

interface EntranceGroup {
  /** Empty where the names continue those of the column before. */
  letter: string;
  names: EntranceLine[];
}

/** Lengths are in CSS pixels, of which a sheet has 794 by 1123. */
export interface Density {
  columns: number;
  fontSize: number;
  lineHeight: number;
  /** With the room above it. */
  headingHeight: number;
  columnWidth: number;
  /** From the top of the sheet to the names. */
  top: number;
  /** Of the flowers below the last column. */
  cornerHeight: number;
}

export interface EntranceSheet {
  columns: EntranceGroup[][];
}

export interface EntranceLayout {
  density: Density;
  sheets: EntranceSheet[];
  /** There is room for the names of the tables. */
  listsTables: boolean;
}

export const densities = {
  airy: {
    columns: 3,
    fontSize: 18.5,
    lineHeight: 23.5,
    headingHeight: 32,
    columnWidth: 196,
    top: 274,
    cornerHeight: 115,
  },
  dense: {
    columns: 4,
    fontSize: 16,
    lineHeight: 20,
    headingHeight: 28,
    columnWidth: 156,
    top: 226,
    cornerHeight: 100,
  },
} as const satisfies Record<string, Density>;

/** Of the list of tables. */
export const tableColumns = 3;
export const tableLineHeight = 22;

const sheetHeight = 1123;
const bottom = 46;
const maxNamesInThreeColumns = 70;
const maxNamesOnSheet = 120;
/** Of the list of tables; more tables are only numbers. */
const maxTableLines = 6;
/** For the number and the shortest dotted line. */
const numberWidth = 44;
/** Names are measured in the font of the theme's headings, which is narrower in one theme. */
const measuredTooShort = 1.08;
const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ"];
const letters = new Intl.Collator("nb", { sensitivity: "base" });

/**
 * Arranges the names by letter. 70 names take three columns, 120 take four, more take several
 * sheets; fewer fit where names are long. The list of tables yields to names.
 */
export function layoutEntrance(
  names: readonly EntranceName[],
  tables: number,
  widthOf: (name: string) => number,
): EntranceLayout {
  const sorted = names.toSorted((one, other) => compareNames(one.name, other.name));
  for (let sheets = Math.max(1, Math.ceil(sorted.length / maxNamesOnSheet)); ; sheets++) {
    const perSheet = Math.ceil(sorted.length / sheets);
    const parts = Array.from({ length: sheets }, (_, index) =>
      sorted.slice(index * perSheet, (index + 1) * perSheet),
    );
    const { airy, dense } = densities;
    const allowed = perSheet > maxNamesInThreeColumns ? [dense] : [airy, dense];
    for (const density of allowed) {
      const groups = parts.map((part) => groupByLetter(part, density, widthOf));
      const tableLines = Math.ceil(tables / tableColumns);
      const listHeight = 16 + tableLines * tableLineHeight;
      const listed = tableLines <= maxTableLines && layoutSheets(groups, density, listHeight);
      const layout = listed || layoutSheets(groups, density, 0);
      if (layout) return { ...layout, density, listsTables: layout === listed };
    }
  }
}

function layoutSheets(
  parts: readonly EntranceGroup[][],
  density: Density,
  listHeight: number,
): Pick<EntranceLayout, "sheets"> | null {
  const height = sheetHeight - density.top - bottom;
  const heights = {
    first: height - listHeight,
    last: height - Math.max(listHeight, density.cornerHeight),
  };
  const columns = parts.map((groups) => balancedColumns(groups, density, heights));
  const fitting = columns.filter((each) => each !== null);
  if (fitting.length < columns.length) return null;
  return { sheets: fitting.map((each) => ({ columns: each })) };
}

function measured(
  name: EntranceName,
  { columnWidth, fontSize }: Density,
  widthOf: (name: string) => number,
): EntranceLine {
  const width = widthOf(name.name) * fontSize * measuredTooShort;
  return { ...name, lines: Math.max(1, Math.ceil(width / (columnWidth - numberWidth))) };
}

function groupByLetter(
  names: readonly EntranceName[],
  density: Density,
  widthOf: (name: string) => number,
): EntranceGroup[] {
  const lines = names.map((name) => measured(name, density, widthOf));
  return [...Map.groupBy(lines, ({ name }) => letterOf(name))].map(([letter, group]) => ({
    letter,
    names: group,
  }));
}

/** Returns the letter that the name is sorted at: "Å" for "Aase", "Æ" for "Ärla". */
export function letterOf(name: string): string {
  const first = [...name][0] ?? "";
  if (!/\p{Script=Latin}/u.test(first)) return /\p{Letter}/u.test(first) ? first : "#";
  return alphabet.findLast((letter) => letters.compare(letter, name) <= 0) ?? first.toUpperCase();
}

/** Returns columns of about equal height, or null if one would be too high. */
function balancedColumns(
  groups: readonly EntranceGroup[],
  density: Density,
  maxHeights: { first: number; last: number },
): EntranceGroup[][] | null {
  const { columns: maxColumns, lineHeight } = density;
  for (let height = lineHeight; height <= maxHeights.first; height += lineHeight / 2) {
    const heightAt = (index: number) =>
      index < maxColumns - 1 ? height : Math.min(height, maxHeights.last);
    const columns = fillColumns(groups, density, heightAt);
    const fits = columns.every((column, index) => heightOf(column, density) <= heightAt(index));
    if (fits && columns.length <= maxColumns) return columns;
  }
  return null;
}

/**
 * Fills one column after the other. A letter stays with its first two names; the others may
 * continue in the next column.
 */
function fillColumns(
  groups: readonly EntranceGroup[],
  density: Density,
  heightAt: (index: number) => number,
): EntranceGroup[][] {
  const columns: EntranceGroup[][] = [[]];
  const fits = (...added: EntranceGroup[]) =>
    heightOf([...(columns.at(-1) ?? []), ...added], density) <= heightAt(columns.length - 1);
  for (const { letter, names } of groups) {
    const start = { letter, names: names.slice(0, 2) };
    if (!fits(start) && columns.at(-1)?.length) columns.push([]);
    let group: EntranceGroup = { letter, names: [] };
    columns.at(-1)?.push(group);
    for (const name of names) {
      group.names.push(name);
      if (group.names.length > 1 && !fits()) {
        group.names.pop();
        group = { letter: "", names: [name] };
        columns.push([group]);
      }
    }
  }
  return columns;
}

function heightOf(column: readonly EntranceGroup[], density: Density): number {
  const { headingHeight, lineHeight } = density;
  return column.reduce(
    (sum, { letter, names }) =>
      sum +
      (letter ? headingHeight : 0) +
      lineHeight * names.reduce((lines, name) => lines + name.lines, 0),
    0,
  );
}
