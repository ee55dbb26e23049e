import { companionStatusOf, statusOf } from "./guests.ts";
import { chairs, type Model, type Outcome } from "./state.ts";

export interface Person {
  guest: number;
  /** The guest is person 0, the companion person 1. */
  person: 0 | 1;
}

function seatKey({ guest, person }: Person): string {
  return `${guest}:${person}`;
}

/**
 * Everybody has one seat at most. Those who no longer come leave their chairs to others when they are
 * needed, and have them back otherwise.
 */
export function seat(model: Model, person: Person, table: number): Outcome {
  if (attendance(model, person) === null) return "gone";
  if (!isComing(model, person)) return "not-coming";
  const key = seatKey(person);
  const others = seatsAt(model, table).filter((other) => other !== key);
  const coming = others.filter((other) => isComing(model, personOf(other)));
  const left = (chairs[table] ?? 0) - coming.length - 1;
  if (left < 0) return "full";
  const freed = others.filter((other) => !coming.includes(other)).sort();
  for (const yielding of freed.slice(left)) delete model.seats[yielding];
  model.seats[key] = table;
  return "ok";
}

export function unseat(model: Model, person: Person): Outcome {
  delete model.seats[seatKey(person)];
  return "ok";
}

export function comingSeats(model: Model): [key: string, table: number][] {
  return Object.entries(model.seats)
    .filter(([key]) => isComing(model, personOf(key)))
    .sort();
}

function seatsAt(model: Model, table: number): string[] {
  return Object.keys(model.seats).filter((key) => model.seats[key] === table);
}

/** A companion who was taken back is still known while one has a seat. */
function attendance(model: Model, { guest, person }: Person) {
  const status = statusOf(model, guest);
  if (person === 0 || status === null) return status;
  const isSeated = seatKey({ guest, person }) in model.seats;
  return companionStatusOf(model, guest) ?? (isSeated ? "declined" : null);
}

function isComing(model: Model, person: Person): boolean {
  return attendance(model, person) === "attending";
}

function personOf(key: string): Person {
  const [guest, person] = key.split(":").map(Number);
  return { guest: guest ?? 0, person: person === 1 ? 1 : 0 };
}
