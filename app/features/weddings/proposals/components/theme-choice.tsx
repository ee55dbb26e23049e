import { RadioCard, RadioGroup } from "#app/ui/radio.tsx";
import { parseColors } from "../../colors/rules.ts";
import { Swatches } from "../../components/swatches.tsx";
import { coupleView } from "../../components/wizard/couple-view.ts";
import type { WizardTheme } from "../../components/wizard/theme-scenes.tsx";
import { ThemePicture } from "../../components/wizard/theme-step.tsx";
import themeStyles from "../../components/wizard/theme-styles.css?url";
import { themeOf, themes, type WeddingDraft } from "../../rules.ts";
import type { Proposal } from "../rules.ts";
import { proposalTexts } from "../texts.ts";
import { Segments } from "./segments.tsx";

const texts = proposalTexts.rest;

interface ThemeChoiceProps {
  draft: WeddingDraft;
  proposal: Proposal;
  chosen: number | null;
  onChoose: (theme: number | null) => void;
}

/** The couple's own theme stays chosen unless they choose another. */
export function ThemeChoice({ draft, proposal, chosen, onChoose }: ThemeChoiceProps) {
  const couple = coupleView(draft);
  const current = themeOf(draft);
  const isProposed = proposal.themes.some(({ theme }) => theme === current);
  return (
    <section>
      <link rel="stylesheet" href={themeStyles} precedence="default" />
      <h2 className="mb-3 text-d20">{texts.theme}</h2>
      <RadioGroup
        name="utkast-tema"
        legend={texts.theme}
        legendHidden
        className={`grid gap-4 sm:grid-cols-2 ${isProposed ? "lg:grid-cols-3" : "lg:grid-cols-4"}`}
      >
        {proposal.themes.map(({ theme, colors, reasons }, index) => (
          <RadioCard
            key={theme}
            name="utkast-tema"
            value={theme}
            checked={chosen === index}
            onChange={() => onChoose(index)}
            label={themes[theme].name}
            hint={reasons.length > 0 ? <Segments segments={reasons} numbersOnly /> : texts.noReason}
            picture={<ThemePicture theme={theme as WizardTheme} couple={couple} />}
            aside={<Swatches colors={[...new Set(parseColors(colors))]} />}
          />
        ))}
        {!isProposed && current !== "elegant" && (
          <RadioCard
            name="utkast-tema"
            value={current}
            checked={chosen === null}
            onChange={() => onChoose(null)}
            label={themes[current].name}
            hint={texts.current}
            picture={<ThemePicture theme={current} couple={couple} />}
            aside={<Swatches colors={[...new Set(parseColors(draft.colors))]} />}
          />
        )}
      </RadioGroup>
    </section>
  );
}
