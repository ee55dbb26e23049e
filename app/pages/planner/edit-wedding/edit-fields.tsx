import type { ReactNode } from "react";
import type { ImageUpload } from "#app/client/upload/use-image-upload.ts";
import { CharacterCount } from "#app/features/weddings/components/character-count.tsx";
import { type DraftField, maxLengths, pairingOf, pairings } from "#app/features/weddings/rules.ts";
import { texts } from "#app/features/weddings/texts.ts";
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import { HeroField } from "./hero-field.tsx";
import { editTexts } from "./texts.ts";
import { ThemeTiles } from "./theme-tiles.tsx";
import type { Edit } from "./use-edit.ts";

interface EditFieldsProps {
  edit: Edit;
  upload: ImageUpload;
  errors: Record<string, string>;
}

const { fields: labels, hints, partners } = texts;
const { sections } = editTexts;

/** Everything that is stored of a wedding, in the order of its page. */
export function EditFields({ edit, upload, errors }: EditFieldsProps) {
  const { fields, change } = edit;
  const words = partners[pairingOf(fields.partners)];
  const field = (name: DraftField) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change(name, currentTarget.value),
  });
  const written = (name: keyof typeof maxLengths) => ({
    ...field(name),
    maxLength: maxLengths[name],
    autoComplete: "off",
  });
  const counted = (name: "story" | "ceremony" | "reception") => ({
    ...field(name),
    autoComplete: "off",
    hint: (name === "story" || fields[name].length > maxLengths[name]) && (
      <CharacterCount used={fields[name].length} max={maxLengths[name]} />
    ),
  });
  return (
    <>
      <Chapter title={sections.couple}>
        <div className="grid items-start gap-4 sm:grid-cols-2 sm:gap-3">
          <TextField {...written("bride")} label={words.bride} required />
          <TextField {...written("groom")} label={words.groom} required />
        </div>
        <SelectField {...field("partners")} label={partners.label}>
          {pairings.map((pairing) => (
            <option key={pairing} value={pairing}>
              {partners[pairing].name}
            </option>
          ))}
        </SelectField>
      </Chapter>
      <Chapter title={sections.when}>
        <div className="grid items-start gap-4 sm:grid-cols-2 sm:gap-3">
          <TextField
            {...field("weddingDate")}
            label={labels.weddingDate}
            type="date"
            required
            min="1900-01-01"
            max="2200-12-31"
          />
          <TextField {...written("city")} label={labels.city} />
        </div>
        <TextField {...written("venue")} label={labels.venue} />
      </Chapter>
      <Chapter title={sections.story}>
        <TextArea
          {...counted("story")}
          label={<span className="sr-only">{sections.story}</span>}
          rows={7}
        />
      </Chapter>
      <Chapter title={sections.theme}>
        <ThemeTiles
          value={fields.selectedTheme}
          error={errors.selectedTheme}
          onChange={(theme) => change("selectedTheme", theme)}
        />
        <TextField {...written("colors")} label={labels.colors} />
        <TextField {...written("theme")} label={editTexts.mood} hint={hints.theme} />
      </Chapter>
      <Chapter title={sections.photo}>
        <HeroField fields={fields} upload={upload} error={errors.heroImage} />
      </Chapter>
      <Chapter title={sections.program}>
        <TextArea {...counted("ceremony")} label={labels.ceremony} rows={3} />
        <TextArea {...counted("reception")} label={labels.reception} rows={3} />
        <TextField
          {...field("guestCount")}
          label={labels.guestCount}
          inputMode="numeric"
          maxLength={4}
          className="max-w-40 tabular-nums"
        />
      </Chapter>
    </>
  );
}

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-rule pt-6 first-of-type:border-0 first-of-type:pt-0">
      <h2 className="text-d20">{title}</h2>
      {children}
    </section>
  );
}
