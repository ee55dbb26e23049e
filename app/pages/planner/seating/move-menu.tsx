import type { PersonRef, PlanTable } from "#app/features/seating/plan/plan.ts";
import { MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { useChart, useChartView } from "./chart-context.ts";
import { nameOf, namesOf, refOf } from "./persons.ts";
import { withCompany } from "./room/guest-moves.ts";
import { seatChange, targetsFor } from "./seating-moves.ts";
import { seatingChartTexts } from "./texts.ts";

const { table: texts, seating, done, unseated } = seatingChartTexts;

interface MovedPerson {
  table: PlanTable;
  person: PersonRef;
}

/** Moves the person, with the companion at the same table. */
export function MoveMenu({ table, person, name }: MovedPerson & { name: string }) {
  return (
    <MoreMenu
      label={texts.moreFor(name)}
      variant="quiet"
      size="small"
      className="noscript:hidden"
      header={<MovedNames person={person} />}
    >
      <MoveItems table={table} person={person} />
    </MoreMenu>
  );
}

// Rendered in an open menu alone: a list has hundreds of menus.
function MovedNames({ person }: Pick<MovedPerson, "person">) {
  const { state } = useChart();
  const party = withCompany(state, [person], "party");
  return <p className="text-14 font-semibold">{texts.moveTo(namesOf(state, party))}</p>;
}

function MoveItems({ table, person }: MovedPerson) {
  const { state, applyWithToast } = useChart();
  const { choose } = useChartView();
  const party = withCompany(state, [person], "party");
  return (
    <>
      <TableItems persons={party} />
      <MenuItem
        onSelect={() => applyWithToast(done.guestRemoved, { type: "unseat", persons: party })}
      >
        {unseated.title}
      </MenuItem>
      <MenuSeparator />
      {party.length > 1 && (
        <MenuItem onSelect={() => choose([refOf(person)])}>
          {texts.onlyThisOne(nameOf(state, person))}
        </MenuItem>
      )}
      <MenuItem onSelect={() => choose(party)}>{texts.chooseOnPlan}</MenuItem>
      <MenuItem onSelect={() => choose([refOf(person)])}>
        {texts.swapWith}
        <span className="ml-auto text-13 text-ink-2">{table.name}</span>
      </MenuItem>
    </>
  );
}

/** The tables that can take all of the persons, and the names of those that cannot. */
function TableItems({ persons }: { persons: readonly PersonRef[] }) {
  const { state, applyWithToast } = useChart();
  const { open, full } = targetsFor(state, persons);
  return (
    <>
      {open.map(({ table, free }) => (
        <MenuItem
          key={table.id}
          onSelect={() =>
            applyWithToast(seating.seated(namesOf(state, persons)), seatChange(table.id, persons))
          }
        >
          <span className="min-w-0 flex-1 wrap-anywhere">{table.name}</span>
          <span className="flex-none text-14 font-normal text-ink-2">{texts.seats(free)}</span>
        </MenuItem>
      ))}
      {full.length > 0 && (
        <p className="px-3 py-2 text-13 text-muted">
          {texts.allFull(full.map(({ table }) => table.name).join(", "))}
        </p>
      )}
    </>
  );
}
