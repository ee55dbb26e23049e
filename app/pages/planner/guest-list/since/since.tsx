import { Fragment } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Stat, StatStrip } from "#app/ui/stat-strip.tsx";
import type { ChangeView, SinceView } from "./load-since.server.ts";
import { sinceTexts as texts } from "./texts.ts";

/** What has changed since the owner last marked it as seen. */
export function Since({ seen, totals, days }: SinceView) {
  if (days.length === 0) {
    return (
      <Sheet>
        <EmptyState title={seen ? texts.nothing(seen.day) : texts.nothingYet} className="min-h-80">
          {texts.nothingHint}
        </EmptyState>
      </Sheet>
    );
  }
  const { before, after } = totals;
  return (
    <>
      <p className="text-14 text-muted">{seen ? texts.since(seen.time) : texts.first}</p>
      <StatStrip>
        <Total label={texts.coming} before={before?.comingPersons} after={after.comingPersons} />
        <Total label={texts.diets} before={before?.diets} after={after.diets} />
      </StatStrip>
      {days.map(({ day, changes }) => (
        <section key={day} className="grid gap-2">
          <h2 className="font-body text-14 font-medium text-muted first-letter:uppercase">{day}</h2>
          <Sheet>
            <ul className="divide-y divide-rule">
              {changes.map((change) => (
                <Change key={change.id} change={change} />
              ))}
            </ul>
          </Sheet>
        </section>
      ))}
    </>
  );
}

function Total({ label, before, after }: { label: string; before?: number; after: number }) {
  const note = before === undefined || before === after ? texts.unchanged : texts.from(before);
  return <Stat label={label} value={after} note={before === undefined ? undefined : note} />;
}

function Change({ change }: { change: ChangeView }) {
  const { after, message, clock } = change;
  const detail = detailOf(change);
  return (
    <li className="grid gap-x-6 gap-y-2 p-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,16rem)] lg:px-6">
      <div className="grid gap-0.5">
        <h3 className="font-body text-16 font-semibold">{headlineOf(change)}</h3>
        {(detail || message) && (
          <p className="text-15 text-ink-2">
            {detail} {message && <Fragment>«{message}»</Fragment>}
          </p>
        )}
        <p className="text-14 text-muted">{texts.at(clock)}</p>
      </div>
      {after.diet && after.persons > 0 && (
        <p className="lg:border-l lg:border-dashed lg:border-rule lg:pl-6">
          <span className="sr-only">{texts.kitchen}: </span>
          <Badge tone={after.severeAllergy ? "berry" : "messing"}>
            {after.severeAllergy ? texts.severe(after.diet) : after.diet}
          </Badge>
        </p>
      )}
    </li>
  );
}

function headlineOf({ kind, name, partner, before, after }: ChangeView): string {
  if (partner !== null) return texts.setByPartner(partner, name, after.status);
  switch (kind) {
    case "cancelled":
      return texts.cancelled(name);
    case "confirmed":
      return texts.confirmed(name);
    case "companion":
      if (after.persons < 2) return texts.companionGone(name);
      return before?.persons === 2 ? texts.companionNamed(name) : texts.companionAdded(name);
    case "diet":
      return texts.diet(name);
    default:
      return texts.answered[after.status](name);
  }
}

function detailOf({ kind, after }: ChangeView): string | null {
  if (!after.companionName || after.persons < 2) return null;
  return kind === "companion"
    ? texts.companionIs(after.companionName)
    : texts.withCompanion(after.companionName);
}
