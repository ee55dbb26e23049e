import type { ReactNode } from "react";
import type { ActionFormState } from "#app/client/forms/use-action-form.ts";
import type { ImageUpload } from "#app/client/upload/use-image-upload.ts";
import { swatches } from "#app/ornament/palettes.ts";
import { FieldError, SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import { CharacterCount } from "../components/character-count.tsx";
import { ColorsField } from "../components/colors-field.tsx";
import {
  colorsForTheme,
  type MultilineField,
  maxLengths,
  pairingOf,
  pairings,
  programParts,
  themeIds,
  themes,
  type WeddingDraft,
} from "../rules.ts";
import { texts } from "../texts.ts";
import { HeroField } from "./hero-field.tsx";
import { editTexts } from "./texts.ts";

interface EditFieldsProps {
  form: ActionFormState<WeddingDraft>;
  upload: ImageUpload;
}

const { fields: labels, hints, partners } = texts;
const { sections } = editTexts;

export function EditFields({ form, upload }: EditFieldsProps) {
  const { field, values, change, errors } = form;
  const partnerLabels = partners[pairingOf(values.partners)];
  const textField = (name: keyof typeof maxLengths) => ({
    ...field(name),
    maxLength: maxLengths[name],
    autoComplete: "off",
  });
  const textAreaField = (name: MultilineField) => ({
    ...field(name),
    autoComplete: "off",
    hint: (name === "story" || values[name].length > maxLengths[name]) && (
      <CharacterCount used={values[name].length} max={maxLengths[name]} />
    ),
  });
  return (
    <>
      <FormSection title={sections.couple}>
        <div className="grid items-start gap-4 sm:grid-cols-2 sm:gap-3">
          <TextField {...textField("bride")} label={partnerLabels.bride} required />
          <TextField {...textField("groom")} label={partnerLabels.groom} required />
        </div>
        <SelectField {...field("partners")} label={partners.label}>
          {pairings.map((pairing) => (
            <option key={pairing} value={pairing}>
              {partners[pairing].name}
            </option>
          ))}
        </SelectField>
      </FormSection>
      <FormSection title={sections.when}>
        <div className="grid items-start gap-4 sm:grid-cols-2 sm:gap-3">
          <TextField
            {...field("weddingDate")}
            label={labels.weddingDate}
            type="date"
            required
            min="1900-01-01"
            max="2200-12-31"
          />
          <TextField {...textField("venue")} label={labels.venue} />
        </div>
        <TextField {...textField("city")} label={labels.city} />
      </FormSection>
      <FormSection title={sections.story}>
        <TextField
          {...textField("welcomeLine")}
          label={labels.welcomeLine}
          hint={hints.welcomeLine}
        />
        <TextArea
          {...textAreaField("story")}
          label={<span className="sr-only">{sections.story}</span>}
          rows={7}
        />
      </FormSection>
      <FormSection title={sections.theme}>
        <ThemeTiles
          value={values.selectedTheme}
          error={errors?.fieldErrors.selectedTheme}
          onChange={(selectedTheme) => {
            const colors = colorsForTheme(selectedTheme, values.colors);
            change({ selectedTheme, colors });
          }}
        />
        <ColorsField
          field={field("colors")}
          value={values.colors}
          selectedTheme={values.selectedTheme}
          onPick={(colors) => change({ colors })}
        />
        <TextField {...textField("theme")} label={editTexts.mood} hint={hints.theme} />
      </FormSection>
      <FormSection title={sections.photo}>
        <HeroField values={values} upload={upload} error={errors?.fieldErrors.heroImage} />
      </FormSection>
      <FormSection title={sections.program}>
        <p className="text-13 text-muted">{hints.program}</p>
        {programParts.map(({ text, time, place }) => (
          <div key={text} className="grid gap-3">
            <div className="grid items-start gap-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <TextField {...field(time)} label={labels[time]} type="time" />
              <TextField {...textField(place)} label={labels[place]} hint={hints[place]} />
            </div>
            <TextArea {...textAreaField(text)} label={labels[text]} rows={3} />
          </div>
        ))}
        <TextField
          {...field("guestCount")}
          label={labels.guestCount}
          inputMode="numeric"
          maxLength={4}
          className="max-w-40 tabular-nums"
        />
      </FormSection>
    </>
  );
}

function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-rule pt-6 first-of-type:border-0 first-of-type:pt-0">
      <h2 className="text-d20">{title}</h2>
      {children}
    </section>
  );
}

interface ThemeTilesProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function ThemeTiles({ value, error, onChange }: ThemeTilesProps) {
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
