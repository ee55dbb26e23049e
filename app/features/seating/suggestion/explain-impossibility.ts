import { formatCount } from "#app/platform/numbers.ts";
import { capacityOf, type PlanRule, type PlanState, type PlanTable } from "../plan/plan.ts";
import type { Impossibility } from "../solver/impossibility.ts";
import { fixedPersons } from "./fixed-seats.ts";
import { capitalize, namesOf } from "./names.ts";
import { toAssessedRequest, toSeatingRequest } from "./request.ts";

/** Why there is no seating, with what the couple can change. */
export interface ExplainedImpossibility {
  title: string;
  reason: string;
  rules: PlanRule[];
  lockedTables: PlanTable[];
  /** Keys of the persons that the couple has seated at the head table. */
  fixed: string[];
}

const reasons: Record<Impossibility["reason"], string> = {
  neighbours: "Alle kan ikke sitte ved siden av hverandre på den måten.",
  apartInGroup:
    "Noen som ikke skal sitte ved samme bord, holdes sammen av de andre reglene eller av et følge.",
  noTable: "Ingen bord passer til alt på en gang.",
  seats: "Det er ikke plass til så mange der de skal sitte.",
  category: "Så mange fra kategorien får ikke plass der, eller så mange kommer ikke.",
  apartCrowd: "Så mange som ikke skal sitte sammen, trenger flere bord.",
  search: "Hver for seg går de, men ikke alle samtidig.",
};

export function explainImpossibility(
  state: PlanState,
  impossible: Impossibility,
): ExplainedImpossibility {
  const rules = state.rules.filter(({ id }) => impossible.rules.includes(id));
  const lockedTables = state.tables.filter(({ id }) => impossible.lockedTables.includes(id));
  const fixed = fixedPersons(impossible.rules);
  const named = { rules, lockedTables, fixed };
  const count = rules.length + lockedTables.length + fixed.length;
  if (count === 0) {
    return { title: "Det er ikke plass til alle", reason: shortage(state), ...named };
  }
  const reason = reasons[impossible.reason];
  if (rules.length === 0) return { title: "Bordene går ikke opp", reason, ...named };
  const title = count === 1 ? "En regel kan ikke følges" : "Disse reglene går ikke sammen";
  return { title, reason, ...named };
}

/** The solver adds nobody to the head table, so its free chairs do not count. */
function shortage(state: PlanState): string {
  const { persons, tables } = toSeatingRequest(state, {
    fill: "even",
    alternate: false,
    respectHand: false,
    seed: 0,
  });
  const ownTables = new Set(tables.flatMap(({ id, head, locked }) => (head || locked ? id : [])));
  const others = persons.filter(({ placedAt }) => !placedAt || !ownTables.has(placedAt)).length;
  const all = state.tables.reduce((sum, table) => sum + capacityOf(table), 0);
  const open = tables.reduce((sum, { id, seats }) => sum + (ownTables.has(id) ? 0 : seats), 0);
  if (persons.length > all) {
    const missing = formatCount(persons.length - all);
    return `Det kommer ${persons.length}, og bordene har ${all} plasser. Det mangler ${missing}.`;
  }
  if (others > open) {
    const missing = formatCount(others - open);
    return `${others} skal sitte ved bord som har ${open} plasser. Det mangler ${missing}. Ledige plasser ved brudebordet og ved låste bord er bare for dem dere selv setter dit.`;
  }
  return (
    largestParty(state) ?? "Følgene går ikke opp i bordene. Et bord til, eller et større, hjelper."
  );
}

function largestParty(state: PlanState): string | null {
  const { persons, tables } = toAssessedRequest(state);
  const parties = [...Map.groupBy(persons, ({ party }) => party).values()];
  const [largest] = parties.sort((one, other) => other.length - one.length);
  const chairs = Math.max(0, ...tables.map(({ seats }) => seats));
  if (!largest || largest.length <= chairs) return null;
  const adult = largest.find(({ kind }) => kind === "guest") ?? largest[0];
  const name = namesOf(state).full(adult?.id ?? "");
  return `${capitalize(name)} og følget er ${formatCount(largest.length)}, og det største bordet har ${formatCount(chairs)} plasser.`;
}
