import type { CoupleView } from "./couple-view.ts";

interface ThemeOrnamentProps {
  couple: CoupleView;
  kind: "bloom" | "divider";
  className: string;
}

export function ThemeOrnament({ couple, kind, className }: ThemeOrnamentProps) {
  const [width, height] = kind === "bloom" ? [296, 346] : [480, 80];
  return (
    <img
      src={`/ornament/${couple.theme}/${couple.seed}/${kind}.svg`}
      width={width}
      height={height}
      alt=""
      className={`object-contain ${className}`}
    />
  );
}
