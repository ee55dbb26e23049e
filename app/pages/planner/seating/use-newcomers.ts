import { useEffect, useRef } from "react";
import { personKey } from "#app/features/seating/plan/plan.ts";
import { toast } from "#app/ui/toast-queue.ts";
import type { Chart, ChartView } from "./chart-context.ts";
import { namesOf, refOf, unseatedParties } from "./persons.ts";
import { proposedTable } from "./proposed-table.ts";
import { seatChange } from "./seating-moves.ts";
import { seatingChartTexts } from "./texts.ts";

const { unseated: texts, seating } = seatingChartTexts;

/** Tells of guests who come since the chart was opened, and offers them a seat. */
export function useNewcomers(chart: Chart, { choose, openPane }: ChartView): void {
  const { state, newcomers, applyWithToast } = chart;
  const told = useRef<ReadonlySet<string>>(newcomers);
  useEffect(() => {
    const isNew = (key: string) => newcomers.has(key) && !told.current.has(key);
    const parties = unseatedParties(state).filter(({ persons }) =>
      persons.some((person) => isNew(personKey(person))),
    );
    told.current = newcomers;
    const persons = parties.flatMap((party) => party.persons);
    if (persons.length === 0) return;
    const names = namesOf(state, persons);
    const table = parties.length === 1 ? proposedTable(state, persons) : null;
    const action = table
      ? {
          label: texts.seatAt(table.name),
          onPress: () => applyWithToast(seating.seated(names), seatChange(table.id, persons)),
        }
      : {
          label: texts.chooseTable,
          onPress: () => {
            openPane(null);
            choose(persons.map(refOf));
          },
        };
    toast({ title: texts.comes(names), action, key: "newcomers" });
  }, [state, newcomers, applyWithToast, choose, openPane]);
}
