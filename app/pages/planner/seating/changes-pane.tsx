import { Check, TriangleAlert } from "lucide-react";
import { formatTime } from "#app/platform/oslo-time.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type RefusedChange, useChart, useChartView } from "./chart-context.ts";
import { describeChange, describeRefusal } from "./describe-change.ts";
import { SidePane } from "./side-pane.tsx";
import { seatingChartTexts } from "./texts.ts";

const { changes: texts } = seatingChartTexts;

/** What waits for the network, and what the server did not accept. */
export function ChangesPane() {
  const { refused } = useChart();
  return refused.length > 0 ? <RefusedChanges /> : <WaitingChanges />;
}

function WaitingChanges() {
  const { state, waiting, discard, save } = useChart();
  const { openPane } = useChartView();
  return (
    <SidePane
      title={texts.waitingTitle}
      description={texts.waitingText}
      onClose={() => openPane(null)}
      footer={
        <Button type="button" className="w-full" onClick={save}>
          {texts.tryNow}
        </Button>
      }
    >
      <ul className="divide-y divide-rule border-b border-rule">
        {waiting.map(({ change, madeAt }) => (
          <li key={change.id} className="flex items-start gap-3 px-4 py-3 lg:px-6">
            <svg width="16" height="16" aria-hidden="true" className="mt-1 flex-none">
              <circle
                cx="8"
                cy="8"
                r="6.5"
                fill="none"
                strokeWidth="1.4"
                strokeDasharray="2.5 2.5"
                className="stroke-ink-2"
              />
            </svg>
            <div className="min-w-0 flex-1">
              <p className="text-15 font-semibold wrap-anywhere">{describeChange(state, change)}</p>
              <p className="text-13 text-muted">{formatTime(new Date(madeAt))}</p>
            </div>
            <Button
              type="button"
              variant="quiet"
              size="small"
              aria-label={`${texts.undo} ${describeChange(state, change)}`}
              onClick={() => discard(change.id)}
            >
              {texts.undo}
            </Button>
          </li>
        ))}
      </ul>
      <div className="px-4 py-4 text-14 lg:px-6">
        <h3 className="font-semibold">{texts.whenBack}</h3>
        <p className="text-ink-2">{texts.explanation}</p>
      </div>
    </SidePane>
  );
}

function RefusedChanges() {
  const { state, refused, saved, dismissRefused } = useChart();
  return (
    <SidePane
      title={saved.length > 0 ? texts.backTitle : texts.refusedTitle}
      description={texts.savedCount(saved.length, saved.length + refused.length)}
      onClose={dismissRefused}
      footer={
        <Button type="button" className="w-full" onClick={dismissRefused}>
          {texts.done}
        </Button>
      }
    >
      <ul className="divide-y divide-rule border-b border-rule">
        {refused.map((change) => (
          <Refusal key={change.change.id} refused={change} />
        ))}
      </ul>
      {saved.length > 0 && (
        <div className="px-4 py-4 lg:px-6">
          <h3 className="mb-1 flex justify-between text-14 font-semibold text-muted">
            {texts.saved}
            <span>{saved.length}</span>
          </h3>
          <ul>
            {saved.map(({ change }) => (
              <li key={change.id} className="flex gap-3 py-1.5 text-15">
                <Icon icon={Check} size={18} className="mt-0.5 text-gran" />
                {describeChange(state, change)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </SidePane>
  );
}

function Refusal({ refused: { change, reason, madeAt } }: { refused: RefusedChange }) {
  const { state } = useChart();
  const { choose, openPane } = useChartView();
  return (
    <li className="flex items-start gap-3 px-4 py-4 lg:px-6">
      <Icon icon={TriangleAlert} className="mt-0.5 text-error" />
      <div className="min-w-0 flex-1">
        <p className="text-15 font-semibold wrap-anywhere">{describeChange(state, change)}</p>
        <p className="text-14 text-ink-2">{describeRefusal(state, change, reason)}</p>
        <p className="text-13 text-muted">{formatTime(new Date(madeAt))}</p>
        {change.type === "seat" && (
          <Button
            type="button"
            size="small"
            className="mt-2"
            onClick={() => {
              choose(change.persons.map(({ guestId, person }) => ({ guestId, person })));
              openPane(null);
            }}
          >
            {texts.findTable}
          </Button>
        )}
      </div>
    </li>
  );
}
