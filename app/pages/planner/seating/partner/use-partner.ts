import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { subscribe } from "#app/client/live/subscribe.ts";
import { throttle } from "#app/client/live/throttle.ts";
import type { PresentPartner } from "#app/features/seating/holds/queries.server.ts";
import { presenceIntervalMs } from "#app/features/seating/holds/rules.ts";
import type { Held } from "#app/features/seating/plan/plan.ts";
import { seatingTopics } from "#app/features/seating/topics.ts";
import { liveTopics } from "../../live-topics.ts";

const url = "/seating-chart/partner";
const minRefreshIntervalMs = 200;
/** A pointer crosses many tables on its way. */
const minHoldIntervalMs = 150;

/** The other owner who has the chart open. `hold` tells that one what is being moved here. */
export function usePartner(): {
  partner: PresentPartner | null;
  hold: (held: Held | null) => void;
} {
  const [partner, setPartner] = useState<PresentPartner | null>(null);
  const held = useRef<Held | null>(null);
  const isWatched = useRef(false);
  const requests = useRef({ sent: 0, shown: 0 });

  const load = useCallback(async (init?: RequestInit) => {
    const request = ++requests.current.sent;
    // Offline, the partner is not seen until the next time.
    const response = await fetch(url, init).catch(() => null);
    if (!response?.ok || response.redirected) return;
    const present: PresentPartner | null = await response.json();
    // A slow response must not replace one that was asked for later.
    if (request < requests.current.shown) return;
    requests.current.shown = request;
    isWatched.current = present !== null;
    setPartner(present);
  }, []);
  const tell = useCallback(() => {
    const body = new URLSearchParams({ held: JSON.stringify(held.current) });
    return load({ method: "POST", body });
  }, [load]);
  const tellSoon = useMemo(() => throttle(tell, minHoldIntervalMs), [tell]);
  const hold = useCallback(
    (next: Held | null) => {
      held.current = next;
      if (isWatched.current) tellSoon();
    },
    [tellSoon],
  );

  useEffect(() => {
    const leave = () => void navigator.sendBeacon(url, new URLSearchParams());
    const tellIfVisible = () => {
      if (document.visibilityState === "visible") void tell();
    };
    tellIfVisible();
    const timer = window.setInterval(tellIfVisible, presenceIntervalMs);
    const refresh = throttle(() => load(), minRefreshIntervalMs);
    const unsubscribe = subscribe(liveTopics, (event) => {
      if (event === seatingTopics.seatingHolds || event === "resync") refresh();
    });
    document.addEventListener("visibilitychange", tellIfVisible);
    window.addEventListener("pagehide", leave);
    return () => {
      window.clearInterval(timer);
      unsubscribe();
      document.removeEventListener("visibilitychange", tellIfVisible);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [load, tell]);
  return { partner, hold };
}
