/** A form as it is submitted: names and values, in order. */
export type ActionFields = [name: string, value: string][];

/** The values of a form by name; a list is submitted as repeated fields. */
export type ActionValues = Record<string, string | readonly string[] | null>;

/** An editable row as its form shows it. */
export interface StoredValues {
  values: Record<string, string>;
  /** Increases with every change; a form is refused when it began with another one. */
  version: number;
}

/** What one intent of a form says to the user, and how it is undone. */
export interface ActionDescription {
  /** Said after success, unless the command has its own message; without one the page shows it. */
  done?: string;
  /** Said when the outcome is unknown or the server is down: a retry may succeed. */
  failed: string;
  /** Said instead when no response arrived. */
  noResponse?: string;
  /** Said for each reason the command may refuse for: a retry cannot succeed. */
  refused?: Record<string, string>;
  /** The intent that undoes it with the same values, unless the command names others. */
  undo?: string;
  /** The form stays open with what was typed until it is accepted. */
  keepsForm?: true;
}

export interface Actions<Intents extends Record<string, ActionDescription>> {
  /** The path that the forms are submitted to. */
  path: string;
  intents: Intents;
}

/** What a form was submitted with, to fill it again; never holds a password. */
type Submitted = Record<string, string>;

export interface ActionErrors {
  /** Shown above the form. */
  formError?: string;
  /** One sentence per form control name. */
  fieldErrors: Record<string, string>;
}

export type ActionResult = { intent: string } & (
  | { ok: true; message?: string; undo?: ActionFields; data?: unknown }
  | { ok: false; reason: "invalid"; errors: ActionErrors; values: Submitted }
  /** The row was changed since the form was opened. */
  | { ok: false; reason: "conflict"; current: StoredValues; values: Submitted }
  | { ok: false; reason: string; message: string; retry: boolean; values: Submitted }
);

/** Declares what users can do on a page, for the browser, the server and the tests alike. */
export function describeActions<const Intents extends Record<string, ActionDescription>>(
  path: string,
  intents: Intents & { [Intent in keyof Intents]: { undo?: keyof Intents } },
): Actions<Intents> {
  return { path, intents };
}

/** The fields that submit `intent`; null and empty lists are left out. */
export function actionFields(intent: string, values: ActionValues): ActionFields {
  const fields = Object.entries(values).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  );
  return [["intent", intent], ...fields];
}
