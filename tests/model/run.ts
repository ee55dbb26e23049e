import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect } from "vitest";
import { now, setClock } from "#app/platform/clock.ts";
import { describeConnectionError } from "#app/platform/db/errors.server.ts";
import type { DatabaseProxy } from "#tests/support/database-proxy.ts";
import type { Form, Step } from "./form.ts";
import { guestForms, seatForms, wishForms } from "./guest-forms.ts";
import { budgetForms, conversationForms, listingForms } from "./other-forms.ts";
import { observe, type Product } from "./product.ts";
import type { Model } from "./state.ts";
import { type Area, view } from "./view.ts";

interface Modelled {
  model: Model;
}

interface Tested {
  product: Product;
  proxy: DatabaseProxy;
  /** Those that are sent to, and looked at. */
  areas: readonly Area[];
  /** What happened, for the proof of the proof. */
  count: (what: "steps" | "faults" | "lost replies" | "pairs") => void;
}

type Command = fc.AsyncCommand<Modelled, Tested>;

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
} satisfies Record<Area, fc.Arbitrary<Form>>;
const fault = fc.record({ atCall: fc.integer({ min: 1, max: 16 }), isReplyLost: fc.boolean() });

/** One client sends a form, once or twice or while the database fails, or two do at the same time. */
export function anyCommands(areas: readonly Area[]): fc.Arbitrary<Command>[] {
  const form = fc.oneof(...areas.map((area) => forms[area]));
  return [
    form.map((sent) => command(sent.name, (modelled, tested) => send(sent, modelled, tested))),
    form.map((sent) =>
      command(`twice: ${sent.name}`, (modelled, tested) => sendTwice(sent, modelled, tested)),
    ),
    fc
      .tuple(form, fault)
      .map(([sent, lost]) =>
        command(`${JSON.stringify(lost)}: ${sent.name}`, (modelled, tested) =>
          sendDuringFault(sent, lost, modelled, tested),
        ),
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

async function send(form: Form, { model }: Modelled, { product, areas }: Tested): Promise<Step> {
  const step = form.open(model);
  const expected = step.apply(model);
  expect(await step.run(product), form.name).toBe(expected);
  expect(await observe(product, areas), form.name).toEqual(view(model, areas));
  return step;
}

async function sendTwice(form: Form, modelled: Modelled, tested: Tested): Promise<void> {
  const { product, areas } = tested;
  const step = await send(form, modelled, tested);
  await step.run(product);
  const seen = await observe(product, areas);
  expect(seen, `again: ${form.name}`).toEqual(view(modelled.model, areas));
}

/** An error means that all or nothing was stored. Sending the form again leads to the whole effect. */
async function sendDuringFault(
  form: Form,
  { atCall, isReplyLost }: Fault,
  { model }: Modelled,
  { product, proxy, areas, count }: Tested,
): Promise<void> {
  const step = form.open(model);
  const before = view(model, areas);
  const expected = step.apply(model);
  proxy.failCall(atCall, { isReplyLost });
  const outcome = await step.run(product).catch((error: unknown) => {
    if (describeConnectionError(error) === undefined) throw error;
    return null;
  });
  if (proxy.forwardAll() !== null) count(isReplyLost ? "lost replies" : "faults");
  const seen = await observe(product, areas);
  if (outcome === null && isDeepStrictEqual(seen, before)) await step.run(product);
  else expect(seen, form.name).toEqual(view(model, areas));
  if (outcome !== null) expect(outcome, form.name).toBe(expected);
  expect(await observe(product, areas), `after the fault: ${form.name}`).toEqual(
    view(model, areas),
  );
}

/** Two clients: the result is that of one after the other, in either order. */
async function sendAtOnce(
  sent: [Form, Form],
  modelled: Modelled,
  { product, areas, count }: Tested,
): Promise<void> {
  count("pairs");
  const steps = sent.map((form) => form.open(modelled.model));
  const outcomes = await Promise.all(steps.map((step) => step.run(product)));
  const seen = { outcomes, ...(await observe(product, areas)) };
  const inOrder = (order: readonly number[]) => {
    const model = structuredClone(modelled.model);
    const expected: string[] = [];
    for (const index of order) expected[index] = steps[index]?.apply(model) ?? "";
    return { model, seen: { outcomes: expected, ...view(model, areas) } };
  };
  const [one, other] = [inOrder([0, 1]), inOrder([1, 0])];
  const found = [one, other].find((result) => isDeepStrictEqual(result.seen, seen));
  const names = sent.map(({ name }) => name).join(" and ");
  if (!found) expect(seen, names).toEqual(one.seen);
  modelled.model = found?.model ?? one.model;
}
