import { createContext, useContext, useEffect, useRef, useState } from "react";
import { useFetchers, useRevalidator } from "react-router";
import type { Topic } from "#app/platform/live/topics.ts";
import { isActionPending } from "../actions/client-action.ts";
import { debouncedConnectionStatus } from "./open-connection.ts";
import { subscribe } from "./subscribe.ts";
import { throttle } from "./throttle.ts";

const minRefreshIntervalMs = 400;
/** Often enough for relative times and the countdown. */
const refreshIntervalMs = 10 * 60_000;
/** Longer than a restart of the server takes. */
const lostDelayMs = 4_000;

/** Longer than an insert takes to commit. */
const maxInsertDelayMs = 2_000;

/** The topics that the server sends to these pages. */
export const LiveTopics = createContext<readonly Topic[]>([]);

/** Reloads the page's data when a topic arrives. `lost` means no connection for some seconds. */
export function useLive(...topics: Topic[]): { lost: boolean } {
  const all = useContext(LiveTopics);
  const names = topics.join(" ");
  const { revalidate } = useRevalidator();
  const [lost, setLost] = useState(false);
  const isSubmitting = useFetchers().some(({ formData }) => formData);
  const submission = useRef({ isPending: false, hasMissedEvent: false });

  // Loading during a submission would make the router drop the redirect in its response.
  useEffect(() => {
    const { hasMissedEvent } = submission.current;
    submission.current = {
      isPending: isSubmitting,
      hasMissedEvent: hasMissedEvent && isSubmitting,
    };
    if (hasMissedEvent && !isSubmitting) void revalidate();
  }, [isSubmitting, revalidate]);

  useEffect(() => {
    const refresh = throttle(async () => {
      if (submission.current.isPending || isActionPending()) {
        submission.current.hasMissedEvent = true;
      } else await revalidate();
    }, minRefreshIntervalMs);
    const connection = debouncedConnectionStatus(lostDelayMs, setLost);
    const unsubscribe = subscribe(all, (event) => {
      if (event === "lost") connection.lost();
      else if (event === "back") connection.back();
      else if (event === "resync" || names.split(" ").includes(event)) refresh();
    });
    const timer = window.setInterval(refresh, refreshIntervalMs);
    return () => {
      unsubscribe();
      connection.end();
      window.clearInterval(timer);
    };
  }, [revalidate, all, names]);

  return { lost };
}

interface ConnectionNoticeProps {
  topics: readonly Topic[];
  text: string;
  className?: string;
}

export function ConnectionNotice({ topics, text: lost, className = "" }: ConnectionNoticeProps) {
  const connection = useLive(...topics);
  return (
    <p role="status" className={`text-14 text-muted empty:sr-only ${className}`}>
      {connection.lost && lost}
    </p>
  );
}

/** Returns true for a row sent after the load at `loadedAt`, false for one restored since. ISO 8601. */
export function isNewerThan(loadedAt: string, sentAt: string): boolean {
  return Date.parse(sentAt) >= Date.parse(loadedAt) - maxInsertDelayMs;
}
