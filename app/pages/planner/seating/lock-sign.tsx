import { lockPath } from "#app/features/seating/drawing/lock.ts";

/** The lock that the plan shows on a table. */
export function LockSign({ size }: { size: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="-2 -1.25 12 12"
      className="flex-none fill-none stroke-current text-muted"
    >
      <path d={lockPath} strokeWidth=".9" strokeLinejoin="round" />
    </svg>
  );
}
