import { useEffect } from "react";
import { useBlocker } from "react-router";

/** Must not be used beside a `LeaveDialog`, which handles the Back button too. */
export function useBackButton(onBack: () => void): void {
  const blocker = useBlocker(true);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    onBack();
  }, [blocker, onBack]);
}
