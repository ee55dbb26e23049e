import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isNewerThan } from "#app/client/live/use-live.tsx";
import { toast } from "#app/ui/toast-queue.ts";
import { answerAdminTexts as texts } from "./texts.ts";

export interface AnswersSnapshot {
  /** ISO 8601, by the server's clock. */
  at: string;
  counts: { total: number };
  latest: { id: string; guestName: string; sent: string }[];
}

interface AnswerArrivals {
  /** Exceeds `answers` when more arrived than the dashboard loads. */
  count: number;
  answers: { id: string; guestName: string }[];
}

export interface NewAnswers {
  isNew: (id: string) => boolean;
  markSeen: (id: string) => void;
}

const maxNames = 3;
const seenAfterMs = 8000;

export function useNewAnswers(snapshot: AnswersSnapshot): NewAnswers {
  const previous = useRef(snapshot);
  const [unseen, setUnseen] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const arrivals = findNewAnswers(previous.current, snapshot);
    previous.current = snapshot;
    if (arrivals.count === 0) return;
    toast({ key: "new-answers", title: texts.arrived, description: newAnswersText(arrivals) });
    setUnseen((ids) => new Set([...ids, ...arrivals.answers.map(({ id }) => id)]));
  }, [snapshot]);

  const markSeen = useCallback((id: string) => {
    setUnseen((ids) => new Set([...ids].filter((other) => other !== id)));
  }, []);
  return useMemo(() => ({ isNew: (id) => unseen.has(id), markSeen }), [unseen, markSeen]);
}

/** Without changed and restored answers. */
export function findNewAnswers(previous: AnswersSnapshot, next: AnswersSnapshot): AnswerArrivals {
  const known = new Set(previous.latest.map(({ id }) => id));
  const newAnswers = next.latest.filter(
    ({ id, sent }) => !known.has(id) && isNewerThan(previous.at, sent),
  );
  const isComplete = newAnswers.length < next.latest.length;
  const increase = next.counts.total - previous.counts.total;
  return {
    count: isComplete ? newAnswers.length : Math.max(increase, newAnswers.length),
    answers: newAnswers,
  };
}

export function newAnswersText({ count, answers }: AnswerArrivals): string {
  const { answered, others } = texts;
  const names = answers.slice(0, maxNames).map(({ guestName }) => guestName);
  const otherCount = count - names.length;
  if (otherCount > 0) return answered(`${names.join(", ")} og ${others(otherCount)}`);
  const last = names.pop() ?? "";
  return answered(names.length > 0 ? `${names.join(", ")} og ${last}` : last);
}

interface NewAnswerDotProps {
  id: string;
  newAnswers: NewAnswers;
  className: string;
}

export function NewAnswerDot({ id, newAnswers, className }: NewAnswerDotProps) {
  const { isNew, markSeen } = newAnswers;
  return isNew(id) && <UnseenDot id={id} onSeen={markSeen} className={className} />;
}

interface UnseenDotProps {
  id: string;
  onSeen: (id: string) => void;
  className: string;
}

function UnseenDot({ id, onSeen, className }: UnseenDotProps) {
  const dot = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const { current } = dot;
    if (!current) return;
    let timer: number | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      window.clearTimeout(timer);
      if (entry?.isIntersecting) timer = window.setTimeout(() => onSeen(id), seenAfterMs);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, [id, onSeen]);

  return (
    <span ref={dot} className={`absolute size-[7px] rounded-full bg-berry ${className}`}>
      <span className="sr-only">{texts.new}</span>
    </span>
  );
}
