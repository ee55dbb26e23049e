import { suggestionTexts } from "./texts.ts";

const { difference: texts } = suggestionTexts;

interface DotFieldProps {
  gained: number;
  moved: number;
  unmoved: number;
}

const width = 270;
/** Above this many persons the dots are smaller. */
const maxLarge = 150;

/** One dot for each person: got a seat, moved, as before. */
export function DotField({ gained, moved, unmoved }: DotFieldProps) {
  const all = gained + moved + unmoved;
  const step = all > maxLarge ? 9 : 15;
  const columns = Math.floor(width / step);
  const rows = Math.ceil(all / columns);
  const unit = step / 15;
  return (
    <div>
      <svg
        viewBox={`0 0 ${width} ${rows * step}`}
        width={width}
        height={rows * step}
        role="img"
        aria-label={texts.picture(gained, moved, unmoved)}
        className="max-w-full"
      >
        {Array.from({ length: all }, (_, index) => {
          const x = ((index % columns) + 0.5) * step;
          const y = (Math.floor(index / columns) + 0.5) * step;
          const kind = index < gained ? "gained" : index < gained + moved ? "moved" : "unmoved";
          return <Dot key={`${x} ${y}`} kind={kind} x={x} y={y} unit={unit} />;
        })}
      </svg>
      <ul className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-13 font-medium text-ink-2">
        <Sign kind="gained" text={texts.gained(gained)} />
        <Sign kind="moved" text={texts.moved(moved)} />
        <Sign kind="unmoved" text={texts.unmoved(unmoved)} />
      </ul>
    </div>
  );
}

type Kind = keyof DotFieldProps;

function Sign({ kind, text }: { kind: Kind; text: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg width="12" height="12" aria-hidden="true">
        <Dot kind={kind} x={6} y={6} unit={1.1} />
      </svg>
      {text}
    </li>
  );
}

function Dot({ kind, x, y, unit }: { kind: Kind; x: number; y: number; unit: number }) {
  if (kind === "gained") return <circle cx={x} cy={y} r={4.7 * unit} className="fill-gran" />;
  if (kind === "unmoved") return <circle cx={x} cy={y} r={2.6 * unit} className="fill-rule-2" />;
  return (
    <circle
      cx={x}
      cy={y}
      r={4 * unit}
      fill="none"
      strokeWidth={1.8 * unit}
      className="stroke-ink"
    />
  );
}
