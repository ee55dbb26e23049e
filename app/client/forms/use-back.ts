import { useEffect } from "react";
import { useBlocker } from "react-router";

/** Lets the Back button do `onBack`, and stay on the page. Not beside a `LeaveDialog`. */
export function useBack(onBack: () => void): void {
  const blocker = useBlocker(true);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    onBack();
  }, [blocker, onBack]);
}
