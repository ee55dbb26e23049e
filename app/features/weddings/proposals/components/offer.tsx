import { useLocation, useNavigate } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PenLine } from "#app/ui/icons.ts";
import { Notice } from "#app/ui/notice.tsx";
import { wizardTexts } from "../../components/wizard/texts.ts";
import { type DraftField, draftFields, draftFrom } from "../../rules.ts";

const texts = wizardTexts.offer;

interface OfferProps {
  /** Whether a language model can write it. */
  hasTextModel: boolean;
  change: (field: DraftField, value: string) => void;
}

/** The way to a proposal, and back from one that was used. Needs the browser's storage. */
export function Offer({ hasTextModel, change }: OfferProps) {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const before = state instanceof Object && "before" in state ? draftFrom(state.before) : null;
  if (!before) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-l border border-rule bg-sheet px-4 py-3">
        <p className="text-15">
          <b className="block font-semibold">
            {hasTextModel ? texts.titleWithTextModel : texts.title}
          </b>
          <span className="text-14 text-muted">{texts.text}</span>
        </p>
        <ButtonLink to="/create/draft">
          <Icon icon={PenLine} size={18} />
          {texts.button}
        </ButtonLink>
      </div>
    );
  }
  const undo = () => {
    for (const field of draftFields) change(field, before[field]);
    navigate("/create?step=4", { replace: true, state: null });
  };
  return (
    <Notice
      tone="gran"
      action={
        <Button type="button" size="small" onClick={undo}>
          {texts.undo}
        </Button>
      }
    >
      {texts.used}
    </Notice>
  );
}
