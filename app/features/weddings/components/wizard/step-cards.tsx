import type { ReactNode } from "react";
import {
  formatPlace,
  isDate,
  isTime,
  programParts,
  type WeddingDraft,
} from "#app/features/weddings/rules.ts";
import { texts } from "#app/features/weddings/texts.ts";
import { daysUntil, formatLongDate, formatTimeOfDay } from "#app/platform/oslo-time.ts";
import { Ampersand } from "#app/ui/ampersand.tsx";
import { Linnea } from "#app/ui/art/linnea.tsx";
import { type CoupleView, coupleView } from "./couple-view.ts";
import { heroImageUrl } from "./hero-image.tsx";
import type { StepProps } from "./step-props.ts";
import { wizardTexts } from "./texts.ts";
import { type ThemeClasses, themeClassesOf } from "./theme-classes.ts";
import themeStyles from "./theme-styles.css?url";

export function NamesCard({ draft, now }: StepProps) {
  const bride = draft.bride.trim();
  const groom = draft.groom.trim();
  const date = isDate(draft.weddingDate) ? draft.weddingDate : null;
  const days = date === null ? -1 : daysUntil(date, new Date(now));
  return (
    <PreviewCard>
      <Linnea className="h-27 w-auto" />
      <p className={`mt-4 max-w-full font-display wrap-break-word ${nameSize(bride, groom)}`}>
        <Name text={bride} placeholder={wizardTexts.firstNamePlaceholder} />
        <Ampersand className="block text-[.72em] leading-[.8] text-berry" />
        <Name text={groom} placeholder={wizardTexts.secondNamePlaceholder} />
      </p>
      <p className="mt-6 text-18 text-ink-2">{date && formatLongDate(date)}</p>
      <p className="text-18 text-muted">{formatPlace(draft)}</p>
      {days >= 0 && (
        <p className="absolute bottom-4 text-14 text-muted tabular-nums">
          {days === 0 ? wizardTexts.today : wizardTexts.daysLeft(days)}
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

export function PhotoCard({ draft, upload }: StepProps) {
  const couple = coupleView(draft);
  const classes = themeClassesOf(couple.theme);
  const landscape = `/ornament/${couple.theme}/${couple.seed}/landscape-tall.svg`;
  return (
    <PreviewCard classes={classes}>
      <div className={`border p-2 lg:p-2.5 ${classes.border} ${classes.frame}`}>
        <img
          src={heroImageUrl(draft, upload) ?? landscape}
          alt=""
          className={`aspect-4/5 w-48 object-cover lg:w-70 ${classes.frame}`}
        />
      </div>
      <CoupleLine couple={couple} className="mt-6 text-d31 lg:text-[2.75rem]/[1.15]" />
      <p className="mt-2 text-16 opacity-85">{couple.date && formatLongDate(couple.date)}</p>
    </PreviewCard>
  );
}

export function StoryCard({ draft }: StepProps) {
  const couple = coupleView(draft);
  return (
    <PreviewCard classes={themeClassesOf(couple.theme)}>
      <ThemeOrnament couple={couple} kind="bloom" className="h-40" />
      <CoupleLine couple={couple} className="mt-5 text-d31" />
      <p
        className={`mt-4 line-clamp-10 max-w-100 text-16 whitespace-pre-line ${draft.story.trim() ? "" : "opacity-75"}`}
      >
        {draft.story.trim() || wizardTexts.storyPlaceholder}
      </p>
    </PreviewCard>
  );
}

export function ProgramCard({ draft }: StepProps) {
  const couple = coupleView(draft);
  const classes = themeClassesOf(couple.theme);
  return (
    <PreviewCard classes={classes}>
      <Part classes={classes} part={programParts[0]} draft={draft} />
      <ThemeOrnament couple={couple} kind="divider" className="my-8 w-72 max-w-full" />
      <Part classes={classes} part={programParts[1]} draft={draft} />
    </PreviewCard>
  );
}

interface PartProps {
  classes: ThemeClasses;
  part: (typeof programParts)[number];
  draft: WeddingDraft;
}

function Part({ classes, part, draft }: PartProps) {
  const text = draft[part.text].trim();
  const time = isTime(draft[part.time]) ? formatTimeOfDay(draft[part.time]) : "";
  const timeAndPlace = [time, draft[part.place].trim()].filter(Boolean).join(", ");
  const isEmpty = text === "" && timeAndPlace === "";
  return (
    <>
      <p className={`text-d31 ${classes.font}`}>{texts.fields[part.text]}</p>
      <p
        className={`mt-2 line-clamp-6 max-w-90 text-16 whitespace-pre-line ${isEmpty ? "opacity-75" : ""}`}
      >
        {[timeAndPlace, text].filter(Boolean).join("\n") || wizardTexts.programPlaceholder}
      </p>
    </>
  );
}

interface PreviewCardProps {
  classes?: ThemeClasses;
  children: ReactNode;
}

function PreviewCard({ classes, children }: PreviewCardProps) {
  return (
    <aside
      aria-label={wizardTexts.preview}
      className="grid min-h-100 rounded-l border border-rule bg-sheet p-2 lg:min-h-150"
    >
      {classes && <link rel="stylesheet" href={themeStyles} precedence="default" />}
      <div
        className={`relative grid grid-cols-[minmax(0,1fr)] content-center justify-items-center rounded-m border border-rule px-6 py-16 text-center ${classes?.page ?? ""}`}
      >
        {children}
      </div>
    </aside>
  );
}

function CoupleLine({ couple, className }: { couple: CoupleView; className: string }) {
  const classes = themeClassesOf(couple.theme);
  return (
    <p className={`max-w-full wrap-break-word ${classes.font} ${className}`}>
      {couple.bride} <span className={classes.ampersand}>&amp;</span> {couple.groom}
    </p>
  );
}

interface ThemeOrnamentProps {
  couple: CoupleView;
  kind: "bloom" | "divider";
  className: string;
}

function ThemeOrnament({ couple, kind, className }: ThemeOrnamentProps) {
  const [width, height] = kind === "bloom" ? [296, 346] : [480, 80];
  return (
    <img
      src={`/ornament/${couple.theme}/${couple.seed}/${kind}.svg`}
      width={width}
      height={height}
      alt=""
      className={`object-contain ${className}`}
    />
  );
}
