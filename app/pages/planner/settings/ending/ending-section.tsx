import { Section } from "../section.tsx";
import { settingsTexts } from "../texts.ts";
import { EndingDialog } from "./ending-dialog.tsx";
import type { EndingView } from "./view-ending.server.ts";

const texts = settingsTexts.ending;

export function EndingSection({ ending }: { ending: EndingView }) {
  const { account, wedding, leave } = texts;
  return (
    <Section id="slett" title={texts.title} lead={texts.lead}>
      <div className="flex flex-wrap gap-3">
        <EndingDialog
          intent="end-account"
          words={account}
          consequence={`${consequenceFor(ending)} ${texts.final}`}
        />
        {ending.wedding === "gone" && (
          <EndingDialog
            intent="end-wedding"
            words={wedding}
            consequence={`${ending.goes} ${texts.final} ${texts.accountStays}`}
          />
        )}
        {ending.wedding === "kept" && (
          <EndingDialog
            intent="end-wedding"
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
