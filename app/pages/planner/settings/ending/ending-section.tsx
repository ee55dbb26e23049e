import { Section } from "../section.tsx";
import { settingsTexts } from "../texts.ts";
import { useSection } from "../use-section.ts";
import { EndingDialog } from "./ending-dialog.tsx";
import type { EndingView } from "./view-ending.server.ts";

const texts = settingsTexts.ending;

export function EndingSection({ ending }: { ending: EndingView }) {
  const { account, wedding, leave } = texts;
  const [accountForm, weddingForm] = [useSection(["end-account"]), useSection(["end-wedding"])];
  return (
    <Section id="slett" title={texts.title} lead={texts.lead}>
      <div className="flex flex-wrap gap-3">
        <EndingDialog
          intent="end-account"
          form={accountForm}
          words={account}
          consequence={`${consequenceFor(ending)} ${texts.final}`}
        />
        {ending.wedding === "gone" && (
          <EndingDialog
            intent="end-wedding"
            form={weddingForm}
            words={wedding}
            consequence={`${ending.goes} ${texts.final} ${texts.accountStays}`}
          />
        )}
        {ending.wedding === "kept" && (
          <EndingDialog
            intent="end-wedding"
            form={weddingForm}
            words={{ ...wedding, ...leave }}
            consequence={`${texts.kept(ending.keeper)} ${texts.accountStays}`}
          />
        )}
      </div>
    </Section>
  );
}

function consequenceFor(ending: EndingView): string {
  switch (ending.wedding) {
    case "none":
      return texts.accountGoes;
    case "kept":
      return `${texts.accountGoes} ${texts.kept(ending.keeper)}`;
    case "gone":
      return ending.goes;
  }
}
