import { type PersonRef, personKey } from "#app/features/seating/plan/plan.ts";
import { initials } from "#app/ui/avatar.tsx";
import { useChart } from "./chart-context.ts";
import { findPerson } from "./persons.ts";

const maxSigns = 3;

/** Initials as on the plan's chairs. Decorative: the names stand beside them. */
export function PersonSigns({ persons }: { persons: readonly PersonRef[] }) {
  const { state } = useChart();
  return (
    <span aria-hidden className="flex flex-none -space-x-2">
      {persons.slice(0, maxSigns).map((person) => {
        const found = findPerson(state, person);
        const category = state.categories.find(({ id }) => id === found?.categoryId);
        return (
          <svg
            key={personKey(person)}
            aria-hidden="true"
            width="32"
            height="32"
            className="flex-none"
          >
            <circle cx="16" cy="16" r="15" className="fill-sheet" />
            <circle
              cx="16"
              cy="16"
              r="15"
              fill="none"
              stroke={category?.color ?? "currentColor"}
              strokeWidth="1.4"
            />
            <text
              x="16"
              y="16"
              dy="0.36em"
              textAnchor="middle"
              className="fill-ink text-12 font-semibold"
            >
              {found?.name ? initials(found.name) : "+1"}
            </text>
          </svg>
        );
      })}
    </span>
  );
}
