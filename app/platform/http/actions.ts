import { generatePath } from "react-router";

export type ActionFields = [name: string, value: string][];

export type ActionValues = Record<string, string | readonly string[] | null>;

export interface StoredValues {
  values: Record<string, string>;
  /** Increases with every change; forms that began with another version are refused. */
  version: number;
}

export interface ActionDescription {
  done?: string;
  failed: string;
  noResponse?: string;
  refused?: Record<string, string>;
  undo?: string;
  showsErrorsInForm?: true;
  changesSession?: true;
}

export interface Actions<Intents extends Record<string, ActionDescription>> {
  /** May have parameters: see `actionsAt`. */
  path: string;
  intents: Intents;
}

type SubmittedValues = Record<string, string>;

export interface ActionErrors {
  formError?: string;
  fieldErrors: Record<string, string>;
}

export type ActionResult = { intent: string } & (
  | { ok: true; message?: string; undo?: ActionFields; data?: unknown }
  | { ok: false; reason: "invalid"; errors: ActionErrors; values: SubmittedValues }
  | { ok: false; reason: "conflict"; current: StoredValues; values: SubmittedValues }
  | { ok: false; reason: string; message: string; retry: boolean; values: SubmittedValues }
);

export function describeActions<const Intents extends Record<string, ActionDescription>>(
  path: string,
  intents: Intents & { [Intent in keyof Intents]: { undo?: keyof Intents } },
): Actions<Intents> {
  return { path, intents };
}

/** Returns the actions at an address, such as `/conversations/7` for `/conversations/:id`. */
export function actionsAt<Intents extends Record<string, ActionDescription>>(
  { path, intents }: Actions<Intents>,
  params: Readonly<Record<string, string | undefined>>,
): Actions<Intents> {
  return { path: generatePath(path, params as Record<string, string>), intents };
}

export function actionFields(intent: string, values: ActionValues): ActionFields {
  const fields = Object.entries(values).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  );
  return [["intent", intent], ...fields];
}

export function formErrorsOf(result: ActionResult | undefined): ActionErrors | undefined {
  if (!result || result.ok) return undefined;
  if ("errors" in result) return result.errors;
  return "message" in result ? { formError: result.message, fieldErrors: {} } : undefined;
}
