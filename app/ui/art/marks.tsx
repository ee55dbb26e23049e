/** One stroke of the pen or one cut shape: a path and how it is painted. */
export interface Mark {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

/** Draws marks in order, the last on top. */
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

/** A full circle as path data. */
export function circle(x: number, y: number, radius: number): string {
  const r = Math.round(radius * 10) / 10;
  const left = Math.round((x - r) * 10) / 10;
  return `M${left} ${Math.round(y * 10) / 10}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
}
