import { type RefObject, useMemo } from "react";
import { personInitials } from "#app/features/seating/drawing/labels.ts";
import { type PlanPerson, personKey } from "#app/features/seating/plan/plan.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Check, CircleAlert, Info } from "#app/ui/icons.ts";
import { useChart } from "../chart-context.ts";
import { namesOf } from "../persons.ts";
import { type Consequence, consequencesOf } from "./drop-consequences.ts";
import type { CarriedGuests } from "./use-guest-drag.ts";

const maxInitials = 4;
const signs = { good: Check, notice: Info, bad: CircleAlert };
const colors = {
  good: "font-medium text-gran",
  notice: "text-messing-ink",
  bad: "font-medium text-error",
};

interface GuestSlipProps {
  carried: CarriedGuests;
  ref: RefObject<HTMLDivElement | null>;
}

/** The place card that follows the pointer, with what it means to put it down here. */
export function GuestSlip({ carried: { persons, target }, ref }: GuestSlipProps) {
  const { state } = useChart();
  const lines = useMemo(
    () => (target ? consequencesOf(state, persons, target) : []),
    [state, persons, target],
  );
  const known = persons.flatMap(
    (person) => state.persons.find((each) => personKey(each) === personKey(person)) ?? [],
  );
  return (
    <div
      ref={ref}
      aria-hidden="true"
      className="pointer-events-none invisible fixed top-0 left-0 z-50 w-max max-w-72 min-w-44 -rotate-[1.5deg] rounded-m border border-ink bg-sheet shadow-float will-change-transform"
    >
      <p className="flex items-center gap-2.5 px-3 py-2.25 text-15 font-semibold">
        <span className="flex">
          {known.slice(0, maxInitials).map((person) => (
            <Initials key={personKey(person)} person={person} />
          ))}
        </span>
        {namesOf(state, persons)}
      </p>
      {lines.length > 0 && (
        <ul className="grid gap-0.75 border-t border-rule px-3 pt-2 pb-2.25 text-13">
          {lines.map((line) => (
            <Line key={line.text} {...line} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Line({ tone, text }: Consequence) {
  return (
    <li className={`flex items-start gap-2 ${colors[tone]}`}>
      <Icon icon={signs[tone]} size={14} className="mt-0.5" />
      {text}
    </li>
  );
}

/** A circle of SVG, because its colour is any that the couple has chosen. */
function Initials({ person }: { person: PlanPerson }) {
  const { categories } = useChart().state;
  const color = categories.find(({ id }) => id === person.categoryId)?.color ?? "var(--color-edge)";
  return (
    <svg viewBox="-13 -13 26 26" className="size-6.5 not-first:-ml-1.75" aria-hidden="true">
      <circle r="12.300" className="fill-sheet" />
      <circle r="12.300" fill={color} fillOpacity=".2" stroke={color} strokeWidth="1.300" />
      <text textAnchor="middle" y="3.500" className="fill-ink text-[0.625rem] font-semibold">
        {personInitials(person)}
      </text>
    </svg>
  );
}
