import { contrast } from "#app/ui/contrast.ts";
import type { ColourToken } from "./tokens.ts";

const paper = "#faf7f2";

export function Colours({ colours }: { colours: ColourToken[] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-7">
      {colours.map(({ name, value }) => (
        <li key={name} className="text-13 text-muted">
          <svg
            width="100%"
            height="64"
            aria-hidden="true"
            className="mb-1.5 block rounded-m border border-rule-2"
          >
            <rect width="100%" height="100%" fill={value} />
          </svg>
          <span className="block font-semibold text-ink">{name}</span>
          <span className="block tabular-nums">{value}</span>
          <span className="block tabular-nums">
            {contrast(value, paper).toFixed(1).replace(".", ",")} mot paper
          </span>
        </li>
      ))}
    </ul>
  );
}
