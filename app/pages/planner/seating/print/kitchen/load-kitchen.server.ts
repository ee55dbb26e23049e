import { createHash } from "node:crypto";
import { listUnlinkedDiets } from "#app/features/rsvp/guest-links/diets/queries.server.ts";
import { findKitchenPrint } from "#app/features/seating/kitchen/queries.server.ts";
import {
  type KitchenPerson,
  kitchenDifference,
  kitchenPersons,
} from "#app/features/seating/kitchen/rules.ts";
import { listPeople } from "#app/features/seating/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import basicStyles from "../../../print/print-page.css?inline";
import { kitchenDiets } from "../kitchen-diets.ts";
import { formatMoment, loadPrint, type Printed } from "../load-print.server.ts";
import pageStyles from "../print-page.css?inline";
import { namesOfPersons } from "../seated-persons.ts";
import styles from "./kitchen.css?inline";
import { kitchenMap } from "./kitchen-map.ts";
import { kitchenSheet } from "./kitchen-sheet.ts";
import mapStyles from "./small-plan.css?inline";

interface Kitchen extends Printed {
  persons: KitchenPerson[];
  /** Changes when anything on the sheet does. */
  fingerprint: string;
}

/** Loads everyone who comes, with the persons of answers that no guest of the list has. */
export async function loadKitchen(weddingId: OwnedWeddingId): Promise<Kitchen> {
  const [printed, { states }, answers] = await Promise.all([
    loadPrint(weddingId),
    listPeople(weddingId),
    listUnlinkedDiets(weddingId),
  ]);
  const { state, revision } = printed.plan;
  const listed = kitchenPersons(state, kitchenDiets(states));
  const names = namesOfPersons(state.persons);
  const persons = [
    ...listed.map((person) => ({
      ...person,
      name: names.get(`${person.guestId}:${person.person}`) ?? null,
    })),
    ...answers.flatMap(personsOf),
  ];
  const fingerprint = createHash("sha256").update(JSON.stringify({ revision, persons }));
  return { ...printed, persons, fingerprint: fingerprint.digest("base64url") };
}

export async function loadKitchenSheet(weddingId: OwnedWeddingId) {
  const [{ plan, facts, persons, fingerprint }, earlier] = await Promise.all([
    loadKitchen(weddingId),
    findKitchenPrint(weddingId),
  ]);
  const { state } = plan;
  const sheet = kitchenSheet(state, persons);
  return {
    css: [basicStyles, pageStyles, styles, mapStyles].join(""),
    facts,
    fingerprint,
    sheet,
    map: state.tables.length > 0 ? kitchenMap(state, sheet.severe, persons) : null,
    changes: earlier && {
      printedAt: formatMoment(earlier.printedAt),
      revision: earlier.revision,
      ...kitchenDifference(earlier.persons, persons),
    },
  };
}

type UnlinkedDiet = Awaited<ReturnType<typeof listUnlinkedDiets>>[number];

function personsOf(answer: UnlinkedDiet): KitchenPerson[] {
  const shared = { guestId: answer.id, table: null, isChild: false };
  const guest: KitchenPerson = {
    ...shared,
    person: 0,
    name: answer.guestName,
    diet: answer.dietaryRestrictions || null,
    hasSevereAllergy: answer.severeAllergy,
  };
  if (answer.guestCount < 2) return [guest];
  const companion: KitchenPerson = {
    ...shared,
    person: 1,
    name: answer.plusOneName,
    diet: answer.plusOneDietaryRestrictions || null,
    hasSevereAllergy: answer.plusOneSevereAllergy,
  };
  return [guest, companion];
}
