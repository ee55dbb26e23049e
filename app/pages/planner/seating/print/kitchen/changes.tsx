import type { KitchenChange, KitchenDifference } from "#app/features/seating/kitchen/rules.ts";
import { personKey } from "#app/features/seating/plan/plan.ts";
import { printTexts } from "../texts.ts";
import { columnLabel } from "./kitchen-sheet.ts";

const { changes: texts } = printTexts;

interface ChangesProps {
  changes: KitchenDifference & { printedAt: string; revision: number };
}

/** What has changed since the kitchen got its last sheet. */
export function Changes({ changes: { printedAt, revision, persons, totals } }: ChangesProps) {
  if (persons.length + totals.length === 0) {
    return <p className="no-changes">{texts.none(printedAt)}</p>;
  }
  return (
    <section className="changes">
      <h2>{texts.title(printedAt, revision)}</h2>
      <ul>
        {persons.map(({ person, changes }) => (
          <li key={personKey(person)}>
            <b>{person.name}</b> {changes.map(describeChange).join(", ")}
          </li>
        ))}
      </ul>
      {totals.length > 0 && (
        <p>
          {totals
            .map(({ column, before, after }) => texts.total(columnLabel(column), before, after))
            .join(", ")}
        </p>
      )}
    </section>
  );
}

function describeChange(change: KitchenChange): string {
  switch (change.type) {
    case "arrived":
      return texts.arrived(tableText(change.table));
    case "left":
      return texts.left(tableText(change.table));
    case "severe":
      return change.isSevere ? texts.becameSevere : texts.noLongerSevere;
    case "diet":
      return texts.diet(change.before ?? texts.noDiet, change.after ?? texts.noDiet);
    case "table":
      return describeMove(change.before, change.after);
  }
}

function describeMove(before: number | null, after: number | null): string {
  if (before === null) return texts.gotTable(tableText(after));
  if (after === null) return texts.lostTable(tableText(before));
  return texts.movedTable(tableText(before), tableText(after));
}

function tableText(table: number | null): string {
  return table === null ? texts.noTable : texts.table(table);
}
