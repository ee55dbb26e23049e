import type { HouseholdPerson } from "#app/features/rsvp/households/queries.server.ts";
import type { HouseholdSeating } from "#app/features/seating/guest-table/queries.server.ts";
import { personKey } from "#app/features/seating/plan/plan.ts";
import type { ThemeId } from "#app/features/weddings/rules.ts";
import type { OrnamentImage } from "#app/pages/wedding-page/ornament-files.ts";
import { firstNameOf } from "#app/platform/person-name.ts";
import { invitationTexts } from "../texts.ts";
import { flowersIn } from "../view-people.ts";
import { drawMap, type TableMap } from "./map.ts";
import { standUp } from "./turn.ts";

export interface OwnTableView {
  tables: { title: string; persons: SeatedPerson[] }[];
  label: string;
  hasWay: boolean;
  /** The room as it lies, and standing for narrow screens. */
  maps: { lying: TableMap; standing: TableMap };
}

interface SeatedPerson {
  key: string;
  name: string;
  bloom: OrnamentImage;
}

const texts = invitationTexts.table;

export function viewOwnTable(
  seating: HouseholdSeating,
  people: readonly HouseholdPerson[],
  page: { theme: ThemeId; seed: string },
): OwnTableView {
  const members = membersOf(people, page);
  const isAlone = members.length === 1;
  const { own } = seating;
  const tables = own.map(({ name, number, persons: seated }) => {
    const keys = new Set(seated.map(personKey));
    const persons = members.filter(({ key }) => keys.has(key));
    const isTogether = own.length === 1 && persons.length > 1;
    const names = invitationTexts.list(persons.map((person) => person.name));
    const who = isAlone ? texts.you : isTogether ? texts.youAll : names;
    return { title: texts.sits(who, texts.table(name, number)), persons };
  });
  const maps = { lying: drawMap(seating), standing: drawMap(standUp(seating)) };
  const hasWay = maps.lying.ways.length === own.length;
  const named = own.map(({ name, number }) => texts.named(name, number));
  return { tables, label: texts.map(invitationTexts.list(named), hasWay), hasWay, maps };
}

/** In the order of the invitation. */
function membersOf(
  people: readonly HouseholdPerson[],
  page: { theme: ThemeId; seed: string },
): SeatedPerson[] {
  const flowersOf = flowersIn(people, page);
  return people.flatMap(({ id, name, hasCompanion, companionName }) => {
    const first = firstNameOf(name);
    const guest = { guestId: id, person: 0 } as const;
    const own = { key: personKey(guest), name: first, bloom: flowersOf(id).bloom };
    if (!hasCompanion) return [own];
    const companion = {
      key: personKey({ ...guest, person: 1 }),
      name: companionName ?? invitationTexts.sent.companionOf(first),
      bloom: flowersOf(id, true).bloom,
    };
    return [own, companion];
  });
}
