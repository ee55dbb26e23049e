import type { ThemeId } from "#app/features/weddings/rules.ts";
import { swatches } from "#app/ornament/palettes.ts";

interface SwatchesProps {
  theme: ThemeId;
}

export function Swatches({ theme }: SwatchesProps) {
  return (
    <svg viewBox="0 0 46 20" width={46} height={20} aria-hidden="true" className="flex-none">
      {swatches[theme].map((color, index) => (
        <circle
          key={color}
          cx={10 + index * 13}
          cy="10"
          r="9"
          fill={color}
          stroke="#23201d"
          strokeOpacity=".2"
        />
      ))}
    </svg>
  );
}
