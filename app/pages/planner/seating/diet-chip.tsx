import { classNames } from "#app/ui/class-names.ts";
import type { PersonDiet } from "./chart-context.ts";
import { seatingChartTexts } from "./texts.ts";

export function DietChip({ diet }: { diet: PersonDiet | undefined }) {
  if (!diet) return null;
  return (
    <Chip tone={diet.isSevere ? "severe" : "plain"}>
      {diet.text}
      {diet.isSevere && <span className="sr-only">{seatingChartTexts.table.severe}</span>}
    </Chip>
  );
}

interface ChipProps {
  tone?: "plain" | "severe";
  children: React.ReactNode;
}

export function Chip({ tone = "plain", children }: ChipProps) {
  return (
    <span
      className={classNames(
        "max-w-28 flex-none truncate rounded-s px-1.5 py-0.5 text-13 font-medium",
        tone === "severe" ? "bg-error-tint text-error-ink" : "bg-messing-tint text-messing-ink",
      )}
    >
      {children}
    </span>
  );
}
