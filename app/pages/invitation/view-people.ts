import { parseDiet } from "#app/features/guests/diets/rules.ts";
import type { HouseholdPerson } from "#app/features/rsvp/households/queries.server.ts";
import { controlsOf } from "#app/features/rsvp/households/rules.ts";
import type { ThemeId } from "#app/features/weddings/rules.ts";
import { guestFlower, type OrnamentImage } from "#app/pages/wedding-page/ornament-files.ts";
import { firstNameOf } from "#app/platform/person-name.ts";
import { invitationTexts } from "./texts.ts";

export interface Flowers {
  bloom: OrnamentImage;
  bud: OrnamentImage;
}

/** A guest or companion in the answer form. */
export interface PersonView {
  id: string;
  /** Name of the guest who brings this companion. */
  companionOf: string | null;
  name: string;
  detail: string;
  flowers: Flowers;
  controls: ReturnType<typeof controlsOf>;
}

/** What is noted for a guest or a companion. */
export interface RecordView {
  id: string;
  name: string;
  detail: string;
  status: "attending" | "declined" | "pending";
  flowers: Flowers;
}

type Drawn = { theme: ThemeId; seed: string };

export function viewPeople(people: readonly HouseholdPerson[], page: Drawn): PersonView[] {
  const flowersOf = flowersIn(people, page);
  return people.flatMap((person) => {
    const { id, name, hasCompanion, companionName } = person;
    const first = firstNameOf(name);
    const own: PersonView = {
      id,
      companionOf: null,
      name: first,
      detail: restOf(name),
      flowers: flowersOf(id),
      controls: controlsOf(id),
    };
    if (!hasCompanion) return [own];
    const companion: PersonView = {
      id,
      companionOf: first,
      name: companionName ?? invitationTexts.form.companion,
      detail: companionName
        ? invitationTexts.form.companionOf(first)
        : invitationTexts.form.unnamedCompanionOf(first),
      flowers: flowersOf(id, true),
      controls: controlsOf(id, true),
    };
    return [own, companion];
  });
}

/** Returns the controls' values as they were answered, by name. */
export function valuesOf(people: readonly HouseholdPerson[]): Record<string, string> {
  const first = people.find(({ answer }) => answer)?.answer;
  const entries = people.flatMap(({ id, answer, hasCompanion, companionName }) => {
    const companion = controlsOf(id, true);
    const names: [string, string][] = hasCompanion ? [[companion.name, companionName ?? ""]] : [];
    if (!answer) return names;
    const own = controlsOf(id);
    const bringsCompanion = answer.guestCount > 1;
    return [
      ...names,
      [own.attending, answer.attending ? "yes" : "no"] as [string, string],
      ...dietValues(own, answer.dietaryRestrictions, answer.severeAllergy),
      ...(hasCompanion
        ? ([
            [companion.attending, bringsCompanion ? "yes" : "no"],
            ...dietValues(
              companion,
              answer.plusOneDietaryRestrictions,
              answer.plusOneSevereAllergy,
            ),
          ] as [string, string][])
        : []),
    ];
  });
  return {
    ...Object.fromEntries(entries),
    message: people[0]?.answer?.message ?? "",
    email: first?.email ?? "",
  };
}

export function viewRecords(people: readonly HouseholdPerson[], page: Drawn): RecordView[] {
  const { sent } = invitationTexts;
  const flowersOf = flowersIn(people, page);
  return people.flatMap((person) => {
    const { id, name, status, answer, hasCompanion, companionName } = person;
    const isComing = status === "attending";
    const own: RecordView = {
      id,
      name: firstNameOf(name),
      detail: isComing && answer ? dietText(answer.dietaryRestrictions, answer.severeAllergy) : "",
      status,
      flowers: flowersOf(id),
    };
    if (!hasCompanion || !isComing || !answer || answer.guestCount < 2) return [own];
    const diet = dietText(answer.plusOneDietaryRestrictions, answer.plusOneSevereAllergy);
    const companion: RecordView = {
      id: `${id}-companion`,
      name: companionName ?? invitationTexts.form.companion,
      detail: [sent.companionOf(own.name), diet].filter(Boolean).join(". "),
      status: "attending",
      flowers: flowersOf(id, true),
    };
    return [own, companion];
  });
}

/** Sizes follow the longest name, because a name is never broken into two lines. */
export function lengthOfLongest(names: readonly string[]): number {
  return Math.max(6, ...names.map(({ length }) => length));
}

function restOf(name: string): string {
  return name.split(" ").slice(1).join(" ");
}

/** Gives each person a flower that is the same on every page and in mails. */
export function flowersIn(people: readonly HouseholdPerson[], { theme, seed }: Drawn) {
  const everybody = people.flatMap(({ id, hasCompanion }) =>
    hasCompanion ? [id, companionKey(id)] : [id],
  );
  return (id: string, isCompanion = false): Flowers => {
    const key = isCompanion ? companionKey(id) : id;
    return guestFlower(theme, seed, key, everybody.indexOf(key));
  };
}

function companionKey(guestId: string): string {
  return `${guestId} companion`;
}

function dietText(diet: string | null, severe: boolean): string {
  if (!diet) return "";
  return severe ? `${diet}, ${invitationTexts.sent.severe}` : diet;
}

function dietValues(
  controls: ReturnType<typeof controlsOf>,
  text: string | null,
  severe: boolean,
): [string, string][] {
  const { options, other } = parseDiet(text);
  return [
    ...options.map((option): [string, string] => [controls.diet[option], "on"]),
    [controls.otherDiet, other],
    ...(severe ? ([[controls.severe, "on"]] as [string, string][]) : []),
  ];
}
