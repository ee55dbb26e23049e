import { renderToStaticMarkup } from "react-dom/server";
import { Fjord } from "#app/ui/art/fjord.tsx";
import { Sprig } from "#app/ui/art/sprig.tsx";
import type { SprigPlan } from "#app/ui/art/sprig-marks.ts";

const width = 760;
const height = 900;

const dusk = { fills: ["#22392d", "#2b4637", "#3a5a49"], ground: "#dfe3dc", thickness: 8 };

const branches: SprigPlan[] = [
  {
    ...dusk,
    seed: 4,
    stem: [
      [-20, 930],
      [60, 780],
      [20, 600],
      [120, 430],
    ],
    leaves: 17,
    leafLength: 78,
    clusters: [
      { t: 0.5, count: 8, radius: 15, angle: 1.1 },
      { t: 0.8, count: 7, radius: 13, angle: 1.4 },
    ],
  },
  {
    ...dusk,
    seed: 17,
    stem: [
      [790, 940],
      [700, 820],
      [720, 700],
      [640, 590],
    ],
    leaves: 13,
    leafLength: 72,
    clusters: [{ t: 0.56, count: 7, radius: 14, angle: 1.9 }],
  },
];

let svg: string | undefined;

/** A separate file, which phones never load and other browsers cache. */
export function loader() {
  svg ??= renderToStaticMarkup(<Landscape />);
  return new Response(svg, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" },
  });
}

function Landscape() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Fjord width={width} height={height} />
      <Sprig viewBox={`0 0 ${width} ${height}`} plans={branches} />
    </svg>
  );
}
