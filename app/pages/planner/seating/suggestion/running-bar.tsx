import { useEffect, useRef } from "react";
import { suggestionTexts as texts } from "./texts.ts";

interface RunningBarProps {
  share: number;
  seated: number;
  all: number;
  onStop: () => void;
}

/** At the foot of small screens, in the pane's place on others. */
export function RunningBar({ share, seated, all, onStop }: RunningBarProps) {
  const stop = useRef<HTMLButtonElement>(null);
  // The button that started the search is gone.
  useEffect(() => stop.current?.focus(), []);
  const percent = Math.round(100 * share);
  return (
    <aside
      aria-label={texts.title}
      data-foot-bar
      className="z-20 max-lg:absolute max-lg:inset-x-0 max-lg:bottom-0 lg:w-76 lg:flex-none lg:border-l lg:border-rule lg:bg-sheet lg:p-4 xl:w-87"
    >
      <div className="flex items-center gap-3 bg-ink px-4 pt-3.5 pb-4.5 text-on-ink lg:rounded-l">
        <div className="min-w-0 flex-1">
          <p className="text-16 font-semibold">{texts.running}</p>
          <p className="text-13 tabular-nums opacity-80">{texts.best(seated, all)}</p>
          <div
            role="progressbar"
            aria-label={texts.running}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
            className="mt-2.5 h-1 overflow-hidden rounded-full bg-on-ink/25 forced-colors:border"
          >
            <svg width="100%" height="4" aria-hidden="true" className="block">
              <rect width={`${percent}%`} height="4" className="fill-on-ink" />
            </svg>
          </div>
        </div>
        <button
          ref={stop}
          type="button"
          onClick={onStop}
          className="min-h-control rounded-m px-3 text-15 font-semibold outline-on-ink hover:bg-ink-hover"
        >
          {texts.stop}
        </button>
      </div>
    </aside>
  );
}
