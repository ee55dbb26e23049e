import { useState } from "react";
import { useDiscardQuestion } from "#app/client/forms/use-discard-question.tsx";
import type { PlanRule } from "#app/features/seating/plan/plan.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogFooter } from "#app/ui/dialog.tsx";
import { useChart } from "../chart-context.ts";
import { PresetList } from "./preset-list.tsx";
import { RuleBuilder } from "./rule-builder.tsx";
import { draftOf, emptyDraft, isBegun, type RuleDraft } from "./rule-draft.ts";
import { RuleList } from "./rule-list.tsx";
import { ruleTexts } from "./texts.ts";

const { dialog: texts } = ruleTexts;

interface RulesDialogProps {
  /** The rule to edit at first. */
  ruleId?: string;
  onClose: () => void;
}

export function RulesDialog({ ruleId, onClose }: RulesDialogProps) {
  const { state } = useChart();
  const [edited, setEdited] = useState<PlanRule | null>(
    () => state.rules.find(({ id }) => id === ruleId) ?? null,
  );
  const [draft, setDraft] = useState(() => (edited ? draftOf(edited) : emptyDraft));
  const closing = useDiscardQuestion({ isChanged: isBegun(draft, edited), onClose });
  const change = (changed: RuleDraft) => {
    setDraft(changed);
    closing.stay();
  };
  const edit = (rule: PlanRule | null) => {
    setEdited(rule);
    change(rule ? draftOf(rule) : emptyDraft);
  };
  return (
    <Dialog title={texts.title} placement="scrolling" open onOpenChange={closing.onOpenChange}>
      <div className="flex min-h-0 flex-1 flex-col max-sm:overflow-y-auto">
        <RuleBuilder
          key={edited?.id ?? "new"}
          draft={draft}
          onChange={change}
          edited={edited}
          onEnd={() => edit(null)}
        />
        <div className="min-h-24 sm:overflow-y-auto">
          <RuleList onEdit={edit} />
          <PresetList />
        </div>
      </div>
      {closing.question ?? (
        <DialogFooter>
          <p className="mr-auto self-center text-14 text-muted max-sm:hidden">{texts.hint}</p>
          <Button type="button" onClick={closing.close}>
            {texts.done}
          </Button>
        </DialogFooter>
      )}
    </Dialog>
  );
}
