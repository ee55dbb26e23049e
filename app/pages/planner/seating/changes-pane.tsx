import { seatedByTable } from "#app/features/seating/plan/placement.ts";
import {
  type PersonRef,
  type PlanState,
  type PlanTable,
  personKey,
} from "#app/features/seating/plan/plan.ts";
import { formatTime } from "#app/platform/oslo-time.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Check, TriangleAlert } from "#app/ui/icons.ts";
import { type RefusedChange, useChart, useChartView } from "./chart-context.ts";
import { describeChange, describeRefusal } from "./describe-change.ts";
import { nameOf, namesOf, refOf } from "./persons.ts";
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
        <h3 className="font-text font-semibold">{texts.whenBack}</h3>
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
      onClose={() => dismissRefused()}
      footer={
        <Button type="button" className="w-full" onClick={() => dismissRefused()}>
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
          <h3 className="mb-1 flex justify-between font-text text-14 font-semibold text-muted">
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

function Refusal({ refused }: { refused: RefusedChange }) {
  const { state } = useChart();
  const { change, reason, madeAt } = refused;
  const taken = takenSeats(state, refused);
  const seated = new Set(state.seats.map(personKey));
  const isWithoutTable =
    change.type === "seat" && !change.persons.some((person) => seated.has(personKey(person)));
  return (
    <li className="flex items-start gap-3 px-4 py-4 lg:px-6">
      <Icon icon={TriangleAlert} className="mt-0.5 text-error" />
      <div className="min-w-0 flex-1">
        <p className="text-15 font-semibold wrap-anywhere">
          {isWithoutTable
            ? texts.withoutTable(namesOf(state, change.persons))
            : describeChange(state, change)}
        </p>
        <p className="text-14 text-ink-2">
          {taken
            ? texts.taken(namesOf(state, taken.persons), taken.table.name, taken.persons.length)
            : describeRefusal(state, change, reason)}
        </p>
        <p className="text-13 text-muted">{formatTime(new Date(madeAt))}</p>
        {change.type === "seat" && (
          <NextSteps changeId={change.id} persons={change.persons.map(refOf)} taken={taken} />
        )}
      </div>
    </li>
  );
}

interface NextStepsProps {
  changeId: string;
  persons: PersonRef[];
  taken: TakenSeats | null;
}

/** What to do with persons who did not get their seats. */
function NextSteps({ changeId, persons, taken }: NextStepsProps) {
  const { state, applyWithToast, dismissRefused } = useChart();
  const { choose, openPane } = useChartView();
  const [one, ...others] = persons;
  const [taker, ...otherTakers] = taken?.persons ?? [];
  const findTable = () => {
    choose(persons);
    openPane(null);
  };
  const swap = (first: PersonRef, other: PersonRef) => {
    const title = texts.swapped(nameOf(state, first), taken?.table.name ?? "");
    if (!applyWithToast(title, { type: "swap", one: first, other })) dismissRefused(changeId);
  };
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button type="button" size="small" onClick={findTable}>
        {texts.findTable}
      </Button>
      {one && taker && others.length + otherTakers.length === 0 && (
        <Button type="button" variant="quiet" size="small" onClick={() => swap(one, taker)}>
          {texts.swapWith(nameOf(state, taker))}
        </Button>
      )}
    </div>
  );
}

interface TakenSeats {
  table: PlanTable;
  persons: PersonRef[];
}

/** Returns who came to the full table after the change was made; null if it is not known. */
function takenSeats(state: PlanState, { change, reason, seatsBefore }: RefusedChange) {
  if (change.type !== "seat" || reason !== "full" || !seatsBefore) return null;
  const table = state.tables.find(({ id }) => id === change.tableId);
  if (!table) return null;
  const ofTable = seatsBefore.filter(({ tableId }) => tableId === table.id);
  const earlier = new Set([...ofTable, ...change.persons].map(personKey));
  const seated = seatedByTable(state).get(table.id) ?? [];
  const persons = seated.filter((seat) => !earlier.has(personKey(seat))).map(refOf);
  return persons.length > 0 ? { table, persons } : null;
}
