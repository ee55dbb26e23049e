import { hashText } from "./random.ts";

/**
 * A short URL-safe text (base36, 64 bits) that stands for a couple and their day, so that an
 * ornament's address tells nobody's name. `date` is `yyyy-mm-dd`.
 */
export function ornamentSeed(nameA: string, nameB: string, date: string): string {
  const names = [nameA, nameB].map((name) => name.normalize("NFKC").trim().toLowerCase());
  const [high, low] = hashText(JSON.stringify([...names, date]));
  return [high, low].map((lane) => lane.toString(36).padStart(7, "0")).join("");
}
