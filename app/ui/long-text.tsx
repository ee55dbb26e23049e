import { classNames } from "#app/ui/class-names.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";

const maxUncollapsedLength = 60;

interface LongTextProps {
  text: string;
  /** `line-clamp` classes for closed and open. */
  clamp: string;
  className?: string;
  /** Makes links of web addresses. */
  hasLinks?: boolean;
}

export function LongText({ text, clamp, className, hasLinks = false }: LongTextProps) {
  const content = hasLinks ? <LinkedText text={text} /> : text;
  if (text.length <= maxUncollapsedLength && !text.includes("\n"))
    return <p className={className}>{content}</p>;
  return (
    <details className={classNames("group", className)}>
      <summary
        className={classNames(
          "list-none whitespace-pre-line marker:hidden [&::-webkit-details-marker]:hidden",
          clamp,
        )}
      >
        {content}
      </summary>
    </details>
  );
}
