import { editTexts } from "./texts.ts";

const texts = editTexts.preview;

interface PreviewSwitchProps {
  shown: "form" | "preview";
  onChange: (shown: "form" | "preview") => void;
}

/** On small screens either the form or the preview is shown. */
export function PreviewSwitch({ shown, onChange }: PreviewSwitchProps) {
  return (
    <fieldset className="sticky top-14 z-10 -mx-4 bg-paper px-4 py-2 lg:hidden noscript:hidden">
      <legend className="sr-only">{texts.view}</legend>
      <div className="grid grid-cols-2 overflow-hidden rounded-m border border-edge">
        {(["form", "preview"] as const).map((view) => (
          <button
            key={view}
            type="button"
            aria-pressed={shown === view}
            onClick={() => onChange(view)}
            className="min-h-11 text-15 font-semibold focus-visible:-outline-offset-3 aria-pressed:bg-ink aria-pressed:text-on-ink"
          >
            {view === "form" ? texts.edit : texts.show}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
