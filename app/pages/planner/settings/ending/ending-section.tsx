import { Section } from "../section.tsx";
import { settingsTexts } from "../texts.ts";
import { useSection } from "../use-section.ts";
import { EndingDialog } from "./ending-dialog.tsx";
import type { EndingView } from "./view-ending.server.ts";

const texts = settingsTexts.ending;

export function EndingSection({ ending }: { ending: EndingView }) {
  const { account, wedding, leave } = texts;
  const goes = ending.wedding === "gone" ? ending.weddingId : "";
  const [accountForm, weddingForm] = [useSection(["end-account"]), useSection(["end-wedding"])];
  return (
    <Section id="slett" title={texts.title} lead={texts.lead}>
      <div className="flex flex-wrap gap-3">
        <EndingDialog
          intent="end-account"
          form={accountForm}
          words={account}
          consequence={`${ofAccount(ending)} ${texts.final}`}
          goes={goes}
        />
        {/* One dialog for both, so that it stays open when the one becomes the other. */}
        {ending.wedding !== "none" && (
          <EndingDialog
            intent="end-wedding"
            form={weddingForm}
            words={goes ? wedding : leave}
            consequence={`${ofWedding(ending)} ${texts.accountStays}`}
            goes={goes}
          />
        )}
      </div>
    </Section>
  );
}

function ofWedding(ending: Exclude<EndingView, { wedding: "none" }>): string {
  return ending.wedding === "gone" ? `${ending.goes} ${texts.final}` : texts.kept(ending.keeper);
}

function ofAccount(ending: EndingView): string {
  switch (ending.wedding) {
    case "none":
      return texts.accountGoes;
    case "kept":
      return `${texts.accountGoes} ${texts.kept(ending.keeper)}`;
    case "gone":
      return ending.goes;
  }
}
