import type { Topic } from "./topics.ts";
import { useLive } from "./use-live.ts";

interface ConnectionNoticeProps {
  /** The page loads its data again when this changes. */
  topic: Topic;
  /** Said while the connection is lost. */
  lost: string;
  className?: string;
}

/** Keeps the page up to date, and says so when it cannot. */
export function ConnectionNotice({ topic, lost, className = "" }: ConnectionNoticeProps) {
  const connection = useLive(topic);
  return (
    <p role="status" className={`text-14 text-muted empty:sr-only ${className}`}>
      {connection.lost && lost}
    </p>
  );
}
