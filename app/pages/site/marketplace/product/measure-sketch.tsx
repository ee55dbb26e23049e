import type { Sketch } from "./product-view.ts";
import { productTexts as texts } from "./texts.ts";

const bustY = 98;
const lengthY = 170;

/** The drawing has the lines; the numbers are text, which is larger on phones. */
export function MeasureSketch({ sketch }: { sketch: Sketch }) {
  const names = texts.details;
  return (
    <figure
      aria-label={texts.sketch}
      className="relative max-sm:-mx-gutter overflow-hidden bg-paper-2 sm:rounded-m"
    >
      <img
        src={sketch.src}
        alt=""
        width={300}
        height={262}
        loading="lazy"
        className="h-auto w-full"
      />
      <svg
        viewBox="0 34 300 262"
        aria-hidden="true"
        className="absolute inset-0 size-full fill-ink font-text text-[10px] lg:text-[7.5px]"
      >
        <text x="211" y={bustY + 5}>
          {names.bust} <tspan className="font-semibold">{sketch.bust}</tspan>
        </text>
        <text x="211" y={sketch.waistY + 5}>
          {names.waist} <tspan className="font-semibold">{sketch.waist}</tspan>
        </text>
        <text x="45" y={lengthY} textAnchor="end">
          {names.length}
          <tspan x="45" dy="1.2em" className="font-semibold">
            {sketch.length}
          </tspan>
        </text>
      </svg>
    </figure>
  );
}
