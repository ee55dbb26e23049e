import { budgetAdminTexts } from "../texts.ts";
import type { PartKind } from "./bar-parts.ts";
import { plainColor } from "./texture.tsx";
import { TexturedBar } from "./textured-bar.tsx";

const { parts: texts } = budgetAdminTexts;

interface PartLegendProps {
  /** `unpaid` looks like what is agreed. */
  kinds: readonly (PartKind | "unpaid")[];
  className?: string;
}

export function PartLegend({ kinds, className = "" }: PartLegendProps) {
  return (
    <ul className={`flex flex-wrap gap-x-4.5 gap-y-1 text-13 text-ink-2 ${className}`}>
      {kinds.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span className="w-5.5 overflow-hidden rounded-[2px]">
            <TexturedBar
              parts={[{ kind: kind === "unpaid" ? "agreed" : kind, amount: 1 }]}
              color={plainColor}
              className="h-3"
            />
          </span>
          {texts[kind]}
        </li>
      ))}
    </ul>
  );
}
