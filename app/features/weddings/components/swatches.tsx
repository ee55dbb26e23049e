interface SwatchesProps {
  colors: readonly string[];
  height?: number;
}

export function Swatches({ colors, height = 20 }: SwatchesProps) {
  return (
    <svg
      viewBox={`0 0 ${7 + colors.length * 13} 20`}
      height={height}
      aria-hidden="true"
      className="flex-none"
    >
      {colors.map((color, index) => (
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
