import type { DueState } from "../../dues/rules.ts";

/** A disc, a ring or a crossed ring around the origin of the drawing. */
export function DueMark({ state }: { state: DueState }) {
  if (state === "paid") {
    return <circle r="6" className="fill-gran forced-colors:fill-[CanvasText]" />;
  }
  const stroke = state === "overdue" ? "stroke-error" : "stroke-messing";
  return (
    <>
      <circle
        r="5.2"
        strokeWidth="1.6"
        className={`fill-sheet ${stroke} forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]`}
      />
      {state === "overdue" && (
        <path
          d="M-3.7 3.7l7.4-7.4"
          strokeWidth="1.6"
          className="stroke-error forced-colors:stroke-[CanvasText]"
        />
      )}
    </>
  );
}

const tones = {
  paid: "text-gran",
  due: "text-messing-ink",
  overdue: "text-error",
  undated: "text-messing-ink",
};

/** Differs by shape and text, not only by colour. */
export function DueStatus({ state, text }: { state: DueState; text: string }) {
  return (
    <span
      className={`inline-flex items-center gap-2 whitespace-nowrap text-14 font-medium ${tones[state]}`}
    >
      <svg
        width="13"
        height="13"
        viewBox="-6.5 -6.5 13 13"
        aria-hidden="true"
        className="flex-none"
      >
        <DueMark state={state} />
      </svg>
      {text}
    </span>
  );
}
