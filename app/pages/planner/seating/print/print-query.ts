import { listQuery, oneOf, type QueryOf } from "#app/client/lists/list-query.ts";

export const sheetNames = ["entrance", "chart", "place-cards", "table-cards", "kitchen"] as const;

export type SheetName = (typeof sheetNames)[number];

/** Without `drakt`, what guests see has the theme's ornament. */
export const printQuery = listQuery("/seating-chart/print/entrance", {
  drakt: oneOf({ plain: "uten-pynt" }, "theme"),
  navn: oneOf({ surname: "etternavn" }, "first-name"),
  format: oneOf({ a3: "a3" }, "a4"),
});

export type PrintOptions = QueryOf<typeof printQuery>;

/** Which options a sheet has. */
export const sheetOptions: Readonly<Record<SheetName, readonly (keyof PrintOptions)[]>> = {
  entrance: ["drakt", "navn"],
  chart: ["format"],
  "place-cards": ["drakt"],
  "table-cards": ["drakt"],
  kitchen: [],
};

/** Leaves out options that the sheet does not have. */
export function sheetPath(sheet: SheetName, options: Partial<PrintOptions> = {}): string {
  const own = Object.entries(options).filter(([name]) =>
    sheetOptions[sheet].some((option) => option === name),
  );
  return printQuery.href(Object.fromEntries(own), `/seating-chart/print/${sheet}`);
}
