import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { Inbox } from "./load-inbox.server.ts";
import { hrefOf } from "./view.ts";

/** Leads to the list from the message of `loaded` once it is gone, when it was sent away from here. */
export function useCloseAfterDelete(loaded: Inbox, shown: Inbox): void {
  const navigate = useNavigate();
  const deleted = useRef<string>(null);
  const { message } = loaded.view;
  const isGone = message !== null && loaded.open === null;
  const list = hrefOf({ ...loaded.view, message: null });

  useEffect(() => {
    if (message && shown.view.message !== message) deleted.current = message;
  }, [message, shown.view.message]);
  useEffect(() => {
    if (!isGone || deleted.current !== message) return;
    deleted.current = null;
    void navigate(list, { replace: true, preventScrollReset: true });
  }, [isGone, message, list, navigate]);
}
