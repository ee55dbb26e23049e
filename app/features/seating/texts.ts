import type { RefusalReason } from "./plan/changes.ts";
import { maxRoomMetres, maxRules, maxSeats, maxTables, minRoomMetres, minSeats } from "./rules.ts";

const reasons: Record<RefusalReason, (table: string) => string> = {
  full: (table) => `${table} er fullt.`,
  "seat-taken": () => "Stolen er opptatt.",
  gone: () => "Det finnes ikke lenger.",
  locked: (table) => `${table} er låst.`,
  "not-coming": () => "Bare gjester som kommer, kan få plass.",
  "number-taken": () => "Et annet bord har nummeret.",
  "head-taken": () => "Et annet bord er brudebordet.",
  "too-many": () => `Et bordkart har plass til ${maxTables} bord og ${maxRules} regler.`,
  exists: () => "Det finnes allerede.",
};

export const seatingTexts = {
  reasons,
  errors: {
    name: "Skriv et navn på bordet",
    seats: `Et bord har ${minSeats} til ${maxSeats} plasser`,
    room: `Rommet kan være ${minRoomMetres} til ${maxRoomMetres} meter langt og bredt`,
    oneGuest: "Velg to ulike gjester",
    notLoaded: "Kunne ikke hente bordkartet",
    notSeated: "Kunne ikke plassere gjesten",
    tableNotAdded: "Kunne ikke legge til bord",
    guestNotRemoved: "Kunne ikke fjerne gjest",
  },
  tableAdded: "Bord lagt til!",
  guestRemoved: "Gjest fjernet fra bord",
};
