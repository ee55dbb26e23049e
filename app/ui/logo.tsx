import { letterJ, lettersAord } from "./logo-paths.ts";

interface LogoProps {
  height?: number;
  className?: string;
}

export function Wordmark({ height = 30, className }: LogoProps) {
  return (
    <svg
      viewBox="-70 -1520 4970 2010"
      width={Math.round((height * 4970) / 2010)}
      height={height}
      role="img"
      aria-label="Jaord"
      className={className}
    >
      <path d={letterJ + lettersAord} fill="currentColor" />
      <Berry />
    </svg>
  );
}

export function Logomark({ height = 32, className }: LogoProps) {
  return (
    <svg
      viewBox="-520 -1560 1560 2120"
      width={Math.round((height * 1560) / 2120)}
      height={height}
      role="img"
      aria-label="Jaord"
      className={className}
    >
      <path d={letterJ} fill="currentColor" />
      <Berry />
    </svg>
  );
}

function Berry() {
  return (
    <circle
      cx="300"
      cy="-1262"
      r="196"
      className="fill-berry in-data-[ground=dark]:fill-berry-dark-ground"
    />
  );
}
