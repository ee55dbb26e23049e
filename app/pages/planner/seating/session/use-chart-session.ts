import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useFetcher } from "react-router";
import { submitFields } from "#app/client/actions/submit.ts";
import { showError } from "#app/client/error-toast.ts";
import { clientTexts } from "#app/client/texts.ts";
import type { ChangeResult } from "#app/features/seating/commands.server.ts";
import type { PlanChange, RefusalReason } from "#app/features/seating/plan/changes.ts";
import { type ActionResult, actionFields } from "#app/platform/http/actions.ts";
import { toast } from "#app/ui/toast-queue.ts";
import { seatingActions } from "../actions.ts";
import type { Chart } from "../chart-context.ts";
import { describeRefusal } from "../describe-change.ts";
import { ChartSession, type ServerPlan, type SessionView } from "./chart-session.ts";
import { storedChanges } from "./stored-changes.ts";

/** How long the tables are marked that the partner changed. */
const changeShownMs = 2_000;
const retryDelaysMs = [2_000, 5_000, 15_000, 30_000];

type SessionParts = Omit<Chart, "couple" | "diets" | "partner" | "hold"> &
  Pick<SessionView, "changedTableIds">;

/** The chart of this visit. Sends what the couple changes, also when the network is back. */
export function useChartSession(weddingId: string, plan: ServerPlan): SessionParts {
  const [session] = useState(() => sessionOfVisit(weddingId, plan));
  const view = useSyncExternalStore(
    session.subscribe,
    () => session.view,
    () => session.view,
  );
  useEffect(() => session.restore(storedChanges(weddingId)), [session, weddingId]);
  useEffect(() => session.receive(plan), [session, plan]);
  const { changedTableIds } = view;
  useEffect(() => {
    if (changedTableIds.length === 0) return;
    const timer = window.setTimeout(() => session.forgetChangedTables(), changeShownMs);
    return () => window.clearTimeout(timer);
  }, [session, changedTableIds]);
  const save = useSending(session);

  const apply = useCallback(
    (...changes: PlanChange[]) => applyAndReport(session, changes),
    [session],
  );
  const applyWithToast = useCallback(
    (title: string, ...changes: PlanChange[]) => applyAndReport(session, changes, title),
    [session],
  );
  const undo = useCallback(() => {
    for (const refusal of session.undo()) showRefusal(session, refusal);
  }, [session]);
  const redo = useCallback(() => {
    for (const refusal of session.redo()) showRefusal(session, refusal);
  }, [session]);
  const discard = useCallback((id: string) => session.discard(id), [session]);
  const dismissRefused = useCallback((id?: string) => session.dismissRefused(id), [session]);
  return useMemo(
    () => ({ ...view, apply, applyWithToast, undo, redo, discard, dismissRefused, save }),
    [view, apply, applyWithToast, undo, redo, discard, dismissRefused, save],
  );
}

let lastSession: { weddingId: string; session: ChartSession } | undefined;

/** The undo of a visit outlives other pages that the couple opens in between. */
function sessionOfVisit(weddingId: string, plan: ServerPlan): ChartSession {
  if (typeof window === "undefined") return new ChartSession(plan);
  if (lastSession?.weddingId === weddingId) lastSession.session.receive(plan);
  else lastSession = { weddingId, session: new ChartSession(plan) };
  return lastSession.session;
}

function applyAndReport(
  session: ChartSession,
  changes: readonly PlanChange[],
  title?: string,
): RefusalReason | null {
  const result = session.apply(changes);
  if ("refusal" in result) {
    showRefusal(session, result.refusal);
    return result.refusal.reason;
  }
  const { inverse } = result;
  if (title !== undefined) {
    const onPress = () => void applyAndReport(session, inverse);
    const action = inverse.length > 0 && { action: { label: clientTexts.undo, onPress } };
    // The browser lays the page out twice for a new toast, so the chart is shown before.
    afterPaint(() => toast({ title, ...action, key: "seating" }));
  }
  return null;
}

function afterPaint(run: () => void): void {
  requestAnimationFrame(() => window.setTimeout(run));
}

function showRefusal(
  session: ChartSession,
  { change, reason }: { change: PlanChange; reason: RefusalReason },
): void {
  toast({ title: describeRefusal(session.view.state, change, reason), key: "seating" });
}

/** Sends one batch at a time. After a failure it tries again by itself, and when it is called. */
function useSending(session: ChartSession): () => void {
  const fetcher = useFetcher<ActionResult>();
  const { state, submit, data } = fetcher;
  const { waiting, isOffline } = useSyncExternalStore(
    session.subscribe,
    () => session.view,
    () => session.view,
  );
  const failures = useRef(0);
  const send = useCallback(() => {
    const changes = session.nextBatch();
    if (changes.length === 0) return;
    const form = new FormData();
    for (const field of changeFields(changes)) form.append(...field);
    void submit(form, { method: "post", action: seatingActions.path, flushSync: true });
  }, [session, submit]);

  const isIdle = state === "idle";
  const handled = useRef<ActionResult>(undefined);
  useEffect(() => {
    if (!data || handled.current === data) return;
    handled.current = data;
    if (data.ok) {
      failures.current = 0;
      session.acknowledge(data.data as { results: ChangeResult[]; revision: number });
    } else if ("errors" in data) {
      session.markUnreadable();
    } else {
      failures.current++;
      session.markUnsent();
      const message = "message" in data ? data.message : "";
      if (message) showError(message, { key: "seating-save" });
    }
  }, [data, session]);

  // Also while a request is under way, which began without the network and will fail.
  useEffect(() => {
    const startOver = () => {
      failures.current = 0;
    };
    window.addEventListener("online", startOver);
    return () => window.removeEventListener("online", startOver);
  }, []);

  const hasWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isIdle || !hasWaiting) return;
    // Without a delay too, the change is on screen before the router renders that it is being sent.
    const retryDelay = retryDelaysMs[Math.min(failures.current, retryDelaysMs.length) - 1] ?? 0;
    const delay = isOffline ? retryDelay : 0;
    const timer = window.setTimeout(send, delay);
    window.addEventListener("online", send);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("online", send);
    };
  }, [isIdle, hasWaiting, isOffline, send]);

  // The page is left: the shell sends what has not been sent yet.
  useEffect(() => {
    return () => {
      const changes = session.nextBatch();
      if (changes.length > 0) submitFields(seatingActions.path, changeFields(changes));
    };
  }, [session]);
  return send;
}

function changeFields(changes: ReturnType<ChartSession["nextBatch"]>) {
  return actionFields("change", { changes: JSON.stringify(changes) });
}
