/** Must equal the tokens of the same names in tokens.css. */
export const colors = {
  ink: "#23201d",
  paper: "#faf7f2",
  sheet: "#fffdfa",
  berry: "#9b2335",
  berryLight: "#b3313f",
  berryEye: "#6c1323",
  gran: "#2f4b3c",
  stem: "#5a4a35",
  leaves: ["#2f4b3c", "#3c5c49", "#4d6b56"],
  paleLeaves: ["#d9d2c4", "#cfc6b5"],
  paleStem: "#cfc4b3",
};

export interface Mark {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

export function Marks({ marks }: { marks: Mark[] }) {
  return marks.map((mark, index) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes its order
      key={index}
      d={mark.d}
      fill={mark.fill ?? "none"}
      stroke={mark.stroke}
      strokeWidth={mark.width}
      strokeLinecap={mark.stroke ? "round" : undefined}
      opacity={mark.opacity}
    />
  ));
}

export function circle(x: number, y: number, radius: number): string {
  const r = Math.round(radius * 10) / 10;
  const left = Math.round((x - r) * 10) / 10;
  return `M${left} ${Math.round(y * 10) / 10}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
}
