import type { CostRow } from "./rules.ts";
import { rings } from "./rules.ts";
import { costTexts as texts } from "./texts.ts";

const width = 440;
const ringHeight = 31;
const height = rings * ringHeight;
const [bottom, top] = [width / 2, width / 10];

/** The largest row lies at the bottom. */
export function CostCake({ rows }: { rows: CostRow[] }) {
  const owners = rows.flatMap((row) => Array.from({ length: row.rings }, () => row));
  const names = rows.filter((row) => row.rings > 0);
  return (
    <svg
      viewBox={`0 -40 ${width} ${height + 62}`}
      role="img"
      aria-label={texts.cake(names.map((row) => texts.ringCount(row.name, row.rings)).join(", "))}
      className="w-full max-w-[440px] max-sm:mx-auto max-sm:max-w-64 sm:sticky sm:top-28"
    >
      <circle cx={width / 2} cy={-11} r={11} fill="#9b2335" />
      <path
        d={`M${width / 2 - 5} -15a6 6 0 0 1 4-4`}
        fill="none"
        stroke="#fbf6ec"
        strokeWidth={1.4}
        strokeLinecap="round"
      />
      {owners.map(({ name, color }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ring is its place
        <g key={index} data-ring={name} className="transition-opacity data-faded:opacity-35">
          <Ring index={index} color={color} />
        </g>
      ))}
      <ellipse
        cx={width / 2}
        cy={height + 6}
        rx={width / 2 - 1}
        ry={9}
        fill="#fffdfa"
        stroke="#23201d"
        strokeWidth={1.5}
      />
    </svg>
  );
}

function Ring({ index, color }: { index: number; color: string }) {
  const half = bottom + ((top - bottom) * index) / (rings - 1);
  const radius = ringHeight * 0.47;
  const y = height - (index + 1) * ringHeight;
  const waves = Math.max(3, Math.round((half * 2) / ringHeight));
  const step = (2 * half - radius * 1.2) / waves;
  const wave = `q${round(step / 4)} ${round(-ringHeight * 0.4)} ${round(step / 2)} 0t${round(step / 2)} 0`;
  return (
    <>
      <rect
        x={round(width / 2 - half)}
        y={y + 0.75}
        width={round(2 * half)}
        height={ringHeight - 1.5}
        rx={round(radius)}
        fill={color}
      />
      <path
        d={`M${round(width / 2 - half + radius * 0.6)} ${y + ringHeight / 2}${wave.repeat(waves)}`}
        fill="none"
        stroke="#fbf6ec"
        strokeWidth={2.4}
        strokeLinecap="round"
      />
    </>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
