import type { AnswerMode } from "#app/features/weddings/rules.ts";

const lines = "stroke-ink-2 stroke-[1.3]";

/** Draws an open door (open form), a letter (by link), or both. */
export function ModePicture({ mode }: { mode: AnswerMode }) {
  return (
    <svg viewBox="0 0 76 60" aria-hidden="true" className="w-19 overflow-visible">
      {mode !== "link" && <Door people={mode === "open"} />}
      {mode !== "open" && <Letter x={mode === "both" ? 34 : 18} />}
    </svg>
  );
}

function Door({ people }: { people: boolean }) {
  return (
    <g transform={people ? undefined : "translate(-10 0)"} className={lines}>
      <path d="M4 56h68" className={people ? "" : "hidden"} />
      <path d="M14 56V10h22v46" className="fill-none" />
      <path d="M14 56V10l16-5v51Z" strokeLinejoin="round" className="fill-paper-3" />
      <circle cx="26" cy="33" r="1" className="fill-ink-2" />
      {people && (
        <path
          d="M46 42a4 4 0 1 0 .01 0M40 56q0-9 6-9t6 9M60 42a4 4 0 1 0 .01 0M54 56q0-9 6-9t6 9"
          className="fill-sheet"
        />
      )}
    </g>
  );
}

function Letter({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 18)`} strokeLinejoin="round" className={lines}>
      <path d="M2 14 18.3 2.6q1.7-1.3 3.4 0L38 14Z" className="fill-paper-3" />
      <path d="M6 5h28v20H6Z" className="fill-sheet stroke-gran" />
      <circle cx="16" cy="11" r="2.2" className="fill-gran stroke-none" />
      <circle cx="24" cy="11" r="2.2" className="fill-gran stroke-none" />
      <path d="M2 14v22h36V14L22 25q-2 1.4-4 0Z" className="fill-sheet" />
    </g>
  );
}
