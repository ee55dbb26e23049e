import { formatCount } from "#app/platform/numbers.ts";
import { seatedByTable } from "../plan/placement.ts";
import { capacityOf, type PlanRule, type PlanState, personKey } from "../plan/plan.ts";
import { capitalize, type PlanNames } from "./names.ts";
import { personsOfRule } from "./rule-sentences.ts";

type Seated = ReturnType<typeof seatedByTable>;

/** Returns a function that says how the chart breaks a rule. */
export function brokenStates(state: PlanState, names: PlanNames): (rule: PlanRule) => string {
  const tableOf = new Map(state.seats.map((seat) => [personKey(seat), seat.tableId]));
  const seated = seatedByTable(state);
  return (rule) => brokenState(rule, { state, names, tableOf, seated });
}

interface ReadChart {
  state: PlanState;
  names: PlanNames;
  tableOf: ReadonlyMap<string, string>;
  seated: Seated;
}

function brokenState(rule: PlanRule, { state, names, tableOf, seated }: ReadChart): string {
  const persons = personsOfRule(rule);
  const [one, other] = persons.map((person) => tableOf.get(person) ?? "");
  const [tableOfOne, tableOfOther] = [names.table(one ?? ""), names.table(other ?? "")];
  const [first, second] = persons.map(names.first);
  switch (rule.type) {
    case "apart":
      return `Begge sitter ved ${tableOfOne}.`;
    case "together":
    case "next": {
      if (one === other) return `Begge sitter ved ${tableOfOne}, men ikke ved siden av hverandre.`;
      const where = `${first} sitter ved ${tableOfOne}, ${second} ved ${tableOfOther}.`;
      return `${capitalize(where)} Der er ${freeChairs(other ?? "", state, seated)}.`;
    }
    case "near":
      return capitalize(`${first} sitter ved ${tableOfOne}, som ikke er blant de nærmeste.`);
    case "far":
      return capitalize(`${first} sitter ved ${tableOfOne}, som ikke er blant de fjerneste.`);
    case "locked": {
      const where = capitalize(`${first} sitter ved ${tableOfOne}.`);
      return `${where} Ved ${names.table(rule.tableId)} er ${freeChairs(rule.tableId, state, seated)}.`;
    }
    default:
      return membersAtTable(rule, { state, names, seated });
  }
}

/** “det én ledig plass” */
function freeChairs(tableId: string, state: PlanState, seated: Seated): string {
  const table = state.tables.find(({ id }) => id === tableId);
  const free = table ? capacityOf(table) - (seated.get(tableId)?.length ?? 0) : 0;
  if (free <= 0) return "det fullt";
  return free === 1 ? "det én ledig plass" : `det ${formatCount(free)} ledige plasser`;
}

function membersAtTable(
  { categoryId, tableId }: Extract<PlanRule, { categoryId: string }>,
  { state, names, seated }: Pick<ReadChart, "state" | "names" | "seated">,
): string {
  const categoryOf = new Map(state.persons.map((each) => [personKey(each), each.categoryId]));
  const members = (seated.get(tableId) ?? []).flatMap((seat) => {
    const key = personKey(seat);
    return categoryOf.get(key) === categoryId ? key : [];
  });
  if (members.length === 0) return "Ingen av dem sitter der.";
  if (members.length <= 3) return capitalize(`${names.together(members, "first")} sitter der.`);
  return `${capitalize(formatCount(members.length))} av dem sitter der.`;
}
