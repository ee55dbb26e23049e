import { useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useToast } from "#app/ui/toaster.tsx";
import type { Act } from "./acts.ts";
import { wishlistAdminTexts } from "./texts.ts";
import type { action } from "./wishlist-admin.tsx";

/** Somebody of 85 needs longer than eight seconds; it stands still under the pointer anyway. */
const undoMs = 12_000;

type Fields = Act | Record<string, string>;

/**
 * Sends what is pressed, one after another so that moves arrive in their order, and says what came
 * of it. `waiting` is what the server has not answered yet.
 */
export function useActs() {
  const { data, state, submit } = useFetcher<typeof action>();
  const [waiting, setWaiting] = useState<readonly Fields[]>([]);
  const begun = useRef<Fields>(undefined);
  const toast = useToast();
  const act = useCallback((fields: Fields) => setWaiting((rest) => [...rest, fields]), []);
  const [current] = waiting;

  useEffect(() => {
    if (!current || state !== "idle") return;
    if (begun.current !== current) {
      begun.current = current;
      void submit({ ...current }, { method: "post" });
      return;
    }
    setWaiting((rest) => rest.slice(1));
    const { done, undo, failed } = data ?? {};
    if (done) {
      const action = undo && { label: wishlistAdminTexts.undo, onPress: () => act(undo) };
      toast({ title: done, ...(action ? { action, duration: undoMs } : {}) });
    }
    if (failed) {
      const action = { label: wishlistAdminTexts.retry, onPress: () => act({ ...current }) };
      toast({ title: failed, tone: "fault", action, duration: undoMs });
    }
  }, [current, state, data, submit, toast, act]);

  return { act, waiting: waiting.filter(isAct) };
}

function isAct(fields: Fields): fields is Act {
  return ["delete", "reset", "move"].includes(fields.intent ?? "");
}
