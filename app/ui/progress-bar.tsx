interface ProgressBarProps {
  /** For screen readers. */
  label: string;
  /** 0 to 100. */
  percent: number;
}

/** Drawn as SVG because the content security policy allows no style attribute. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  const width = Math.min(100, Math.max(0, percent));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(width)}
      className="h-1.5 overflow-hidden rounded-[3px] bg-paper-3"
    >
      <svg
        width="100%"
        height="6"
        preserveAspectRatio="none"
        viewBox="0 0 100 6"
        aria-hidden="true"
        className="block"
      >
        <rect width={width} height="6" className="fill-gran" />
      </svg>
    </div>
  );
}
