import type fc from "fast-check";
import type { Product } from "./product.ts";
import type { Model, Outcome } from "./state.ts";

/** A step of the model and the product. Running it again sends the same form again. */
export interface Step {
  apply: (model: Model) => Outcome;
  run: (product: Product) => Promise<Outcome>;
}

/** Is opened before it is sent, and knows what it began with. */
export interface Form {
  name: string;
  open: (model: Model) => Step;
}

export function form<Value>(
  name: string,
  values: fc.Arbitrary<Value>,
  open: (value: Value, model: Model) => Step,
): fc.Arbitrary<Form> {
  return values.map((value) => ({
    name: `${name} ${JSON.stringify(value)}`,
    open: (model) => open(value, model),
  }));
}

/** Returns the reason of a refusal, else `ok`. Commands return null or false for what is gone. */
export async function outcomeOf(result: Promise<unknown>): Promise<Outcome> {
  const returned = await result;
  if (returned === null || returned === false) return "gone";
  const { ok = true, reason = "gone" } = Object(returned) as { ok?: boolean; reason?: string };
  return ok ? "ok" : reason;
}

/** Returns `gone` when the command throws a 404. */
export async function unlessNotFound(result: Promise<Outcome>): Promise<Outcome> {
  try {
    return await result;
  } catch (error) {
    const { init } = Object(error) as { init?: { status?: number } };
    if (init?.status !== 404) throw error;
    return "gone";
  }
}

/** For commands whose result tells nothing, such as the rows that were changed. */
export async function done(result: Promise<unknown>): Promise<Outcome> {
  await result;
  return "ok";
}
