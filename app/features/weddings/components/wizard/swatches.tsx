import type { ThemeId } from "#app/features/weddings/rules.ts";
import { swatches } from "#app/ornament/palettes.ts";

interface SwatchesProps {
  theme: ThemeId;
  small?: boolean;
}

export function Swatches({ theme, small = false }: SwatchesProps) {
  return (
    <svg
      viewBox="0 0 46 20"
      width={small ? 32 : 46}
      height={small ? 14 : 20}
      aria-hidden="true"
      className="flex-none"
    >
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
