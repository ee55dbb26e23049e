import { formatNumber } from "#app/platform/numbers.ts";

export const invalidValue = "Verdien kan ikke brukes";

/** `field` is definite, as it begins a sentence: "Navnet". */
export function tooLong(field: string, max: number): string {
  return `${field} kan ha høyst ${formatNumber(max)} tegn`;
}

/** Returns "ett minutt", "15 minutter" or "23 timer". */
export function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return "ett minutt";
  return minutes > 90 ? `${Math.ceil(minutes / 60)} timer` : `${minutes} minutter`;
}
