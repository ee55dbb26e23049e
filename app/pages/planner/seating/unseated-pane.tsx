import { memo, useMemo, useState } from "react";
import { Link } from "react-router";
import { SearchInput } from "#app/client/lists/search-field.tsx";
import { type PlanPerson, personKey } from "#app/features/seating/plan/plan.ts";
import { foldForSearch } from "#app/platform/search-text.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { GripVertical, Users } from "#app/ui/icons.ts";
import { useChart, useChartView } from "./chart-context.ts";
import { Chip, DietChip } from "./diet-chip.tsx";
import { useProposedTable } from "./late-parts.ts";
import { PersonSigns } from "./person-signs.tsx";
import { nameOf, namesOf, type Party, refOf, unseatedParties } from "./persons.ts";
import { seatChange, tableOfPartner } from "./seating-moves.ts";
import { seatingChartTexts } from "./texts.ts";

const { unseated: texts } = seatingChartTexts;

/** More would make each change of the chart slow; the search finds the others. */
const slipsAtOnce = 150;
/** When a whole list of guests arrives, proposals come from the button above the chart. */
const maxProposals = 20;
/** On a phone the search takes the room of a guest, so it comes with the guests who need it. */
const searchedFrom = 10;

interface UnseatedPaneProps {
  /** Of the list, and of answers that are not linked to it. */
  comingPersons: number;
}

/** Persons who come and have no table. On small screens a sheet over the plan. */
export const UnseatedPane = memo(function UnseatedPane({ comingPersons }: UnseatedPaneProps) {
  const { state } = useChart();
  const { pane, chosen, choose } = useChartView();
  const [search, setSearch] = useState("");
  const [isMultiple, setMultiple] = useState(false);
  const [isLowered, setLowered] = useState(false);
  const [limit, setLimit] = useState(slipsAtOnce);
  const parties = useMemo(() => unseatedParties(state), [state]);
  const shown = useMemo(() => {
    const folded = foldForSearch(search);
    return parties.filter(({ persons }) =>
      persons.some((person) => foldForSearch(nameOf(state, person)).includes(folded)),
    );
  }, [parties, search, state]);

  const count = parties.reduce((sum, { persons }) => sum + persons.length, 0);
  const listed = state.persons.filter(({ isComing }) => isComing).length;
  const unlinked = comingPersons - listed;
  const chosenKeys = new Set(chosen.map(personKey));
  const press = ({ persons }: Party, adds: boolean) => {
    const keys = new Set(persons.map(personKey));
    const isChosen = persons.every((person) => chosenKeys.has(personKey(person)));
    const others = chosen.filter((person) => !keys.has(personKey(person)));
    if (isChosen) choose(adds ? others : []);
    else choose(adds ? [...others, ...persons.map(refOf)] : persons.map(refOf));
  };

  return (
    <section
      aria-labelledby="uten-bord"
      data-drop="unseated"
      data-foot-bar
      className={classNames(
        "z-10 flex min-h-0 flex-none flex-col bg-sheet lg:w-55 lg:border-r lg:border-rule xl:w-64",
        "noscript:max-lg:static! noscript:max-lg:order-last noscript:max-lg:max-h-none!",
        "max-lg:absolute max-lg:inset-x-0 max-lg:bottom-0 max-lg:max-h-[45%] max-lg:rounded-t-[16px] max-lg:border-t max-lg:border-rule-2 max-lg:shadow-float",
        (pane !== null || chosen.length > 0) && !isMultiple && "max-lg:hidden",
        pane !== null && "lg:hidden",
      )}
    >
      <header className="flex items-baseline gap-2 border-b border-rule px-4 pt-4 pb-3 lg:border-b-0 lg:px-5">
        <div className="mr-auto">
          <h2 id="uten-bord" className="text-d25">
            <button
              type="button"
              aria-expanded={!isLowered}
              onClick={() => setLowered(!isLowered)}
              className="-my-2 min-h-11 text-left lg:pointer-events-none"
            >
              {texts.title}
            </button>
          </h2>
          {count > 0 && (
            <p className="text-14 text-muted lg:hidden noscript:hidden">{texts.shortHint}</p>
          )}
        </div>
        {count > 0 && (
          <button
            type="button"
            aria-pressed={isMultiple}
            onClick={() => {
              setMultiple(!isMultiple);
              choose([]);
            }}
            className="-my-3 min-h-11 rounded-s px-1 text-14 font-semibold text-ink-2 underline decoration-rule-2 underline-offset-4 hover:decoration-ink lg:hidden noscript:hidden"
          >
            {isMultiple ? texts.oneByOne : texts.several}
          </button>
        )}
        <span className="text-18 text-muted tabular-nums">{count}</span>
      </header>
      <div className={classNames("flex min-h-0 flex-1 flex-col", isLowered && "max-lg:hidden")}>
        {count > 0 && (
          <div
            className={classNames(
              "relative mx-3 mb-2 flex-none max-lg:mt-3 noscript:hidden",
              parties.length < searchedFrom && "max-lg:hidden",
            )}
          >
            <SearchInput
              label={texts.search}
              value={search}
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
          </div>
        )}
        <ul className="min-h-0 flex-1 overflow-y-auto pb-3 empty:hidden lg:space-y-2 lg:px-3">
          {shown.slice(0, limit).map((party) => (
            <PartySlip
              key={party.key}
              party={party}
              isChosen={party.persons.every((person) => chosenKeys.has(personKey(person)))}
              onPress={(adds) => press(party, adds || isMultiple)}
            />
          ))}
          {shown.length > limit && (
            <li className="px-3 py-2">
              <Button
                type="button"
                size="small"
                onClick={() => setLimit(limit + slipsAtOnce)}
                className="noscript:hidden"
              >
                {texts.showMore(Math.min(slipsAtOnce, shown.length - limit))}
              </Button>
            </li>
          )}
        </ul>
        <p role="status" className="px-4 pb-3 text-14 text-muted empty:hidden max-lg:pt-3 lg:px-5">
          {count === 0 && (listed > 0 ? texts.everyone : texts.nobody)}
          {count > 0 && shown.length === 0 && texts.noMatch}
        </p>
        {unlinked > 0 && (
          <p className="border-t border-rule px-4 py-3 text-14 text-muted lg:px-5">
            {texts.unlinked(unlinked)}{" "}
            <Link to="/guest-list?vis=ukoblede" className="font-semibold text-ink underline">
              {texts.link}
            </Link>
          </p>
        )}
        {count > 0 && (
          <p className="border-t border-rule px-5 py-4 text-13 text-muted max-lg:hidden noscript:hidden">
            {texts.hint}
          </p>
        )}
      </div>
    </section>
  );
});

/** Stands for the pane while another one is open. */
export function UnseatedRail() {
  const chart = useChart();
  const { openPane, preview } = useChartView();
  const { state } = preview ?? chart;
  const count = unseatedParties(state).reduce((sum, { persons }) => sum + persons.length, 0);
  return (
    <button
      type="button"
      data-drop="unseated"
      onClick={() => openPane(null)}
      className="flex w-13 flex-none flex-col items-center gap-3 border-r border-rule bg-sheet py-6 hover:bg-paper-2 focus-visible:-outline-offset-3 max-lg:hidden"
    >
      <Icon icon={Users} />
      <span className="min-w-7 rounded-s bg-messing-tint px-1.5 py-0.5 text-14 font-semibold text-messing-ink">
        {count}
      </span>
      <span className="rotate-180 text-14 font-semibold [writing-mode:vertical-rl]">
        {texts.title}
      </span>
    </button>
  );
}

interface PartySlipProps {
  party: Party;
  isChosen: boolean;
  onPress: (adds: boolean) => void;
}

function PartySlip({ party: { persons }, isChosen, onPress }: PartySlipProps) {
  const { state, diets } = useChart();
  const [first, companion] = persons;
  if (!first) return null;
  const category = state.categories.find(({ id }) => id === first.categoryId);
  return (
    <li className="max-lg:border-b max-lg:border-rule">
      <button
        type="button"
        aria-pressed={isChosen}
        data-drag-guest={persons.map(personKey).join(" ")}
        onClick={(event) => onPress(event.shiftKey || event.ctrlKey || event.metaKey)}
        className="flex min-h-16 w-full items-center gap-3 bg-sheet px-4 py-2.5 text-left transition-colors select-none hover:bg-paper-2 aria-pressed:bg-paper-3 lg:min-h-14 lg:rounded-m lg:border lg:border-rule-2 lg:px-2.5 lg:hover:border-ink lg:aria-pressed:border-ink data-dragged:border-dashed data-dragged:border-messing-edge data-dragged:bg-paper-2 data-dragged:[&>span]:invisible data-dragged:[&>svg]:invisible max-lg:focus-visible:-outline-offset-3"
      >
        <Icon icon={GripVertical} size={18} className="text-muted max-lg:hidden" />
        <span className="lg:hidden">
          <PersonSigns persons={persons} />
        </span>
        <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 max-lg:grid-rows-[auto_auto]">
          <span className="text-15 font-semibold wrap-anywhere">
            {nameOf(state, first)}
            {companion && (
              <span className="font-normal text-ink-2 lg:block">
                {" "}
                {companion.name
                  ? `${seatingChartTexts.seating.and.trim()} ${companion.name}`
                  : texts.withCompanion}
              </span>
            )}
          </span>
          <span className="flex flex-wrap justify-end gap-1 self-start empty:hidden max-lg:row-span-2 max-lg:self-center">
            {first.isChild && <Chip>{texts.child}</Chip>}
            {persons.map((person) => (
              <DietChip key={personKey(person)} diet={diets.get(personKey(person))} />
            ))}
          </span>
          {category && (
            <span className="col-start-1 flex min-w-0 items-center gap-2 text-13 text-muted lg:col-span-2">
              <svg width="9" height="9" aria-hidden="true" className="flex-none max-lg:hidden">
                <rect width="9" height="9" rx="2.5" fill={category.color} />
              </svg>
              <span className="truncate">{category.name}</span>
            </span>
          )}
        </span>
      </button>
      <SeatAtOnce persons={persons} />
    </li>
  );
}

/** One press for a guest who comes after all, for a new companion, or where the partner has a seat. */
function SeatAtOnce({ persons }: { persons: PlanPerson[] }) {
  const { state, newcomers, applyWithToast } = useChart();
  const { preview } = useChartView();
  const isNew =
    newcomers.size <= maxProposals && persons.some((person) => newcomers.has(personKey(person)));
  const proposedTable = useProposedTable()?.proposedTable;
  const table = useMemo(() => {
    if (!isNew) return tableOfPartner(state, persons);
    return proposedTable?.(state, persons) ?? null;
  }, [state, persons, isNew, proposedTable]);
  if (!table || preview) return null;
  const names = namesOf(state, persons);
  return (
    <Button
      type="button"
      variant="quiet"
      size="small"
      aria-label={texts.seatAtOf(names, table.name)}
      className="mx-2 mb-2 underline decoration-rule-2 underline-offset-4 hover:decoration-ink lg:mt-1 lg:mb-0 noscript:hidden"
      onClick={() =>
        applyWithToast(seatingChartTexts.seating.seated(names), seatChange(table.id, persons))
      }
    >
      {texts.seatAt(table.name)}
    </Button>
  );
}
