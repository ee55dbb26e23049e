import { useEffect } from "react";
import { useNavigate } from "react-router";
import { addressOf, type View } from "./view.ts";

/** Leads to the list from a message that was open in `loaded` and is on its way out of `view`. */
export function useLeaving(loaded: View, view: View): void {
  const navigate = useNavigate();
  const left = loaded.message !== view.message ? addressOf(view) : null;
  useEffect(() => {
    if (left) void navigate(left, { replace: true, preventScrollReset: true });
  }, [left, navigate]);
}
