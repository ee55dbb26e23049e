import type { TextState } from "../rules.ts";
import { smsAdminTexts } from "./texts.ts";

const { states } = smsAdminTexts.logPage;

const colors: Record<TextState, string> = {
  delivered: "text-gran",
  underway: "text-messing-ink",
  uncertain: "text-messing-ink",
  failed: "text-error",
  demo: "text-ink-2",
  suppressed: "text-muted",
  "no-phone": "text-muted",
};

/** Differs by shape and text, not only by colour. */
export function TextStatus({ state }: { state: TextState }) {
  return (
    <span
      className={`inline-flex items-center gap-2 text-14 font-medium whitespace-nowrap ${colors[state]}`}
    >
      <svg
        viewBox="0 0 12 12"
        aria-hidden="true"
        className="size-3 flex-none fill-none stroke-current stroke-[1.5]"
      >
        {state === "delivered" && <circle cx="6" cy="6" r="5.25" fill="currentColor" />}
        {(state === "underway" || state === "demo") && <circle cx="6" cy="6" r="5.25" />}
        {state === "uncertain" && (
          <>
            <circle cx="6" cy="6" r="5.25" strokeDasharray="2.2 1.6" />
            <path d="M6 3v3.6M6 8.2v1" />
          </>
        )}
        {state === "failed" && (
          <>
            <circle cx="6" cy="6" r="5.25" />
            <path d="M2.5 9.5l7-7" />
          </>
        )}
        {(state === "suppressed" || state === "no-phone") && <path d="M2 6h8" />}
      </svg>
      {states[state]}
    </span>
  );
}
