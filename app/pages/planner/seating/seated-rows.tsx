import { memo, useMemo } from "react";
import { chairsWithPersons, type TakenChair } from "#app/features/seating/plan/chairs.ts";
import { seatedByTable } from "#app/features/seating/plan/placement.ts";
import {
  type PersonRef,
  type PlanSeat,
  type PlanTable,
  personKey,
} from "#app/features/seating/plan/plan.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ArrowLeftRight, X } from "#app/ui/icons.ts";
import {
  type Chart,
  type ChartView,
  type PersonDiet,
  useChart,
  useChartView,
} from "./chart-context.ts";
import { Chip, DietChip } from "./diet-chip.tsx";
import { MoveMenu } from "./move-menu.tsx";
import { findPerson, freedSeatsOf, nameOf, namesOf, refOf } from "./persons.ts";
import { seatChange, targetsFor } from "./seating-moves.ts";
import { seatingChartTexts } from "./texts.ts";

const { table: texts, seating, done, unseated, list } = seatingChartTexts;

/** The chairs of a table in order, with the persons on them. */
export function SeatedRows({ table }: { table: PlanTable }) {
  const { state, couple } = useChart();
  const chairs = useMemo(
    () => chairsWithPersons(table, seatedByTable(state).get(table.id) ?? []),
    [table, state],
  );
  const free = chairs.filter((chair) => chair.seat === null && chair.couple === null);
  const taken = chairs.filter((chair) => !free.includes(chair));
  const freed = freedSeatsOf(state, table.id);
  return (
    <ol className="divide-y divide-rule">
      {(state.hasNumberedSeats ? chairs : taken).map((taking, index) => (
        <ChairRow
          key={taking.seat ? personKey(taking.seat) : `chair ${taking.chair.seat}`}
          table={table}
          taking={taking}
          number={state.hasNumberedSeats ? taking.chair.seat : index + 1}
          couple={couple}
        />
      ))}
      {freed.map((seat) => (
        <FreedRow key={personKey(seat)} seat={seat} />
      ))}
      {!state.hasNumberedSeats && free.length > 0 && (
        <FreeRow table={table} from={taken.length + 1} to={table.seats} free={free.length} />
      )}
    </ol>
  );
}

interface ChairRowProps {
  table: PlanTable;
  taking: TakenChair;
  number: number;
  couple: readonly string[];
}

function ChairRow({ table, taking, number, couple }: ChairRowProps) {
  const { state, diets, applyWithToast } = useChart();
  const { chosen } = useChartView();
  const { seat, chair } = taking;
  if (taking.couple !== null) {
    return (
      <Row number={number}>
        <span className="truncate text-15">{couple[taking.couple] ?? texts.couple}</span>
        <svg width="8" height="8" aria-hidden="true" className="flex-none">
          <circle cx="4" cy="4" r="4" className="fill-berry" />
        </svg>
      </Row>
    );
  }
  if (!seat) return <FreeRow table={table} from={number} to={number} free={1} chair={chair.seat} />;
  return (
    <PersonRow
      table={table}
      person={seat}
      number={number}
      name={nameOf(state, seat)}
      isChild={findPerson(state, seat)?.isChild ?? false}
      diet={diets.get(personKey(seat))}
      chosen={chosen}
      applyWithToast={applyWithToast}
    />
  );
}

interface PersonRowProps extends PersonButtonsProps {
  number: number;
  isChild: boolean;
  diet: PersonDiet | undefined;
}

// A change of the chart moves a few of hundreds of persons, so the others are not rendered again.
const PersonRow = memo(function PersonRow({ number, isChild, diet, ...person }: PersonRowProps) {
  return (
    <Row number={number}>
      <span className="min-w-0 text-15 wrap-anywhere">{person.name}</span>
      {isChild && <Chip>{unseated.child}</Chip>}
      <DietChip diet={diet} />
      <PersonButtons {...person} />
    </Row>
  );
});

interface PersonButtonsProps extends Pick<Chart, "applyWithToast">, Pick<ChartView, "chosen"> {
  table: PlanTable;
  person: PlanSeat;
  name: string;
}

function PersonButtons({ table, person, name, chosen, applyWithToast }: PersonButtonsProps) {
  const [other, ...others] = chosen;
  if (other && others.length === 0 && personKey(other) !== personKey(person)) {
    return <SwapButton one={other} other={person} />;
  }
  if (table.isLocked || chosen.length > 0) return null;
  const unseat = () =>
    applyWithToast(done.guestRemoved, { type: "unseat", persons: [refOf(person)] });
  return (
    <span className="ml-auto flex flex-none can-hover:absolute can-hover:inset-y-0 can-hover:right-0 can-hover:items-center can-hover:bg-paper-2 can-hover:opacity-0 can-hover:group-focus-within:opacity-100 can-hover:group-hover:opacity-100">
      <Button
        type="button"
        variant="quiet"
        size="small"
        iconOnly
        aria-label={texts.unseat(name)}
        onClick={unseat}
        className="noscript:hidden"
      >
        <Icon icon={X} size={16} />
      </Button>
      <MoveMenu table={table} person={person} name={name} />
    </span>
  );
}

function SwapButton({ one, other }: { one: PersonRef; other: PersonRef }) {
  const { state, apply } = useChart();
  const { choose } = useChartView();
  return (
    <Button
      type="button"
      size="small"
      className="ml-auto flex-none"
      aria-label={texts.swap(nameOf(state, one), nameOf(state, other))}
      onClick={() => {
        if (!apply({ type: "swap", one: refOf(one), other: refOf(other) })) choose([]);
      }}
    >
      <Icon icon={ArrowLeftRight} size={16} />
      {texts.swapShort}
    </Button>
  );
}

function FreedRow({ seat }: { seat: PlanSeat }) {
  const { state, applyWithToast } = useChart();
  const name = nameOf(state, seat);
  return (
    <Row number="×">
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5 py-1">
        <span className="min-w-0 flex-1 basis-40 text-15 text-muted wrap-anywhere">
          {texts.freed(name)}
        </span>
        <Button
          type="button"
          size="small"
          className="flex-none noscript:hidden"
          onClick={() =>
            applyWithToast(done.guestRemoved, { type: "unseat", persons: [refOf(seat)] })
          }
        >
          {texts.release}
        </Button>
      </span>
    </Row>
  );
}

interface FreeRowProps {
  table: PlanTable;
  from: number;
  to: number;
  free: number;
  /** Given where chairs have numbers. */
  chair?: number;
}

function FreeRow({ table, from, to, free, chair }: FreeRowProps) {
  const { state, applyWithToast } = useChart();
  const { chosen, choose } = useChartView();
  const canSeat =
    chosen.length > 0 && targetsFor(state, chosen).open.some((room) => room.table === table);
  const label = chair ? texts.free : texts.freeSeats(free);
  return (
    <Row number={from === to ? from : `${from}–${to}`}>
      <span className="text-15 text-muted">{label}</span>
      {canSeat && (
        <Button
          type="button"
          size="small"
          className="ml-auto"
          aria-label={list.seatHere(namesOf(state, chosen), table.name)}
          onClick={() => {
            const change = seatChange(table.id, chosen, chair ?? null);
            if (!applyWithToast(seating.seated(namesOf(state, chosen)), change)) choose([]);
          }}
        >
          {list.seatHereShort}
        </Button>
      )}
    </Row>
  );
}

function Row({ number, children }: { number: React.ReactNode; children: React.ReactNode }) {
  return (
    <li className="group relative flex min-h-11 items-center gap-2.5 py-0.5 can-hover:focus-within:bg-paper-2 can-hover:hover:bg-paper-2 lg:min-h-9.5">
      <span className="min-w-7 flex-none text-14 text-muted tabular-nums">{number}</span>
      {children}
    </li>
  );
}
