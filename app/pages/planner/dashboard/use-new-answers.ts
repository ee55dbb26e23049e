import { useCallback, useEffect, useRef, useState } from "react";
import { useToast } from "#app/ui/toaster.tsx";
import { plannerTexts } from "../texts.ts";
import { type DashboardSnapshot, findNewAnswers, newAnswersText } from "./new-answers.ts";

interface UnseenAnswers {
  isNew: (id: string) => boolean;
  markSeen: (id: string) => void;
}

/** Tells of answers that come in while the dashboard is open, and keeps which were not seen yet. */
export function useNewAnswers(snapshot: DashboardSnapshot): UnseenAnswers {
  const toast = useToast();
  const before = useRef(snapshot);
  const [unseen, setUnseen] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const newAnswers = findNewAnswers(before.current, snapshot);
    before.current = snapshot;
    if (newAnswers.count === 0) return;
    toast({
      key: "arrivals",
      title: plannerTexts.live.arrived,
      description: newAnswersText(newAnswers),
      duration: 8000,
    });
    setUnseen((ids) => new Set([...ids, ...newAnswers.listed.map(({ id }) => id)]));
  }, [snapshot, toast]);

  const markSeen = useCallback((id: string) => {
    setUnseen((ids) => new Set([...ids].filter((other) => other !== id)));
  }, []);
  return { isNew: (id) => unseen.has(id), markSeen };
}
