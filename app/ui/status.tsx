import type { ReactNode } from "react";

const colors = { coming: "text-gran", waiting: "text-messing-ink", declined: "text-ink-2" };

interface StatusProps {
  kind: keyof typeof colors;
  children: ReactNode;
}

/** Differs by shape and text, not only by colour. */
export function Status({ kind, children }: StatusProps) {
  return (
    <span
      className={`inline-flex items-center gap-2 whitespace-nowrap text-14 font-medium ${colors[kind]}`}
    >
      <StatusIcon kind={kind} />
      {children}
    </span>
  );
}

/** Decorative; must be next to a text with the same meaning. */
export function StatusIcon({ kind }: { kind: StatusProps["kind"] }) {
  return (
    <svg
      viewBox="0 0 12 12"
      width="12"
      height="12"
      aria-hidden="true"
      className={`flex-none ${colors[kind]}`}
    >
      {kind === "coming" && <circle cx="6" cy="6" r="6" fill="currentColor" />}
      {kind === "waiting" && (
        <circle cx="6" cy="6" r="5.25" fill="none" strokeWidth="1.5" className="stroke-messing" />
      )}
      {kind === "declined" && (
        <path d="M1.75 1.75l8.5 8.5M10.25 1.75l-8.5 8.5" stroke="currentColor" strokeWidth="1.5" />
      )}
    </svg>
  );
}
