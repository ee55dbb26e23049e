import type { Topic } from "#app/platform/live/topics.ts";
import { useLive } from "./use-live.ts";

interface ConnectionNoticeProps {
  topics: readonly Topic[];
  text: string;
  className?: string;
}

export function ConnectionNotice({ topics, text: lost, className = "" }: ConnectionNoticeProps) {
  const connection = useLive(...topics);
  return (
    <p role="status" className={`text-14 text-muted empty:sr-only ${className}`}>
      {connection.lost && lost}
    </p>
  );
}
