import { formatCount } from "#app/platform/numbers.ts";
import type { PlanChange } from "../plan/changes.ts";
import { seatedByTable } from "../plan/placement.ts";
import { capacityOf, type PlanRule, type PlanState, personKey } from "../plan/plan.ts";
import { maxSeats } from "../rules.ts";
import { assessChart } from "../solver/assess.ts";
import type { PreferenceLoss } from "../solver/preference-loss.ts";
import type { SeatingProposal } from "../solver/proposal.ts";
import { assessPlan } from "./assessment.ts";
import { fixedPersons } from "./fixed-seats.ts";
import { capitalize, listOf, namesOf, type PlanNames } from "./names.ts";
import type { ProposedPlan } from "./proposal.ts";
import { toAssessedRequest } from "./request.ts";
import { ruleHeading, ruleSentence } from "./rule-sentences.ts";

/** What a proposal makes of the rules, in words. */
export interface ProposalSummary {
  title: string;
  /** What went well. */
  met: string[];
  unmet: UnmetRule[];
}

interface UnmetRule {
  ruleId: string | null;
  isMust: boolean;
  title: string;
  /** Null while the search has not ended, which finds it. */
  reason: string | null;
  wayOut: { label: string; change: PlanChange } | null;
}

export function summaryOf(
  before: PlanState,
  { state, seated }: ProposedPlan,
  proposal: SeatingProposal,
): ProposalSummary {
  const names = namesOf(state);
  const coming = state.persons.filter(({ isComing }) => isComing).length;
  const { rules, remarks } = assessPlan(state);
  const lossOf = new Map(proposal.brokenPreferences.map(({ rule, reason }) => [rule, reason]));
  const unmet = rules.flatMap(({ rule, status }): UnmetRule[] => {
    if (status !== "broken" && status !== "wanted") return [];
    const loss = lossOf.get(rule.id) ?? null;
    const reason = rule.isMust
      ? "Forslaget fant ingen plass som følger den."
      : loss && lossSentence(loss, before, names);
    const title = ruleHeading(rule, names);
    const wayOut = wayOutOf(rule, state);
    return [{ ruleId: rule.id, isMust: rule.isMust, title, reason, wayOut }];
  });
  const strangers = remarks.map(({ text }) => ({
    ruleId: null,
    isMust: false,
    title: text.replace(/\.$/, ""),
    reason: null,
    wayOut: null,
  }));
  const sortedUnmet = [...unmet, ...strangers].sort(
    (one, other) => Number(other.isMust) - Number(one.isMust),
  );
  return {
    title: seated === coming ? `Alle ${coming} har plass` : `${seated} av ${coming} har plass`,
    met: metOf(state),
    unmet: sortedUnmet,
  };
}

function metOf(state: PlanState): string[] {
  const { rules, remarks } = assessPlan(state);
  const request = toAssessedRequest(state);
  const musts = rules.filter(({ rule }) => rule.isMust);
  const preferences = rules.filter(({ rule, status }) => !rule.isMust && status !== "waiting");
  const kept = preferences.filter(({ status }) => status === "kept").length;
  const couples = couplesOf(state);
  const apart = assessChart({ ...request, rules: couples }).broken.length;
  const beside = couples.length - apart;
  const children = state.persons.filter(({ isChild, isComing, householdId }) => {
    const isParent = (other: PlanState["persons"][number]) =>
      other.householdId === householdId && other.isComing && !other.isChild;
    return isChild && isComing && state.persons.some(isParent);
  });
  return [
    musts.length > 0 && musts.every(({ status }) => status !== "broken")
      ? "Alle regler som må følges"
      : "",
    preferences.length > 0 && kept > 0 ? `${kept} av ${preferences.length} ønsker` : "",
    beside > 0
      ? `${beside === couples.length ? beside : `${beside} av ${couples.length}`} par sitter ved siden av hverandre`
      : "",
    remarks.length === 0 && state.seats.length > 0 ? "Ingen sitter uten noen de kjenner" : "",
    children.length > 0 ? "Barna sitter hos foreldrene" : "",
  ].filter((sentence) => sentence !== "");
}

/** Couples who both come, as rules to sit side by side. */
function couplesOf({ persons }: PlanState) {
  const coming = new Set(persons.filter(({ isComing }) => isComing).map(personKey));
  return persons.flatMap((each) => {
    const [person, other] = [personKey(each), each.partner ? personKey(each.partner) : ""];
    if (!coming.has(person) || !coming.has(other) || person > other) return [];
    return [{ id: person, must: false, type: "next", person, other } as const];
  });
}

function lossSentence(loss: PreferenceLoss, state: PlanState, names: PlanNames): string {
  const sentences = (ids: readonly string[]) =>
    listOf(
      state.rules
        .filter(({ id }) => ids.includes(id))
        .map((rule) => `«${ruleSentence(rule, names)}»`),
    );
  switch (loss.kind) {
    case "impossible": {
      const fixed = fixedPersons(loss.rules);
      if (fixed.length > 0 && fixed.length === loss.rules.length) {
        return `Da måtte ${names.together(fixed, "first")} bort fra brudebordet.`;
      }
      if (loss.rules.length > 0) {
        return `Det går ikke sammen med ${sentences(loss.rules)}, som må følges.`;
      }
      const [locked] = loss.lockedTables;
      return locked ? `${capitalize(names.table(locked))} er låst.` : "Det er ikke plass til det.";
    }
    case "alone": {
      const persons = names.together(loss.persons, "first");
      return `Da sitter ${persons} alene blant ukjente.`;
    }
    case "preferences":
      return `Da brytes et annet ønske: ${sentences(loss.rules)}.`;
    case "acquaintances":
      return "Da sitter flere hos noen de ikke kjenner.";
    case "fill":
      return "Da fylles bordene dårligere.";
    case "moves":
      return "Da måtte flere av dem dere har plassert selv, flytte.";
    case "neighbours":
      return "De sitter ved samme bord, men ikke ved siden av hverandre.";
    default:
      return "Forslaget fant ingen plass til det.";
  }
}

/** More chairs at the table that the rule names, if it is full. */
function wayOutOf(rule: PlanRule, state: PlanState): UnmetRule["wayOut"] {
  if (rule.type !== "locked" && rule.type !== "atLeast") return null;
  const table = state.tables.find(({ id }) => id === rule.tableId);
  const seated = seatedByTable(state).get(rule.tableId)?.length ?? 0;
  if (!table || table.isLocked || seated < capacityOf(table)) return null;
  const needed = rule.type === "locked" ? partySize(rule.guestId, state) : rule.count;
  const seats = table.seats + needed;
  if (seats > maxSeats) return null;
  const change: PlanChange = { type: "changeTable", tableId: table.id, set: { seats } };
  return { label: `Utvid til ${formatCount(seats)} plasser`, change };
}

function partySize(guestId: string, state: PlanState): number {
  const { persons } = toAssessedRequest(state);
  const party = persons.find(({ id }) => id === personKey({ guestId, person: 0 }))?.party;
  return persons.filter((person) => person.party === party).length;
}
