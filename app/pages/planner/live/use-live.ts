import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { keepListening } from "./keep-listening.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import type { Topic } from "./topics.ts";

const refreshGap = 400;
/** Often enough that "Akkurat nå" and the days that are left stay true. */
const refreshAnyway = 10 * 60_000;

/** Loads the page's data again when `topic` changed, wherever that happened. */
export function useLive(topic: Topic): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const refresh = oneAtATime(revalidate, refreshGap);
    const end = keepListening("/live", [topic], refresh);
    const timer = window.setInterval(refresh, refreshAnyway);
    return () => {
      end();
      window.clearInterval(timer);
    };
  }, [revalidate, topic]);
}
