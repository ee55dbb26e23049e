import { useChart, useChartView } from "./chart-context.ts";
import { PersonSigns } from "./person-signs.tsx";
import { namesOf } from "./persons.ts";
import { withCompany } from "./room/guest-moves.ts";
import { seatingChartTexts } from "./texts.ts";

const { seating: texts, unseated } = seatingChartTexts;

/** Says who is being seated, until a table is chosen. */
export function ChooseBar() {
  const { state } = useChart();
  const { chosen, choose, chooseBarRef } = useChartView();
  const [first] = chosen;
  if (!first) return null;
  const household = withCompany(state, [first], "household");
  const canAddHousehold = new Set(chosen.map(({ guestId }) => guestId)).size === 1;
  return (
    <section
      ref={chooseBarRef}
      aria-label={texts.chooseTable}
      data-foot-bar
      className="absolute inset-x-0 bottom-0 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 bg-ink px-4 py-3 text-on-ink lg:inset-x-auto lg:bottom-4 lg:left-1/2 lg:max-w-[90%] lg:-translate-x-1/2 lg:rounded-l lg:shadow-float"
    >
      <PersonSigns persons={chosen} />
      <p role="status" className="mr-auto min-w-0">
        <span className="block text-13 opacity-80">{texts.chooseTable}</span>
        <span className="block text-16 font-semibold wrap-anywhere">{namesOf(state, chosen)}</span>
      </p>
      {canAddHousehold && household.length > chosen.length && (
        <button
          type="button"
          onClick={() => choose(household)}
          className="min-h-control rounded-m border border-on-ink/40 px-3 text-15 font-semibold outline-on-ink hover:bg-ink-hover"
        >
          {unseated.household}
        </button>
      )}
      <button
        type="button"
        onClick={() => choose([])}
        className="min-h-control rounded-m px-3 text-15 font-semibold outline-on-ink hover:bg-ink-hover"
      >
        {texts.cancel}
      </button>
    </section>
  );
}
