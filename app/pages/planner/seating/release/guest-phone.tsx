import { useMemo, useState } from "react";
import { type PlanState, personKey } from "#app/features/seating/plan/plan.ts";
import { firstNameOf } from "#app/platform/person-name.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronLeft, ChevronRight } from "#app/ui/icons.ts";
import { useChart } from "../chart-context.ts";
import { guestPagePath } from "./guest-page-path.ts";
import { releaseTexts as texts } from "./texts.ts";

const list = new Intl.ListFormat("nb", { type: "conjunction" });

/** A phone with the real page of one household, and arrows to the others. */
export function GuestPhone() {
  const { state } = useChart();
  const households = useMemo(() => seatedHouseholds(state), [state]);
  const [chosen, setChosen] = useState(0);
  const place = Math.min(chosen, households.length - 1);
  const household = households[place];
  return (
    <div className="flex flex-col border-rule bg-paper-2 max-lg:border-t lg:border-l">
      {household ? (
        <>
          <div className="mx-auto mt-5 h-108 w-60 overflow-hidden rounded-t-[2rem] border border-b-0 border-ink bg-sheet">
            <iframe
              key={household.id}
              title={texts.phone(household.name)}
              src={guestPagePath(household.id)}
              tabIndex={-1}
              inert
              className="h-[44rem] w-[24.25rem] origin-top-left scale-[0.614]"
            />
          </div>
          <div className="flex min-h-14 items-center gap-1 border-t border-rule bg-sheet px-2">
            <Arrow
              label={texts.previous}
              isAtEnd={place === 0}
              onPress={() => setChosen(place - 1)}
            >
              <Icon icon={ChevronLeft} />
            </Arrow>
            <p role="status" className="min-w-0 flex-1 text-center text-14">
              <b className="font-semibold wrap-anywhere">{household.name}</b>{" "}
              <span className="whitespace-nowrap text-muted tabular-nums">
                {texts.position(place + 1, households.length)}
              </span>
            </p>
            <Arrow
              label={texts.next}
              isAtEnd={place === households.length - 1}
              onPress={() => setChosen(place + 1)}
            >
              <Icon icon={ChevronRight} />
            </Arrow>
          </div>
        </>
      ) : (
        <p className="m-auto p-6 text-center text-14 text-muted">{texts.nobody}</p>
      )}
    </div>
  );
}

interface ArrowProps {
  label: string;
  isAtEnd: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

function Arrow({ label, isAtEnd, onPress, children }: ArrowProps) {
  return (
    <Button
      type="button"
      variant="quiet"
      iconOnly
      aria-label={label}
      disabled={isAtEnd}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}

/** Households with a person who comes and has a table, named by their persons. */
function seatedHouseholds({ persons, seats }: PlanState): { id: string; name: string }[] {
  const seated = new Set(seats.map(personKey));
  const coming = persons.filter((person) => person.isComing && seated.has(personKey(person)));
  return [...Map.groupBy(coming, ({ householdId }) => householdId)].map(([id, members]) => ({
    id,
    name: list.format(members.flatMap(({ name }) => (name ? firstNameOf(name) : []))),
  }));
}
