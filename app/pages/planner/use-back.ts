import { useEffect } from "react";
import { useBlocker } from "react-router";

/** Lets the Back button do `onBack`, and stay on the page. At most one of its kind at a time. */
export function useBack(onBack: () => void): void {
  const blocker = useBlocker(true);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    onBack();
  }, [blocker, onBack]);
}
