import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ExternalLink } from "#app/ui/icons.ts";
import { draftFields, type WeddingDraft } from "../rules.ts";
import { type PreviewFrames, type PreviewWidth, previewFrames } from "./preview-frames.ts";
import { editTexts } from "./texts.ts";

const texts = editTexts.preview;
const debounceMs = 300;
/** The page's section by control name; other controls show the top. */
const sectionByControl: Record<string, string> = {
  story: "story",
  ceremonyTime: "program",
  ceremonyPlace: "program",
  ceremony: "program",
  receptionTime: "program",
  receptionPlace: "program",
  reception: "program",
};

interface PreviewPaneProps {
  fields: WeddingDraft;
  focused: string;
  className?: string;
}

export function PreviewPane({ fields, focused, className }: PreviewPaneProps) {
  const [width, setWidth] = useState<PreviewWidth>("phone");
  const container = useRef<HTMLDivElement>(null);
  const frames = useRef<PreviewFrames>(null);

  useEffect(() => {
    if (!container.current) return;
    const previewFrame = previewFrames(container.current);
    frames.current = previewFrame;
    return () => previewFrame.end();
  }, []);

  useEffect(() => frames.current?.setWidth(width), [width]);
  useEffect(() => frames.current?.scrollTo(sectionByControl[focused] ?? null), [focused]);

  useEffect(() => {
    const timer = window.setTimeout(() => frames.current?.show(fields), debounceMs);
    return () => window.clearTimeout(timer);
  }, [fields]);

  return (
    <section
      aria-labelledby="preview-title"
      className={classNames(
        "flex flex-col overflow-hidden border-rule bg-sheet max-lg:-mx-4 lg:sticky lg:top-19 lg:h-[calc(100dvh-6rem)] lg:rounded-l lg:border noscript:hidden",
        className,
      )}
    >
      <header className="flex flex-wrap items-center gap-2 border-b border-rule py-2 pr-2 pl-4 lg:pl-6">
        <h2 id="preview-title" className="mr-auto text-d20">
          {texts.title}
        </h2>
        <WidthSwitch width={width} onChange={setWidth} />
        <form method="post" action="/preview?from=/edit-wedding" target="_blank" rel="noopener">
          {draftFields.map((field) => (
            <input key={field} type="hidden" name={field} value={fields[field]} />
          ))}
          <Button variant="quiet" iconOnly aria-label={texts.open}>
            <Icon icon={ExternalLink} />
          </Button>
        </form>
      </header>
      <div
        ref={container}
        inert
        className="relative flex h-[calc(100dvh-13rem)] min-h-100 justify-center overflow-hidden bg-paper-2 lg:h-auto lg:flex-1"
      />
    </section>
  );
}

interface WidthSwitchProps {
  width: PreviewWidth;
  onChange: (width: PreviewWidth) => void;
}

function WidthSwitch({ width, onChange }: WidthSwitchProps) {
  return (
    <fieldset className="flex overflow-hidden rounded-m border border-edge max-lg:hidden">
      <legend className="sr-only">{texts.width}</legend>
      {(["phone", "screen"] as const).map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={width === option}
          onClick={() => onChange(option)}
          className="min-h-9 px-3 text-14 font-semibold focus-visible:-outline-offset-3 aria-pressed:bg-ink aria-pressed:text-on-ink"
        >
          {texts[option]}
        </button>
      ))}
    </fieldset>
  );
}
