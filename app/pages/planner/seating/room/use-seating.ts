import { useCallback, useEffect, useMemo, useState } from "react";
import type { PersonRef } from "#app/features/seating/plan/plan.ts";
import { toast } from "#app/ui/toast-queue.ts";
import { useChart, useChartView } from "../chart-context.ts";
import { namesOf } from "../persons.ts";
import { seatingChartTexts } from "../texts.ts";
import { planDrop, tablesWithRoom, withCompany } from "./guest-moves.ts";
import { roomTexts as texts } from "./texts.ts";

/** As long, persons who were seated by two presses are shown on their new chairs. */
const justSeatedMs = 3_000;

/** Seating by two presses or by keys: first persons are chosen, then their table. */
export function useSeating() {
  const { state, apply, applyWithToast } = useChart();
  const { chosen, choose, preview } = useChartView();
  const [announcement, setAnnouncement] = useState("");
  const [justSeated, setJustSeated] = useState<readonly PersonRef[]>([]);

  useEffect(() => {
    if (justSeated.length === 0) return;
    const timer = window.setTimeout(() => setJustSeated([]), justSeatedMs);
    return () => window.clearTimeout(timer);
  }, [justSeated]);

  useEffect(() => {
    if (chosen.length === 0) return;
    const tables = tablesWithRoom(state, chosen).size;
    setAnnouncement(texts.announce.choose(namesOf(state, chosen), tables));
  }, [chosen, state]);

  const seatChosenAt = useCallback(
    (tableId: string, seat: number | null = null, occupant: string | null = null): boolean => {
      if (chosen.length === 0 || preview) return false;
      const target = { on: "table", tableId, seat, occupant } as const;
      const { changes, refusal } = planDrop(state, chosen, target);
      const names = namesOf(state, chosen);
      if (refusal) {
        toast({ title: refusal, key: "seating" });
        setAnnouncement(refusal);
        return false;
      }
      choose([]);
      if (changes.length === 0) return true;
      const title = seatingChartTexts.seating.seated(names);
      if (applyWithToast(title, ...changes) !== null) return false;
      setJustSeated(chosen);
      const table = state.tables.find(({ id }) => id === tableId)?.name ?? "";
      setAnnouncement(texts.announce.seated(names, table));
      return true;
    },
    [state, chosen, choose, applyWithToast, preview],
  );

  const chooseParty = useCallback(
    (persons: readonly PersonRef[], isAlone: boolean) => {
      if (!preview) choose(withCompany(state, persons, isAlone ? "single" : "party"));
    },
    [state, choose, preview],
  );

  const unseat = useCallback(
    (persons: readonly PersonRef[]) => {
      if (preview || persons.length === 0) return;
      const names = namesOf(state, persons);
      if (apply({ type: "unseat", persons: [...persons] }) === null) {
        setAnnouncement(texts.announce.unseated(names));
      }
    },
    [state, apply, preview],
  );

  return useMemo(
    () => ({
      announcement,
      announce: setAnnouncement,
      justSeated,
      seatChosenAt,
      chooseParty,
      unseat,
    }),
    [announcement, justSeated, seatChosenAt, chooseParty, unseat],
  );
}
