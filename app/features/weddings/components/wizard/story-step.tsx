import { isThemeId, maxLengths, themes } from "#app/features/weddings/rules.ts";
import { texts } from "#app/features/weddings/texts.ts";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { CharacterCount } from "../character-count.tsx";
import type { StepProps } from "./step-props.ts";
import { Swatches } from "./swatches.tsx";

export function StoryStep({ draft, field }: StepProps) {
  const { fields, hints } = texts;
  const theme = isThemeId(draft.selectedTheme) ? draft.selectedTheme : null;
  const hasThemeColors = theme && themes[theme].colors === draft.colors;
  return (
    <div className="grid gap-6">
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
        <TextField
          {...field("colors")}
          label={
            <span className="flex items-center gap-2">
              {fields.colors}
              {theme && hasThemeColors && <Swatches theme={theme} small />}
            </span>
          }
          hint={hints.colors}
          maxLength={maxLengths.colors}
        />
      </div>
    </div>
  );
}
