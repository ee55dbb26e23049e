export const tableShapes = ["round", "square", "rectangular"] as const;

export type TableShape = (typeof tableShapes)[number];

/** `next` is side by side, `near` and `far` are seen from the head table. */
export const ruleTypes = [
  "together",
  "next",
  "apart",
  "atMost",
  "atLeast",
  "near",
  "far",
  "locked",
] as const;

export const roomItemKinds = [
  "door",
  "window",
  "dance-floor",
  "stage",
  "bar",
  "post",
  "label",
] as const;

/** The name of the specification; couples do not see it. */
export const mainArrangement = "Main Arrangement";

/** Chairs of one table. */
export const minSeats = 2;
export const maxSeats = 20;

/** The couple's own chairs at the head table, unless they choose otherwise. */
export const defaultCoupleSeats = 2;

/** Per wedding. */
export const maxTables = 120;
export const maxRules = 200;
export const maxRoomItems = 100;

/** Browsers send more changes in several requests. */
export const maxChangesPerRequest = 100;

/** Changes of one account. Minutes of a held arrow key, or a day without network, are fewer. */
export const changeLimit = { points: 12_000, seconds: 600 } as const;

export const maxTableNumber = 999;

/** In metres, of the room's width and depth. */
export const minRoomMetres = 3;
export const maxRoomMetres = 60;

/** In UTF-16 units, as browsers count `maxlength`. */
export const maxLengths = { tableName: 60, roomText: 60 } as const;

const dayMs = 24 * 3600 * 1000;

/** Longer than a browser that was offline may wait before it sends a change again. */
export const changeRetentionMs = 30 * dayMs;

/** The sheets hold health data, so they do not stay for as long as the wedding. */
export const kitchenPrintRetentionMs = 183 * dayMs;
