import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect } from "vitest";
import { now, setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { describeConnectionError } from "#app/platform/db/errors.server.ts";
import type { DatabaseProxy } from "#tests/support/database-proxy.ts";
import type { Form, Step } from "./form.ts";
import { galleryForms } from "./gallery-forms.ts";
import { guestForms, seatForms, wishForms } from "./guest-forms.ts";
import { budgetForms, conversationForms, listingForms } from "./other-forms.ts";
import { newProduct, observe, type Product } from "./product.ts";
import { type Model, newModel, type Outcome } from "./state.ts";
import { type Area, view } from "./view.ts";

/** More than one when two clients sent at once and what is shown does not tell who was first. */
interface Modelled {
  models: Model[];
}

/** Where forms that were sent lead. */
interface Ending {
  model: Model;
  outcomes: Outcome[];
}

interface Setting {
  /** Not needed without faults. */
  proxy?: DatabaseProxy;
  /** Those that are sent to, and looked at. */
  areas: readonly Area[];
  /** What happened, for the proof of the proof. */
  count: (what: "steps" | "faults" | "lost replies" | "pairs" | `abandoned, ${string}`) => void;
}

interface Tested extends Setting {
  product: Product;
}

type Command = fc.AsyncCommand<Modelled, Tested>;

interface SentForm extends Form {
  area: Area;
}

/** The connection to the database is lost at a call, before it arrives or before its reply does. */
interface Fault {
  atCall: number;
  isReplyLost: boolean;
}

const forms = {
  guests: fc.oneof(...guestForms),
  seats: fc.oneof(...seatForms),
  wishes: fc.oneof(...wishForms),
  budget: fc.oneof(...budgetForms),
  conversation: fc.oneof(...conversationForms),
  listing: fc.oneof(...listingForms),
  gallery: fc.oneof(...galleryForms),
} satisfies Record<Area, fc.Arbitrary<Form>>;
/** Which areas a form of each can change. After each step only these are compared. */
const changedBy: Record<Area, readonly Area[]> = {
  guests: ["guests", "seats", "budget"],
  seats: ["seats"],
  wishes: ["wishes"],
  budget: ["budget"],
  conversation: ["conversation"],
  listing: ["listing"],
  gallery: ["gallery"],
};
const fault = fc.record({ atCall: fc.integer({ min: 1, max: 16 }), isReplyLost: fc.boolean() });

/** One client sends a form, once or twice, or two do at the same time. */
export function undisturbedCommands(areas: readonly Area[]): fc.Arbitrary<Command>[] {
  const form = anyForm(areas);
  return [
    form.map((sent) => command(sent.name, (modelled, tested) => send(sent, modelled, tested))),
    form.map((sent) =>
      command(`twice: ${sent.name}`, (modelled, tested) => sendTwice(sent, modelled, tested)),
    ),
    fc
      .tuple(form, form)
      .map(([one, other]) =>
        command(`at once: ${one.name}, ${other.name}`, (modelled, tested) =>
          sendAtOnce([one, other], modelled, tested),
        ),
      ),
  ];
}

/** Or the database fails while one client sends a form. */
export function anyCommands(areas: readonly Area[]): fc.Arbitrary<Command>[] {
  return [
    ...undisturbedCommands(areas),
    fc
      .tuple(anyForm(areas), fault)
      .map(([sent, lost]) =>
        command(`${JSON.stringify(lost)}: ${sent.name}`, (modelled, tested) =>
          sendDuringFault(sent, lost, modelled, tested),
        ),
      ),
  ];
}

function anyForm(areas: readonly Area[]): fc.Arbitrary<SentForm> {
  return fc.oneof(...areas.map((area) => forms[area].map((form) => ({ ...form, area }))));
}

/** Runs the steps for a new wedding, and compares all areas at the end. */
export async function runCommands(steps: Iterable<Command>, setting: Setting): Promise<void> {
  const { proxy, areas, count } = setting;
  try {
    const modelled = { models: [newModel()] };
    const tested = { ...setting, product: await newProduct() };
    await fc.asyncModelRun(() => ({ model: modelled, real: tested }), steps);
    await compare("at the end", areas, modelled, tested, endings(modelled, []));
  } catch (error) {
    const reason = describeConnectionError(error);
    // Without faults it means that the machine is too busy for the timeouts of queries.
    if (proxy || reason === undefined) throw error;
    count(`abandoned, ${reason}`);
    await untilDatabaseAnswers();
  }
}

/** While the pool refuses at once, the sequences that follow would leave it no time to recover. */
async function untilDatabaseAnswers(): Promise<void> {
  const answers = () =>
    db()
      .execute("select 1")
      .then(() => true)
      .catch(() => false);
  while (!(await answers())) await setTimeout(100);
}

function command(
  name: string,
  run: (modelled: Modelled, tested: Tested) => Promise<unknown>,
): Command {
  return {
    check: () => true,
    toString: () => name,
    run: async (modelled, tested) => {
      // Limits of what one browser may send within an hour are no part of the model.
      const later = now().getTime() + 3_600_000;
      setClock(() => later);
      tested.count("steps");
      await run(modelled, tested);
    },
  };
}

async function send(form: SentForm, modelled: Modelled, tested: Tested): Promise<void> {
  const step = open(form, modelled);
  const outcome = await step.run(tested.product);
  await compareAfter([form], modelled, tested, endings(modelled, [step]), [outcome]);
}

async function sendTwice(form: SentForm, modelled: Modelled, tested: Tested): Promise<void> {
  const step = open(form, modelled);
  const outcome = await step.run(tested.product);
  await step.run(tested.product);
  await compareAfter([form], modelled, tested, endings(modelled, [step]), [outcome]);
}

/** An error means that all or nothing was stored. Sending the form again leads to the whole effect. */
async function sendDuringFault(
  form: SentForm,
  { atCall, isReplyLost }: Fault,
  modelled: Modelled,
  tested: Tested,
): Promise<void> {
  const { product, proxy, count } = tested;
  const step = open(form, modelled);
  proxy?.failCall(atCall, { isReplyLost });
  const outcome = await step.run(product).catch((error: unknown) => {
    if (describeConnectionError(error) === undefined) throw error;
    return null;
  });
  if (proxy?.forwardAll()) count(isReplyLost ? "lost replies" : "faults");
  const ended = endings(modelled, [step]);
  if (outcome !== null) return compareAfter([form], modelled, tested, ended, [outcome]);
  const areas = comparedAreas([form], tested);
  const seen = await observe(product, areas);
  const isUnchanged = modelled.models.some((model) => isDeepStrictEqual(view(model, areas), seen));
  if (isUnchanged) await step.run(product);
  await compareAfter([form], modelled, tested, ended);
}

/** Two clients: the result is that of one after the other, in either order. */
async function sendAtOnce(
  sent: [SentForm, SentForm],
  modelled: Modelled,
  tested: Tested,
): Promise<void> {
  tested.count("pairs");
  const [one, other] = [open(sent[0], modelled), open(sent[1], modelled)];
  const outcomes = await Promise.all([one.run(tested.product), other.run(tested.product)]);
  const inOtherOrder = endings(modelled, [other, one]).map((ending) => ({
    ...ending,
    outcomes: ending.outcomes.toReversed(),
  }));
  const ended = [...endings(modelled, [one, other]), ...inOtherOrder];
  await compareAfter(sent, modelled, tested, ended, outcomes);
}

function open(form: SentForm, { models: [model = newModel()] }: Modelled): Step {
  return form.open(model);
}

function endings({ models }: Modelled, steps: readonly Step[]): Ending[] {
  return models.map((before) => {
    const model = structuredClone(before);
    return { outcomes: steps.map((step) => step.apply(model)), model };
  });
}

function compareAfter(
  sent: readonly SentForm[],
  modelled: Modelled,
  tested: Tested,
  ended: readonly Ending[],
  outcomes?: readonly Outcome[],
): Promise<void> {
  const name = sent.map((form) => form.name).join(" and ");
  return compare(name, comparedAreas(sent, tested), modelled, tested, ended, outcomes);
}

/** The product must have come to one of the endings. Keeps the models of those that it shows. */
async function compare(
  name: string,
  areas: readonly Area[],
  modelled: Modelled,
  { product }: Tested,
  ended: readonly Ending[],
  outcomes?: readonly Outcome[],
): Promise<void> {
  const seen = { outcomes, ...(await observe(product, areas)) };
  const possible = ended.map(({ model, outcomes: expected }) => ({
    model,
    seen: { outcomes: outcomes && expected, ...view(model, areas) },
  }));
  const found = possible.filter((ending) => isDeepStrictEqual(ending.seen, seen));
  if (found.length === 0) expect(seen, name).toEqual(possible[0]?.seen);
  const models = found.map(({ model }) => model);
  modelled.models = models.filter(
    (model, index) => models.findIndex((other) => isDeepStrictEqual(other, model)) === index,
  );
}

function comparedAreas(sent: readonly SentForm[], { areas }: Tested): Area[] {
  return areas.filter((area) => sent.some((form) => changedBy[form.area].includes(area)));
}
