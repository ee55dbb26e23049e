import type { FactNumber, Segment } from "../rules.ts";

export function FactMark({ fact }: { fact: FactNumber }) {
  return (
    <sup className="mx-px font-text text-[.75rem] leading-none font-semibold text-messing-ink">
      {fact}
    </sup>
  );
}

interface SegmentsProps {
  segments: readonly Segment[];
  /** Without the line under what the couple told. */
  numbersOnly?: boolean;
}

/** Only ever text: what a model wrote is never read as markup. */
export function Segments({ segments, numbersOnly = false }: SegmentsProps) {
  return segments.map(({ text, fact, isUnfounded }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: segments never move
    if (fact) return <Told key={index} {...{ text, fact, numbersOnly }} />;
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: segments never move
        key={index}
        className={
          isUnfounded
            ? "underline decoration-error decoration-dotted decoration-2 underline-offset-[5px]"
            : undefined
        }
      >
        {text}
      </span>
    );
  });
}

interface ToldProps {
  text: string;
  fact: FactNumber;
  numbersOnly: boolean;
}

function Told({ text, fact, numbersOnly }: ToldProps) {
  return (
    <>
      {numbersOnly ? (
        text
      ) : (
        <u className="decoration-messing decoration-[1.5px] underline-offset-4">{text}</u>
      )}
      <FactMark fact={fact} />
    </>
  );
}
