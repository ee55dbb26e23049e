import { themes, wizardThemeIds } from "#app/features/weddings/rules.ts";
import { texts } from "#app/features/weddings/texts.ts";
import { RadioCard, RadioGroup } from "#app/ui/radio.tsx";
import { coupleView } from "./couple-view.ts";
import type { StepProps } from "./step-props.ts";
import { Swatches } from "./swatches.tsx";
import themeFaces from "./theme-faces.css?url";
import { ThemePicture } from "./theme-picture.tsx";

export function ThemeStep({ draft, field }: StepProps) {
  const { error, ...control } = field("selectedTheme");
  const couple = coupleView(draft);
  return (
    <>
      <link rel="stylesheet" href={themeFaces} precedence="default" />
      <RadioGroup
        name={control.name}
        legend={texts.fields.selectedTheme}
        legendHidden
        error={error}
        className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6"
      >
        {wizardThemeIds.map((id) => (
          <RadioCard
            {...control}
            key={id}
            value={id}
            checked={control.value === id}
            required
            label={themes[id].name}
            hint={themes[id].description}
            picture={<ThemePicture theme={id} couple={couple} />}
            aside={<Swatches of={themes[id]} />}
          />
        ))}
      </RadioGroup>
    </>
  );
}
