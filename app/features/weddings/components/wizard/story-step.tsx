import { maxLengths } from "#app/features/weddings/rules.ts";
import { texts } from "#app/features/weddings/texts.ts";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { CharacterCount } from "../character-count.tsx";
import { ColorsField } from "../colors-field.tsx";
import type { StepProps } from "./step-props.ts";

export function StoryStep({ draft, field, change }: StepProps) {
  const { fields, hints } = texts;
  return (
    <div className="grid gap-6">
      <TextField
        {...field("welcomeLine")}
        label={fields.welcomeLine}
        hint={hints.welcomeLine}
        maxLength={maxLengths.welcomeLine}
        autoComplete="off"
      />
      <TextArea
        {...field("story")}
        label={fields.story}
        rows={9}
        required
        placeholder={hints.story}
        hint={<CharacterCount used={draft.story.length} max={maxLengths.story} />}
      />
      <div className="grid items-start gap-6 sm:grid-cols-2 sm:gap-3">
        <TextField
          {...field("theme")}
          label={fields.theme}
          hint={hints.theme}
          maxLength={maxLengths.theme}
        />
        <ColorsField
          field={field("colors")}
          value={draft.colors}
          selectedTheme={draft.selectedTheme}
          onPick={(colors) => change("colors", colors)}
        />
      </div>
    </div>
  );
}
