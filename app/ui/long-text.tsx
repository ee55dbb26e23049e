import { classNames } from "#app/ui/class-names.ts";

const maxUncollapsedLength = 60;

interface LongTextProps {
  text: string;
  /** `line-clamp` classes for closed and open. */
  clamp: string;
  className?: string;
}

export function LongText({ text, clamp, className }: LongTextProps) {
  if (text.length <= maxUncollapsedLength && !text.includes("\n"))
    return <p className={className}>{text}</p>;
  return (
    <details className={classNames("group", className)}>
      <summary
        className={classNames(
          "list-none whitespace-pre-line marker:hidden [&::-webkit-details-marker]:hidden",
          clamp,
        )}
      >
        {text}
      </summary>
    </details>
  );
}
