import { formatCount } from "#app/platform/numbers.ts";
import { capacityOf, guestsOf, meaningOf, type PlanRule, type PlanState } from "../plan/plan.ts";
import { findImpossibleNeighbours } from "../solver/adjacency.ts";
import { groupPersons } from "../solver/groups.ts";
import { type ResolvedRule, resolveRequest } from "../solver/resolved-request.ts";
import { seatingTexts } from "../texts.ts";
import { capitalize, listOf, namesOf, type PlanNames } from "./names.ts";
import { partiesOf } from "./parties.ts";
import { isAboutDistance, toAssessedRequest } from "./request.ts";
import { personsOfRule, ruleSentence } from "./rule-sentences.ts";

/** Returns why the rule cannot be made beside the others, or null. A rule does not refuse itself. */
export function refusalOfRule(
  rule: PlanRule,
  state: PlanState,
  names: PlanNames = namesOf(state),
): string | null {
  const others = state.rules.filter(({ id }) => id !== rule.id);
  const changed = { ...state, rules: [...others, rule] };
  return (
    refusalByItself(rule, changed, names) ??
    refusalByOther(rule, others, names) ??
    refusalByNeighbours(rule, changed, names) ??
    refusalByChain(rule, changed, names)
  );
}

function refusalByItself(rule: PlanRule, state: PlanState, names: PlanNames): string | null {
  const [one, other] = personsOfRule(rule);
  if (one !== undefined && one === other) return `${seatingTexts.errors.oneGuest}.`;
  if (isAboutDistance(rule) && !state.tables.some(({ isHead }) => isHead)) {
    return "Kartet har ikke noe brudebord ennå. Velg det først.";
  }
  if (rule.type === "atLeast") {
    const table = state.tables.find(({ id }) => id === rule.tableId);
    const chairs = table ? capacityOf(table) : 0;
    if (rule.count > chairs) {
      return `${capitalize(names.table(rule.tableId))} har bare plass til ${formatCount(chairs)}.`;
    }
  }
  if (rule.type !== "apart" && rule.type !== "together") return null;
  const guests = new Set(guestsOf(rule));
  const ofGuests = state.persons.filter(({ guestId }) => guests.has(guestId));
  const households = new Set(ofGuests.map(({ householdId }) => householdId));
  const members = state.persons.filter(({ householdId }) => households.has(householdId));
  const parties = partiesOf(members, state.rules);
  if (!one || !other || parties.get(one) !== parties.get(other)) return null;
  const pair = names.together([one, other], "full");
  return rule.type === "apart"
    ? `${pair} er i samme følge, og et følge sitter alltid sammen.`
    : `${pair} er i samme følge og sitter alltid sammen. Dere trenger ingen regel for det.`;
}

function refusalByOther(rule: PlanRule, others: readonly PlanRule[], names: PlanNames) {
  if (others.some((other) => meaningOf(other) === meaningOf(rule)))
    return "Den regelen finnes alt.";
  const other = others.find((each) => contradict(rule, each) || contradict(each, rule));
  return other ? `Det går ikke sammen med regelen «${ruleSentence(other, names)}».` : null;
}

/** Whether no chart follows both. Only one order of the two is looked at. */
function contradict(one: PlanRule, other: PlanRule): boolean {
  const areSamePersons = personsOfRule(one).sort().join() === personsOfRule(other).sort().join();
  if (one.type === "apart" && (other.type === "together" || other.type === "next")) {
    return areSamePersons;
  }
  if (one.type === "near" && other.type === "far") return areSamePersons;
  if (one.type === "locked" && other.type === "locked") return areSamePersons;
  if (!("count" in one) || !("count" in other)) return false;
  if (one.tableId !== other.tableId || one.categoryId !== other.categoryId) return false;
  // Two limits of one kind: the stricter one makes the other needless.
  return one.type === other.type || (one.type === "atLeast" && one.count > other.count);
}

function refusalByNeighbours(rule: PlanRule, state: PlanState, names: PlanNames): string | null {
  if (rule.type !== "next" || !rule.isMust) return null;
  const { rules, tables } = toAssessedRequest(state);
  const ids = findImpossibleNeighbours(rules, tables);
  if (!ids) return null;
  const pairs = state.rules.filter(({ id }) => ids.includes(id)).map(personsOfRule);
  const shared = pairs[0]?.find((person) => pairs.every((pair) => pair.includes(person)));
  return shared && pairs.length > 2
    ? `${capitalize(names.full(shared))} kan ikke sitte ved siden av tre andre.`
    : "Da måtte de sitte i ring, og ikke noe rundt bord har nøyaktig så mange plasser.";
}

/** Two persons who must be apart, but whom other rules and parties hold together. */
function refusalByChain(rule: PlanRule, state: PlanState, names: PlanNames): string | null {
  const isAboutPair = ({ isMust, type }: PlanRule) =>
    isMust && (type === "together" || type === "next" || type === "apart");
  if (!isAboutPair(rule)) return null;
  const persons = state.persons.map((person) => ({ ...person, isComing: true }));
  const request = toAssessedRequest({ ...state, persons, tables: [], seats: [] });
  const resolved = resolveRequest(request);
  const areContradictory = (rules: readonly ResolvedRule[]) => {
    const { groupOf } = groupPersons(resolved, rules);
    return rules.some(
      (each) => each.rule.type === "apart" && groupOf[each.person] === groupOf[each.other],
    );
  };
  const pairs = new Set(state.rules.filter(isAboutPair).map(({ id }) => id));
  let chain = resolved.rules.filter((each) => pairs.has(each.rule.id));
  if (!areContradictory(chain)) return null;
  for (const link of chain) {
    const without = chain.filter((each) => each !== link);
    if (areContradictory(without)) chain = without;
  }
  const ids = chain.map((each) => each.rule.id);
  if (!ids.includes(rule.id)) return null;
  const others = state.rules.filter(({ id }) => id !== rule.id && ids.includes(id));
  const sentences = others.map((each) => `«${ruleSentence(each, names)}»`);
  return `Det går ikke sammen med ${listOf(sentences)}.`;
}
