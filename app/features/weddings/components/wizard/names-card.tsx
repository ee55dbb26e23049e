import { formatPlace, isDate } from "#app/features/weddings/rules.ts";
import { texts } from "#app/features/weddings/texts.ts";
import { daysUntil, formatLongDate } from "#app/platform/oslo-time.ts";
import { Ampersand } from "#app/ui/ampersand.tsx";
import { Linnea } from "#app/ui/art/linnea.tsx";
import { PreviewCard } from "./preview-card.tsx";
import type { StepProps } from "./step-props.ts";

export function NamesCard({ draft, now }: StepProps) {
  const { wizard } = texts;
  const bride = draft.bride.trim();
  const groom = draft.groom.trim();
  const date = isDate(draft.weddingDate) ? draft.weddingDate : null;
  const days = date === null ? -1 : daysUntil(date, new Date(now));
  return (
    <PreviewCard>
      <Linnea className="h-27 w-auto" />
      <p className={`mt-4 max-w-full font-display wrap-break-word ${nameSize(bride, groom)}`}>
        <Name text={bride} placeholder={wizard.one} />
        <Ampersand className="block text-[.72em] leading-[.8] text-berry" />
        <Name text={groom} placeholder={wizard.other} />
      </p>
      <p className="mt-6 text-18 text-ink-2">{date && formatLongDate(date)}</p>
      <p className="text-18 text-muted">{formatPlace(draft)}</p>
      {days >= 0 && (
        <p className="absolute bottom-4 text-14 text-muted tabular-nums">
          {days === 0 ? wizard.today : wizard.daysLeft(days)}
        </p>
      )}
    </PreviewCard>
  );
}

function Name({ text, placeholder }: { text: string; placeholder: string }) {
  return <span className={`block ${text ? "" : "text-muted"}`}>{text || placeholder}</span>;
}

function nameSize(bride: string, groom: string): string {
  const longest = Math.max(...`${bride} ${groom}`.split(/[\s-]+/).map((word) => word.length));
  if (longest > 16) return "text-d31";
  return longest > 10 || bride.length + groom.length > 40
    ? "text-d49"
    : "text-d49 lg:text-[4rem]/[1.05]";
}
