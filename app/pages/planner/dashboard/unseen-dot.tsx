import { useEffect, useRef } from "react";
import { plannerTexts } from "../texts.ts";

const seenAfterMs = 8000;

interface UnseenDotProps {
  id: string;
  onSeen: (id: string) => void;
  className: string;
}

/** The berry on an answer that has just come; it goes once it has been on screen for a while. */
export function UnseenDot({ id, onSeen, className }: UnseenDotProps) {
  const dot = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const { current } = dot;
    if (!current) return;
    let timer: number | undefined;
    const watch = new IntersectionObserver(([entry]) => {
      window.clearTimeout(timer);
      if (entry?.isIntersecting) timer = window.setTimeout(() => onSeen(id), seenAfterMs);
    });
    watch.observe(current);
    return () => {
      watch.disconnect();
      window.clearTimeout(timer);
    };
  }, [id, onSeen]);

  return (
    <span ref={dot} className={`size-[7px] rounded-full bg-berry ${className}`}>
      <span className="sr-only">{plannerTexts.answers.new}</span>
    </span>
  );
}
