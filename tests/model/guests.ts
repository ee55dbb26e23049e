import {
  type Answer,
  type Guest,
  listedAsChild,
  listedWithCompanion,
  type Model,
  type Outcome,
  people,
  type Status,
} from "./state.ts";

/** Adding a guest again stores the form again. */
export function addGuest(model: Model, guest: number): Outcome {
  if (model.guests[guest]?.isDeleted) return "gone";
  model.guests[guest] = { isDeleted: false, ownStatus: null };
  return "ok";
}

export function setGuestDeleted(model: Model, guest: number, isDeleted: boolean): Outcome {
  const listed = model.guests[guest];
  if (listed) listed.isDeleted = isDeleted;
  return "ok";
}

export function setStatus(model: Model, guest: number, status: Status | null): Outcome {
  const listed = listedGuest(model, guest);
  if (listed) listed.ownStatus = status;
  return "ok";
}

/** Counts for every screen: the couple's own value, else the answer's. */
export function statusOf(model: Model, guest: number): Status | null {
  const listed = listedGuest(model, guest);
  if (!listed) return null;
  return listed.ownStatus ?? answeredStatus(answerOf(model, guest));
}

/** Null without a companion. When only the couple says that a guest comes, the companion comes too. */
export function companionStatusOf(model: Model, guest: number): Status | null {
  const status = statusOf(model, guest);
  const answer = answerOf(model, guest);
  const brings = answer?.isComing === true && answer.bringsCompanion;
  if (status === null || (guest !== listedWithCompanion && !brings)) return null;
  if (status !== "attending") return status;
  return answer?.isComing && !brings ? "declined" : "attending";
}

function answeredStatus(answer: Answer | undefined): Status {
  if (!answer) return "pending";
  return answer.isComing ? "attending" : "declined";
}

export function countGuests(model: Model) {
  const guests = model.guests.flatMap((_, guest) => statusOf(model, guest) ?? []);
  const companions = model.guests.map((_, guest) => companionStatusOf(model, guest));
  const coming = guests.filter((status) => status === "attending").length;
  const unlinked = model.answers.filter(
    ({ guest, isIgnored }) => !isIgnored && (guest === null || !listedGuest(model, guest)),
  );
  const unlinkedPersons = sum(unlinked.filter(({ isComing }) => isComing).map(personsOf));
  return {
    invited: guests.length,
    confirmed: coming,
    declined: guests.filter((status) => status === "declined").length,
    unlinkedAnswers: unlinked.length,
    comingPersons:
      coming + companions.filter((status) => status === "attending").length + unlinkedPersons,
    comingChildren: statusOf(model, listedAsChild) === "attending" ? 1 : 0,
  };
}

function personsOf({ bringsCompanion }: Answer): number {
  return bringsCompanion ? 2 : 1;
}

export interface NewAnswer {
  person: number;
  isComing: boolean;
  bringsCompanion: boolean;
}

/** A person's later answers replace the first, from whatever browser. */
export function sendAnswer(model: Model, { person, ...content }: NewAnswer): Outcome {
  const earlier = model.answers.find((answer) => answer.person === person);
  const answer = earlier ?? { person, guest: null, isCouples: false, isIgnored: false, ...content };
  Object.assign(answer, content);
  if (!earlier) model.answers.push(answer);
  if (answer.guest === null && !answer.isCouples) linkByRule(model, answer);
  return earlier ? "changed" : "created";
}

/** Guests who come to the list later get the answers that wait for them. */
export function linkWaiting(model: Model): Outcome {
  for (const answer of model.answers) {
    if (answer.guest === null && !answer.isCouples && !answer.isIgnored) linkByRule(model, answer);
  }
  return "ok";
}

/**
 * A link is made only when it is certain: to the only unanswered guest with the e-mail, unless the
 * first names differ, else to the only guest of the name, unless that one has an answer.
 */
function linkByRule(model: Model, answer: Answer): void {
  const { name, email } = people[answer.person] as (typeof people)[number];
  const listed = people.flatMap((person, guest) =>
    listedGuest(model, guest) ? [{ ...person, guest }] : [],
  );
  const isFree = ({ guest }: { guest: number }) => !answerOf(model, guest);
  const byEmail = onlyOne(listed.filter((guest) => guest.email === email && isFree(guest)));
  const byName = onlyOne(listed.filter((guest) => guest.name === name));
  const found = byEmail && firstName(byEmail.name) === firstName(name) ? byEmail : byName;
  if (found && isFree(found)) answer.guest = found.guest;
}

export function linkToGuest(model: Model, person: number, guest: number): Outcome {
  const answer = model.answers.find((sent) => sent.person === person);
  if (!answer || !listedGuest(model, guest)) return "gone";
  const other = answerOf(model, guest);
  if (other && other !== answer) return "taken";
  Object.assign(answer, { guest, isCouples: true, isIgnored: false });
  return "ok";
}

export function unlink(model: Model, person: number): Outcome {
  return changeAnswer(model, person, { guest: null, isCouples: true, isIgnored: false });
}

export function ignore(model: Model, person: number): Outcome {
  return changeAnswer(model, person, { isIgnored: true });
}

function changeAnswer(model: Model, person: number, set: Partial<Answer>): Outcome {
  const answer = model.answers.find((sent) => sent.person === person);
  if (!answer) return "gone";
  Object.assign(answer, set);
  return "ok";
}

function answerOf(model: Model, guest: number): Answer | undefined {
  return model.answers.find((answer) => answer.guest === guest);
}

function listedGuest(model: Model, guest: number): Guest | null {
  const listed = model.guests[guest];
  return listed && !listed.isDeleted ? listed : null;
}

function onlyOne<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}

function firstName(name: string): string {
  return name.split(" ")[0] ?? "";
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
