import { Section } from "../section.tsx";
import { settingsTexts } from "../texts.ts";
import { useSection } from "../use-section.ts";
import { DeletionDialog } from "./deletion-dialog.tsx";
import type { DeletionView } from "./view-deletion.server.ts";

const texts = settingsTexts.deletion;

export function DeletionSection({ deletion }: { deletion: DeletionView }) {
  const { account, wedding, leave } = texts;
  const expectedDeletion = deletion.wedding === "gone" ? deletion.weddingId : "";
  const [accountForm, weddingForm] = [useSection(["end-account"]), useSection(["end-wedding"])];
  return (
    <Section id="slett" title={texts.title} lead={texts.lead}>
      <div className="flex flex-wrap gap-3">
        <DeletionDialog
          intent="end-account"
          form={accountForm}
          words={account}
          consequence={`${ofAccount(deletion)} ${texts.final}`}
          expectedDeletion={expectedDeletion}
        />
        {/* One dialog for both, so that it stays open when the one becomes the other. */}
        {deletion.wedding !== "none" && (
          <DeletionDialog
            intent="end-wedding"
            form={weddingForm}
            words={expectedDeletion ? wedding : leave}
            consequence={`${ofWedding(deletion)} ${texts.accountStays}`}
            expectedDeletion={expectedDeletion}
          />
        )}
      </div>
    </Section>
  );
}

function ofWedding(deletion: Exclude<DeletionView, { wedding: "none" }>): string {
  return deletion.wedding === "gone"
    ? `${deletion.consequence} ${texts.final}`
    : texts.kept(deletion.remainingOwner);
}

function ofAccount(deletion: DeletionView): string {
  switch (deletion.wedding) {
    case "none":
      return texts.accountGoes;
    case "kept":
      return `${texts.accountGoes} ${texts.kept(deletion.remainingOwner)}`;
    case "gone":
      return deletion.consequence;
  }
}
