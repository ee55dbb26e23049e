import { themes, wizardThemeIds } from "#app/features/weddings/rules.ts";
import { texts } from "#app/features/weddings/texts.ts";
import { swatches } from "#app/ornament/palettes.ts";
import { formatLongDate } from "#app/platform/oslo-time.ts";
import { firstNameOf } from "#app/platform/person-name.ts";
import { RadioCard, RadioGroup } from "#app/ui/radio.tsx";
import { Swatches } from "../swatches.tsx";
import { type CoupleView, coupleView } from "./couple-view.ts";
import type { StepProps } from "./step-props.ts";
import { scenes, type WizardTheme } from "./theme-scenes.tsx";
import themeStyles from "./theme-styles.css?url";

export function ThemeStep({ draft, field }: StepProps) {
  const { error, ...control } = field("selectedTheme");
  const couple = coupleView(draft);
  return (
    <>
      <link rel="stylesheet" href={themeStyles} precedence="default" />
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
            aside={<Swatches colors={swatches[id]} />}
          />
        ))}
      </RadioGroup>
    </>
  );
}

interface ThemePictureProps {
  theme: WizardTheme;
  couple: CoupleView;
}

/** Needs theme-styles.css. */
export function ThemePicture({ theme, couple }: ThemePictureProps) {
  const longDate = couple.date ? formatLongDate(couple.date) : "";
  const scene = scenes[theme]({
    names: [nameToShow(couple.bride), nameToShow(couple.groom)],
    city: couple.city,
    longDate,
    date: longDate.replace(/^\S+ /, ""),
    digits: couple.date?.split("-").reverse().join(".") ?? "",
    ornament: (file) => `/ornament/${theme}/${couple.seed}/${file}.svg`,
  });
  return (
    <svg viewBox="0 0 380 260" aria-hidden="true" className="block h-auto w-full">
      {scene}
    </svg>
  );
}

/** Several first names would be too small to read. */
function nameToShow(name: string): string {
  return name.length > 14 ? firstNameOf(name) : name;
}
