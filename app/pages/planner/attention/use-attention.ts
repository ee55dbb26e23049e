import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useOutletContext, useRevalidator } from "react-router";
import { subscribe } from "#app/client/live/subscribe.ts";
import { throttle } from "#app/client/live/throttle.ts";
import { seatingTopics } from "#app/features/seating/topics.ts";
import { liveTopics } from "../live-topics.ts";
import { type Attention, noAttention } from "./attention.ts";

const url = "/attention";
const minRefreshIntervalMs = 1_000;
/** Events that change no count. */
const uncounted: string[] = ["lost", "back", ...Object.values(seatingTopics)];

interface SharedAttention {
  attention: Attention;
  markSeen: (newest: string) => void;
}

export function useAttention(loaded: Attention | null): SharedAttention {
  const [attention, setAttention] = useState(loaded ?? noAttention);
  const hasWedding = loaded !== null;
  const { revalidate } = useRevalidator();

  const load = useCallback(
    async (init?: RequestInit) => {
      const response = await fetch(url, init);
      // The user signed out in another tab; revalidating redirects every page to the sign-in page.
      if (response.redirected) await revalidate();
      else if (response.status === 200) setAttention(await response.json());
    },
    [revalidate],
  );

  useEffect(() => {
    if (loaded) setAttention(loaded);
  }, [loaded]);
  useEffect(() => {
    if (!hasWedding) return;
    const refresh = throttle(() => load(), minRefreshIntervalMs);
    return subscribe(liveTopics, (event) => {
      if (!uncounted.includes(event)) refresh();
    });
  }, [load, hasWedding]);

  const markSeen = useCallback(
    (newest: string) => {
      const body = new URLSearchParams({ seen: newest });
      load({ method: "POST", body }).catch(() => undefined);
    },
    [load],
  );
  return useMemo(() => ({ attention, markSeen }), [attention, markSeen]);
}

export function useSharedAttention(): SharedAttention {
  return useOutletContext<SharedAttention | undefined>() ?? emptyAttention;
}

const emptyAttention: SharedAttention = { attention: noAttention, markSeen: () => undefined };

/** Marks the answers up to `newest`, an ISO instant, as seen. */
export function useSeenAnswers(newest: string | undefined): void {
  const { attention, markSeen } = useSharedAttention();
  const reported = useRef<string>(undefined);
  const unseen = attention.answers > 0;
  useEffect(() => {
    if (!newest || !unseen || reported.current === newest) return;
    reported.current = newest;
    markSeen(newest);
  }, [newest, unseen, markSeen]);
}
