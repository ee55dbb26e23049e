import type { Topic } from "./topics.ts";
import { useLive } from "./use-live.ts";

interface ConnectionNoticeProps {
  topic: Topic;
  lost: string;
  className?: string;
}

export function ConnectionNotice({ topic, lost, className = "" }: ConnectionNoticeProps) {
  const connection = useLive(topic);
  return (
    <p role="status" className={`text-14 text-muted empty:sr-only ${className}`}>
      {connection.lost && lost}
    </p>
  );
}
