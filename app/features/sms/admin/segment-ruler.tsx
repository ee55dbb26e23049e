import { type CampaignSize, shownLimit } from "../rules.ts";
import { smsAdminTexts } from "./texts.ts";

const { compose: texts, ...screen } = smsAdminTexts;

interface SegmentRulerProps {
  id: string;
  /** What the specification counts: the text as it is typed. */
  typed: number;
  size: CampaignSize;
}

const width = 600;

/** The ink mark is where one message ends, the grey ones where the next begin. */
export function SegmentRuler({ id, typed, size: { longest } }: SegmentRulerProps) {
  const name = longest?.name ?? "";
  const {
    units = 0,
    single = 160,
    part = 153,
    segments = 0,
    encoding,
    culprit,
  } = longest?.length ?? {};
  const isUnicode = encoding === "ucs-2";
  const marks = Math.max(1, segments - 1);
  const end = single + marks * part + part * 0.05;
  const x = (at: number) => (Math.min(at, end) / end) * width;
  return (
    <div id={id} className="grid gap-1.5">
      <svg
        viewBox={`0 0 ${width} 16`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-4 w-full overflow-visible forced-color-adjust-none"
      >
        <path d={`M0 8h${width}`} strokeWidth="6" className="stroke-paper-3" />
        <path d={`M0 8h${x(units)}`} strokeWidth="6" className="stroke-gran" />
        {Array.from({ length: marks }, (_, index) => (
          <path
            key={x((index + 2) * part)}
            d={`M${x((index + 2) * part)} 0v16`}
            className="stroke-edge"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path
          d={`M${x(single)} 0v16`}
          strokeWidth="1.5"
          className="stroke-ink"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="flex flex-wrap justify-between gap-x-3 text-14 text-muted">
        <b className="font-semibold whitespace-nowrap text-ink tabular-nums">
          {screen.shownOf(typed, shownLimit)}
        </b>
        {typed > 0 && (
          <span className="text-right">
            {texts.perPerson(Math.max(1, segments))} {name && texts.longest(name, units)}
          </span>
        )}
        {isUnicode && (
          <span className="basis-full text-messing-ink">
            {texts.unicode(single)} {culprit && texts.culprit(culprit)}
          </span>
        )}
      </p>
    </div>
  );
}
