import { useContext, useMemo } from "react";
import type { ChairMark, ChairMarks } from "#app/features/seating/drawing/show-table.ts";
import { type PersonRef, personKey } from "#app/features/seating/plan/plan.ts";
import type { WaitingChange } from "../chart-context.ts";
import { type Preview, RuleMarksContext, useChart, useChartView } from "../chart-context.ts";
import type { CarriedGuests } from "./use-guest-drag.ts";

/** What chairs show besides their persons: what is proposed, broken, not saved or on its way. */
export function useChairMarks(
  carried: CarriedGuests | null,
  justSeated: readonly PersonRef[],
): ChairMarks {
  const { waiting, isOffline, partner } = useChart();
  const theirs = partner?.held?.persons;
  const { preview } = useChartView();
  const broken = useContext(RuleMarksContext);
  const persons = carried?.persons;
  return useMemo(() => {
    if (preview) return { marks: previewMarks(preview), fadesOthers: true };
    const marks = new Map<string, ChairMark>();
    for (const { isMust, persons: keys } of broken) {
      for (const key of keys) if (marks.get(key) !== "broken") marks.set(key, markOf(isMust));
    }
    for (const key of isOffline ? unsavedPersons(waiting) : []) marks.set(key, "unsaved");
    for (const person of justSeated) marks.set(personKey(person), "gained");
    for (const person of [...(theirs ?? []), ...(persons ?? [])])
      marks.set(personKey(person), "left");
    return { marks };
  }, [preview, broken, waiting, isOffline, justSeated, theirs, persons]);
}

function markOf(isMust: boolean): ChairMark {
  return isMust ? "broken" : "moved";
}

function previewMarks({ gained, moved }: Preview): Map<string, ChairMark> {
  return new Map<string, ChairMark>([
    ...[...moved].map((key): [string, ChairMark] => [key, "moved"]),
    ...[...gained].map((key): [string, ChairMark] => [key, "gained"]),
  ]);
}

/** Keys of persons whose seat is in a change that the server does not have. */
function unsavedPersons(waiting: readonly WaitingChange[]): string[] {
  return waiting.flatMap(({ change }) => {
    switch (change.type) {
      case "seat":
        return change.persons.map(personKey);
      case "swap":
        return [change.one, change.other].map(personKey);
      case "setSeats":
      case "applyProposal":
        return change.seats.map(personKey);
      default:
        return [];
    }
  });
}
