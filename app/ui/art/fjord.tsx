import { useId } from "react";
import { at, roundToTenth } from "./curve.ts";
import { drawRidge, drawRipples, drawSpruces } from "./fjord-marks.ts";
import { colors } from "./marks.tsx";

const tints = {
  sky: "#f0e6d8",
  sun: "#e9c9a8",
  farthest: "#c9cfc6",
  far: "#9fb0a8",
  rightBank: "#66827a",
  leftBank: "#35574a",
  water: "#dfe3dc",
  ripple: "#b9c5bf",
  near: colors.gran,
  wall: "#fbf8f2",
};

interface FjordProps {
  /** In the drawing's own units. */
  width: number;
  height: number;
  arch?: boolean;
  preserveAspectRatio?: string;
  className?: string;
}

export function Fjord({ width: w, height: h, arch, preserveAspectRatio, className }: FjordProps) {
  const clip = useId();
  const frame = arch
    ? `M0 ${h}V${w / 2}A${w / 2} ${w / 2} 0 0 1 ${w} ${w / 2}V${h}Z`
    : `M0 0H${w}V${h}H0Z`;
  const p = (x: number, y: number) => at(w * x, h * y);
  return (
    <svg
      viewBox={`0 0 ${w} ${h}`}
      preserveAspectRatio={preserveAspectRatio}
      className={className}
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <path d={frame} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width={w} height={h} fill={tints.sky} />
        <circle
          cx={roundToTenth(w * 0.4)}
          cy={roundToTenth(h * 0.34)}
          r={roundToTenth(w * 0.105)}
          fill={tints.sun}
        />
        <path
          d={drawRidge([w, h], { y: h * 0.5, swing: h * 0.2, step: w * 0.2, seed: 12 })}
          fill={tints.farthest}
        />
        <path
          d={drawRidge([w, h], { y: h * 0.57, swing: h * 0.17, step: w * 0.24, seed: 33 })}
          fill={tints.far}
        />
        <path
          d={`M${p(1, 0.36)}C${p(0.9, 0.36)} ${p(0.84, 0.47)} ${p(0.76, 0.53)}C${p(0.66, 0.6)} ${p(0.58, 0.62)} ${p(0.46, 0.662)}H${w}Z`}
          fill={tints.rightBank}
        />
        <path
          d={`M${p(0, 0.42)}C${p(0.08, 0.43)} ${p(0.13, 0.52)} ${p(0.2, 0.56)}C${p(0.28, 0.6)} ${p(0.34, 0.64)} ${p(0.44, 0.662)}H0Z`}
          fill={tints.leftBank}
        />
        <rect
          y={roundToTenth(h * 0.66)}
          width={w}
          height={roundToTenth(h * 0.4)}
          fill={tints.water}
        />
        <path d={drawRipples(w, h)} stroke={tints.ripple} strokeWidth="1.2" strokeLinecap="round" />
        <path
          d={`M${p(0.44, 0.66)}C${p(0.6, 0.63)} ${p(0.8, 0.64)} ${p(1, 0.62)}V${roundToTenth(h * 0.7)}C${p(0.8, 0.69)} ${p(0.6, 0.675)} ${p(0.44, 0.66)}Z`}
          fill={tints.near}
        />
        <path
          d={drawSpruces({ x: w * 0.76, y: h * 0.65, count: 7, size: w * 0.055, seed: 4 })}
          fill={tints.near}
        />
        <Church
          transform={`translate(${p(0.66, 0.655)}) scale(${roundToTenth((w / 420) * 100) / 100})`}
        />
        <path
          d={`M${p(0, 0.86)}C${p(0.2, 0.8)} ${p(0.4, 0.86)} ${p(0.55, 0.9)}C${p(0.75, 0.95)} ${p(0.9, 0.9)} ${p(1, 0.88)}V${h}H0Z`}
          fill={tints.near}
        />
        <path
          d={drawSpruces({ x: w * -0.03, y: h * 0.87, count: 6, size: w * 0.1, seed: 9 })}
          fill={tints.near}
        />
      </g>
    </svg>
  );
}

function Church({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path d="M-16 0v-22l16-10 16 10v22ZM-30 0v-34h14v34Z" fill={tints.wall} />
      <path d="M-18-21 0-34 18-21" fill="none" stroke={tints.near} strokeWidth="3.5" />
      <path d="M-32-33l9-30 9 30Z" fill={tints.near} />
      <path d="M-23-63v-9M-26-69h6" stroke={tints.near} strokeWidth="1.6" />
      <path d="M-4 0v-9a4 4 0 0 1 8 0v9Z" fill={colors.berry} />
      <path d="M-25-20h4v7h-4ZM9-15h3v6h-3Z" fill={tints.rightBank} />
    </g>
  );
}
