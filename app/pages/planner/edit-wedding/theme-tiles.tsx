import { themeIds, themes } from "#app/features/weddings/rules.ts";
import { swatches } from "#app/ornament/palettes.ts";
import { FieldError } from "#app/ui/field.tsx";
import { editTexts } from "./texts.ts";

interface ThemeTilesProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** All seven themes: three colour bars and the name. */
export function ThemeTiles({ value, error, onChange }: ThemeTilesProps) {
  return (
    <fieldset aria-describedby={error ? "selectedTheme-error" : undefined}>
      <legend className="sr-only">{editTexts.sections.theme}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
        {themeIds.map((id, index) => (
          <label
            key={id}
            className="relative grid cursor-pointer gap-2 rounded-m border border-rule-2 bg-sheet px-2 py-2.5 text-14 font-semibold has-checked:inset-ring-2 has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="selectedTheme"
              id={index === 0 ? "selectedTheme" : undefined}
              value={id}
              checked={value === id}
              onChange={() => onChange(id)}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <svg viewBox="0 0 60 16" preserveAspectRatio="none" className="h-5 w-full" aria-hidden>
              {swatches[id].map((color, bar) => (
                <rect key={color} x={bar * 20} width="20" height="16" fill={color} />
              ))}
            </svg>
            <span className="flex items-center justify-between">
              {themes[id].name}
              {value === id && <i aria-hidden="true" className="size-2 rounded-full bg-berry" />}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id="selectedTheme-error">{error}</FieldError>}
    </fieldset>
  );
}
