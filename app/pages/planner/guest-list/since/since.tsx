import { ActionForm } from "#app/client/actions/action-form.tsx";
import type { GuestTotals } from "#app/features/weddings/rules.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronRight } from "#app/ui/icons.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Stat, StatStrip } from "#app/ui/stat-strip.tsx";
import { guestActions } from "../actions.ts";
import { guestListTexts } from "../texts.ts";
import { ViewLinks } from "../view-links.tsx";
import { ChangeItem, changeColumns } from "./change-item.tsx";
import type { News, PersonChange, SinceView } from "./load-since.server.ts";
import { sinceTexts as texts } from "./texts.ts";

/** What has changed since the owner last marked it as seen. */
export function Since({ at, views, name, seen, totals, days }: SinceView) {
  return (
    <>
      <PageHeader
        title={guestListTexts.title}
        details={<ViewLinks current="changes" counts={views} />}
        actions={
          days.length > 0 && (
            <ActionForm
              actions={guestActions}
              intent="mark-seen"
              values={{ until: at }}
              className="max-sm:w-full max-sm:buttons:w-full"
            >
              <Button>{texts.markSeen}</Button>
            </ActionForm>
          )
        }
        className="max-sm:[&>div]:w-full"
      />
      {days.length === 0 ? (
        <Sheet>
          <EmptyState
            title={seen ? texts.nothing(seen.day) : texts.nothingYet}
            className="min-h-80"
          >
            {texts.nothingHint}
          </EmptyState>
        </Sheet>
      ) : (
        <>
          <p className="text-14 text-muted">{seen ? texts.since(name, seen.time) : texts.first}</p>
          <Totals totals={totals} days={days} />
          <div className={`-mb-3 hidden text-14 font-medium text-muted lg:grid ${changeColumns}`}>
            <span className="col-start-2 px-6">{texts.kitchen}</span>
          </div>
          {days.map(({ day, changes }) => (
            <section key={day} className="grid gap-2">
              <h2 className="font-text text-14 font-medium text-muted">{day}</h2>
              <Sheet>
                <ul className="divide-y divide-rule">
                  {changes.map((change) => (
                    <ChangeItem key={change.id} change={change} />
                  ))}
                </ul>
              </Sheet>
            </section>
          ))}
        </>
      )}
    </>
  );
}

/** The totals before the changes and now. */
function Totals({ totals: { before, after }, days }: Pick<News, "totals" | "days">) {
  const people = days.flatMap(({ changes }) => changes.flatMap((change) => change.people));
  const deltas = people.map((person) => person.after.persons - (person.before?.persons ?? 0));
  const sumOf = (sign: 1 | -1) => deltas.reduce((sum, delta) => sum + Math.max(0, sign * delta), 0);
  const severe = people.flatMap(newSevereAllergies).filter(Boolean).length;
  return (
    <StatStrip>
      <Total
        label={texts.coming}
        of="comingPersons"
        totals={{ before, after }}
        note={texts.moreAndFewer(sumOf(1), sumOf(-1))}
      />
      <Total
        label={texts.diets}
        of="diets"
        totals={{ before, after }}
        note={severe > 0 ? texts.severeOfThem(severe) : undefined}
      />
    </StatStrip>
  );
}

/** Of the guest and of the companion. */
function newSevereAllergies({ before, after }: PersonChange) {
  return [
    after.severeAllergy && !before?.severeAllergy,
    after.companionSevereAllergy && !before?.companionSevereAllergy,
  ];
}

interface TotalProps {
  label: string;
  of: keyof GuestTotals;
  totals: SinceView["totals"];
  note: string | undefined;
}

function Total({ label, of, totals: { before, after }, note }: TotalProps) {
  const isSame = !before || before[of] === after[of];
  const value = isSame ? (
    after[of]
  ) : (
    <>
      <span className="text-muted">
        <span className="sr-only">{texts.before} </span>
        {before[of]}
        <Icon icon={ChevronRight} className="mx-1 inline-block align-baseline" />
      </span>
      {after[of]}
    </>
  );
  return <Stat label={label} value={value} note={before && isSame ? texts.unchanged : note} />;
}
