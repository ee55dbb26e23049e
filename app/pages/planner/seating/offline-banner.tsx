import { Icon } from "#app/ui/icon.tsx";
import { CloudOff } from "#app/ui/icons.ts";
import { useChart, useChartView } from "./chart-context.ts";
import { seatingChartTexts } from "./texts.ts";

const { save: texts } = seatingChartTexts;

/** On small screens, where the head has no room for it: what waits for the network. */
export function OfflineBanner() {
  const { waiting, isOffline } = useChart();
  const { pane, openPane } = useChartView();
  const isShown = isOffline && waiting.length > 0;
  return (
    <div
      role="status"
      className="flex flex-none items-center gap-3 border-b border-rule-2 bg-messing-tint py-2 pr-2 pl-4 text-14 empty:hidden lg:hidden"
    >
      {isShown && (
        <>
          <Icon icon={CloudOff} className="flex-none text-messing-ink" />
          <p className="min-w-0 flex-1 leading-snug">
            <strong className="block font-semibold">{texts.waiting(waiting.length)}</strong>
            {texts.continueOffline}
          </p>
          {pane !== "changes" && (
            <button
              type="button"
              onClick={() => openPane("changes")}
              className="min-h-11 rounded-s px-2 font-semibold underline decoration-messing-edge underline-offset-4 hover:decoration-ink"
            >
              {texts.showWaiting}
            </button>
          )}
        </>
      )}
    </div>
  );
}
