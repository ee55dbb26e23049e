import type { ReactNode } from "react";
import type { PlanRule, PlanTable } from "#app/features/seating/plan/plan.ts";
import type { AssessedRule } from "#app/features/seating/suggestion/assessment.ts";
import { namesOf } from "#app/features/seating/suggestion/names.ts";
import { refusalOfRule } from "#app/features/seating/suggestion/rule-refusals.ts";
import { ruleSentence } from "#app/features/seating/suggestion/rule-sentences.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link2, MoveHorizontal, TriangleAlert, Unlink2, Users } from "#app/ui/icons.ts";
import { MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { toast } from "#app/ui/toast-queue.ts";
import { useChart } from "../chart-context.ts";
import { LockSign } from "../lock-sign.tsx";
import { Ring } from "./ring.tsx";
import { ruleTexts } from "./texts.ts";
import { useAssessment } from "./use-assessment.ts";

const { dialog: texts } = ruleTexts;

const icons = {
  together: Link2,
  next: Link2,
  apart: Unlink2,
  near: MoveHorizontal,
  far: MoveHorizontal,
  atMost: Users,
  atLeast: Users,
};

/** All rules in the words they are made with. */
export function RuleList({ onEdit }: { onEdit: (rule: PlanRule) => void }) {
  const { state } = useChart();
  const assessed = new Map(useAssessment(state).rules.map((each) => [each.rule.id, each]));
  const locked = state.tables.filter(({ isLocked }) => isLocked);
  if (state.rules.length + locked.length === 0) return null;
  return (
    <ul aria-label={texts.list} className="divide-y divide-rule">
      {locked.map((table) => (
        <LockedTable key={table.id} table={table} />
      ))}
      {state.rules.map((rule) => (
        <RuleRow key={rule.id} rule={rule} assessed={assessed.get(rule.id)} onEdit={onEdit} />
      ))}
    </ul>
  );
}

function RuleSign({ type }: Pick<PlanRule, "type">) {
  if (type === "locked") return <LockSign size={18} />;
  return <Icon icon={icons[type]} size={18} className="text-muted" />;
}

interface RuleRowProps {
  rule: PlanRule;
  /** Undefined for a moment after the rule was made. */
  assessed: AssessedRule | undefined;
  onEdit: (rule: PlanRule) => void;
}

function RuleRow({ rule, assessed, onEdit }: RuleRowProps) {
  const { state, apply, applyWithToast } = useChart();
  const sentence = ruleSentence(rule, namesOf(state));
  const toggleStrength = () => {
    const changed = { ...rule, isMust: !rule.isMust };
    const refusal = refusalOfRule(changed, state);
    if (refusal) toast({ title: refusal, tone: "error", key: "rules" });
    else apply({ type: "changeRule", rule: changed });
  };
  return (
    <Row
      icon={<RuleSign type={rule.type} />}
      sentence={sentence}
      fault={assessed?.state && <Fault assessed={assessed} />}
      isMust={rule.isMust}
    >
      <MenuItem onSelect={() => onEdit(rule)}>{texts.edit}</MenuItem>
      <MenuItem onSelect={toggleStrength}>
        {rule.isMust ? texts.makePreference : texts.makeStrict}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        tone="error"
        onSelect={() => applyWithToast(texts.deleted, { type: "deleteRule", ruleId: rule.id })}
      >
        {texts.delete}
      </MenuItem>
    </Row>
  );
}

function LockedTable({ table: { id, name } }: { table: PlanTable }) {
  const { applyWithToast } = useChart();
  const unlock = () => {
    const set = { isLocked: false };
    applyWithToast(texts.unlocked(name), { type: "changeTable", tableId: id, set });
  };
  return (
    <Row icon={<LockSign size={18} />} sentence={texts.lockedTable(name)} isMust>
      <MenuItem onSelect={unlock}>{texts.unlock}</MenuItem>
    </Row>
  );
}

interface RowProps {
  icon: ReactNode;
  sentence: string;
  fault?: ReactNode;
  isMust: boolean;
  /** Of the menu. */
  children: ReactNode;
}

function Row({ icon, sentence, fault, isMust, children }: RowProps) {
  return (
    <li className="flex min-h-13 items-center gap-3 py-1.5 pr-2 pl-4 sm:pr-4 sm:pl-6">
      {icon}
      <div className="min-w-0 flex-1">
        <p className="text-15 font-medium text-pretty">{sentence}</p>
        {fault}
      </div>
      {isMust && (
        <span className="flex-none rounded-s px-1.5 py-px text-13 font-medium text-muted inset-ring inset-ring-rule-2 max-sm:sr-only">
          {texts.strict}
        </span>
      )}
      <MoreMenu variant="quiet" size="small" label={texts.more(sentence)}>
        {children}
      </MoreMenu>
    </li>
  );
}

function Fault({ assessed: { status, state } }: { assessed: AssessedRule }) {
  const isBroken = status === "broken";
  return (
    <p
      className={`flex items-start gap-1.5 text-13 ${isBroken ? "text-error" : "text-messing-ink"}`}
    >
      {isBroken ? <Icon icon={TriangleAlert} size={15} className="mt-px" /> : <Ring />}
      {state}
    </p>
  );
}
