import { useCallback, useEffect, useRef, useState } from "react";
import { useToast } from "#app/ui/toaster.tsx";
import { plannerTexts } from "../texts.ts";
import { arrivalsBetween, arrivalsText, type Glance } from "./arrivals.ts";

interface ArrivedAnswers {
  isNew: (id: string) => boolean;
  markSeen: (id: string) => void;
}

/** Tells of answers that come in while the dashboard is open, and keeps which were not seen yet. */
export function useArrivals(glance: Glance): ArrivedAnswers {
  const toast = useToast();
  const before = useRef(glance);
  const [unseen, setUnseen] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const arrivals = arrivalsBetween(before.current, glance);
    before.current = glance;
    if (arrivals.count === 0) return;
    toast({
      key: "arrivals",
      title: plannerTexts.live.arrived,
      description: arrivalsText(arrivals),
      duration: 8000,
    });
    setUnseen((ids) => new Set([...ids, ...arrivals.fresh.map(({ id }) => id)]));
  }, [glance, toast]);

  const markSeen = useCallback((id: string) => {
    setUnseen((ids) => new Set([...ids].filter((other) => other !== id)));
  }, []);
  return { isNew: (id) => unseen.has(id), markSeen };
}
