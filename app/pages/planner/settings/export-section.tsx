import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Download } from "#app/ui/icons.ts";
import { Section } from "./section.tsx";
import { settingsTexts } from "./texts.ts";

const texts = settingsTexts.export;
export const exportPath = "/settings/export.zip";

export function ExportSection() {
  return (
    <Section id="last-ned" title={texts.title} lead={texts.lead}>
      <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 rounded-l border border-rule bg-sheet py-3 pr-3 pl-4">
        <Icon icon={Download} className="text-ink-2" />
        <div className="min-w-36 flex-1">
          <p className="text-15 font-semibold">{texts.file}</p>
          <p className="text-13 text-muted">{texts.holds}</p>
        </div>
        <ButtonLink to={exportPath} reloadDocument download>
          {texts.download}
        </ButtonLink>
      </div>
    </Section>
  );
}
