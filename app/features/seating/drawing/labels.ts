import { firstNameOf } from "#app/platform/person-name.ts";
import { initials } from "#app/ui/avatar.tsx";
import { type PlanPerson, personKey } from "../plan/plan.ts";
import { drawingTexts } from "./texts.ts";

/** Colour of the plate's rim. */
export type Fill = "full" | "over-half" | "half";

/** Average width of a letter, as a share of the font's size. */
const letterWidth = 0.52;
const nameSizes = [
  { moreThan: 13, size: 12.5, spacing: "-.02em" },
  { moreThan: 11, size: 14, spacing: "-.01em" },
  { moreThan: -1, size: 15.5, spacing: undefined },
] as const;

export function fillOf(count: number, seats: number): Fill {
  if (count >= seats) return "full";
  return count / seats > 0.5 ? "over-half" : "half";
}

/** Long names are set smaller, and shortened when the table is too narrow even so. */
export function fitTableName(name: string, width: number) {
  const { size, spacing } =
    nameSizes.find(({ moreThan }) => name.length > moreThan) ?? nameSizes[2];
  const maxLength = Math.max(3, Math.floor(width / (size * letterWidth)));
  const text = name.length > maxLength ? `${name.slice(0, maxLength - 1).trimEnd()}…` : name;
  return { text, size, spacing };
}

/** Returns first names by key of the person; two of the same name get an initial. */
export function firstNames(
  persons: readonly PlanPerson[],
  couple: readonly string[] = [],
): Map<string, string> {
  const counts = new Map(couple.map((name) => [firstNameOf(name), 1]));
  for (const { name, isComing } of persons) {
    const first = firstNameOf(name ?? "");
    if (first && isComing) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return new Map(
    persons.map((person) => {
      const first = firstNameOf(person.name ?? "");
      if (!first) return [personKey(person), drawingTexts.companion];
      const last = person.name?.trim().split(/\s+/).slice(1).at(-1);
      const isShared = (counts.get(first) ?? 0) > 1;
      const shown = isShared && last ? `${first} ${initials(last)}.` : first;
      return [personKey(person), shown];
    }),
  );
}

export function personInitials({ name }: PlanPerson): string {
  return name ? initials(name) : "+1";
}
