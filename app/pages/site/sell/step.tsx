import type { ReactNode } from "react";
import type { SellStep } from "#app/features/marketplace/drafts/rules.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Check } from "#app/ui/icons.ts";
import { sellTexts as texts } from "./texts.ts";

type StepState = "done" | "now" | "todo";

interface StepProps {
  step: SellStep;
  number: number;
  state: StepState;
  /** What was filled in, in a line. */
  summary: string;
  onOpen: () => void;
  children: ReactNode;
}

/** One is open at a time; without script all are, so that they are one long form. */
export function Step({ step, number, state, summary, onOpen, children }: StepProps) {
  const { title, todo } = texts.steps[step];
  const line = state === "done" ? summary : todo;
  return (
    <section
      id={`steg-${step}`}
      aria-labelledby={`steg-${step}-tittel`}
      className="grid scroll-mt-24 grid-cols-[28px_minmax(0,1fr)_auto] items-start gap-x-3.5 gap-y-0.5 border-t border-rule-2 py-4.5 first:border-t-0 lg:gap-x-5 lg:py-5"
    >
      <StepMark state={state} number={number} />
      <h2
        id={`steg-${step}-tittel`}
        tabIndex={-1}
        className={
          state === "now"
            ? "text-d25 outline-none"
            : `text-d20 outline-none ${state === "todo" ? "text-muted noscript:text-ink" : ""}`
        }
      >
        {title}
      </h2>
      {state !== "now" && (
        <button
          type="button"
          onClick={onOpen}
          className={
            state === "done"
              ? "link -my-2 min-h-11 text-15 font-medium noscript:hidden"
              : "sr-only focus-visible:not-sr-only noscript:hidden"
          }
        >
          {texts.change}
          <span className="sr-only">{texts.changeOf(title)}</span>
        </button>
      )}
      {state !== "now" && line && (
        <p className="col-span-2 col-start-2 truncate text-15 text-muted max-lg:whitespace-normal noscript:hidden">
          {line}
        </p>
      )}
      <div
        className={`col-span-2 col-start-2 grid min-w-0 gap-5 pt-2 pb-4 max-sm:col-span-3 max-sm:col-start-1 ${state === "now" ? "" : "hidden noscript:grid"}`}
      >
        {children}
      </div>
    </section>
  );
}

function StepMark({ state, number }: { state: StepState; number: number }) {
  if (state === "done") {
    return (
      <span className="m-1 inline-grid size-5 place-items-center rounded-full bg-gran text-on-ink">
        <Icon icon={Check} size={14} className="stroke-[2.2]" />
        <span className="sr-only">{texts.stepState.done}</span>
      </span>
    );
  }
  return (
    <span
      className={`grid size-7 place-items-center rounded-full border text-14 font-medium tabular-nums ${
        state === "now" ? "border-berry bg-berry text-on-berry" : "border-edge text-muted"
      }`}
    >
      {number}
      <span className="sr-only">. {texts.stepState[state]}</span>
    </span>
  );
}
