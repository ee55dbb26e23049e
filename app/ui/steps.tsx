import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { Check } from "./icons.ts";

interface StepsProps {
  /** For screen readers. */
  label: string;
  steps: string[];
  /** Counts from 0. */
  current: number;
  /** The submit button of a step that can be opened; null for others. */
  buttonOf?: (
    index: number,
  ) => Pick<ComponentProps<"button">, "formAction" | "formNoValidate"> | null;
}

export function Steps({ label, steps, current, buttonOf }: StepsProps) {
  return (
    <ol
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-y-2 sm:justify-start"
    >
      {steps.map((step, index) => {
        const isDone = index < current;
        const isCurrent = index === current;
        const button = isCurrent ? null : buttonOf?.(index);
        const content = (
          <>
            <span
              className={classNames(
                "grid size-7 flex-none place-items-center rounded-full border tabular-nums",
                isDone && "border-gran bg-gran text-on-berry",
                isCurrent && "border-berry bg-berry text-on-berry",
                !isDone && !isCurrent && "border-edge",
              )}
            >
              {isDone ? <Icon icon={Check} size={16} className="stroke-2" /> : index + 1}
            </span>
            <span className={isCurrent ? "" : "sr-only sm:not-sr-only"}>
              {step}
              {isDone && <span className="sr-only"> (ferdig)</span>}
            </span>
          </>
        );
        return (
          <li
            key={step}
            aria-current={isCurrent ? "step" : undefined}
            className={classNames(
              "flex items-center gap-2 text-14",
              index > 0 &&
                "before:h-px before:w-2 before:bg-rule-2 min-[22.5rem]:before:mx-1 sm:before:w-7 lg:before:mx-2",
              isCurrent ? "font-semibold text-ink" : "font-medium",
              isDone ? "text-ink" : !isCurrent && "text-muted",
            )}
          >
            {button ? (
              <button
                {...button}
                type="submit"
                className="-mx-2 flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-m px-2 hover:bg-paper-2 hover:text-ink"
              >
                {content}
              </button>
            ) : (
              content
            )}
          </li>
        );
      })}
    </ol>
  );
}
