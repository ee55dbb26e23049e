import { useEffect, useRef, useState } from "react";
import { useFetchers, useRevalidator } from "react-router";
import { debouncedConnectionStatus } from "./connection-status.ts";
import { subscribe } from "./subscribe.ts";
import { throttle } from "./throttle.ts";
import type { Topic } from "./topics.ts";

const refreshGap = 400;
/** Often enough for relative times and the countdown of days. */
const refreshIntervalMs = 10 * 60_000;
/** A server that restarts is back sooner. */
const lostDelayMs = 4_000;

/** Reloads the page's data when `topic` changes. `lost` means no connection for some seconds. */
export function useLive(topic: Topic): { lost: boolean } {
  const { revalidate } = useRevalidator();
  const [lost, setLost] = useState(false);
  const isSubmitting = useFetchers().some(({ formData }) => formData);
  const submission = useRef({ isPending: false, missed: false });

  // Loading during a submission would make the router drop the redirect in its response.
  useEffect(() => {
    const { missed } = submission.current;
    submission.current = { isPending: isSubmitting, missed: missed && isSubmitting };
    if (missed && !isSubmitting) void revalidate();
  }, [isSubmitting, revalidate]);

  useEffect(() => {
    const refresh = throttle(async () => {
      if (submission.current.isPending) submission.current.missed = true;
      else await revalidate();
    }, refreshGap);
    const connection = debouncedConnectionStatus(lostDelayMs, setLost);
    const end = subscribe((event) => {
      if (event === "lost" || event === "back") connection[event]();
      else if (event === topic || event === "resync") refresh();
    });
    const timer = window.setInterval(refresh, refreshIntervalMs);
    return () => {
      end();
      connection.end();
      window.clearInterval(timer);
    };
  }, [revalidate, topic]);

  return { lost };
}
