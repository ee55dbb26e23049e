import { cleanText } from "#app/platform/http/clean-text.ts";

export type FieldValues = Record<string, string>;

export interface Edit<Values extends FieldValues> {
  base: Values;
  values: Values;
  conflicts: readonly (keyof Values & string)[];
}

/** Returns what the server stores of a typed value, as far as the browser can tell. */
export type Normalize<Values extends FieldValues> = (
  value: string,
  field: keyof Values & string,
) => string;

/**
 * Merges an edit into newer stored values. Fields that the user changed keep the edit, others take
 * the stored value. A field that both sides changed to different values is a conflict.
 */
export function mergeFields<Values extends FieldValues>(
  { base, values, conflicts }: Edit<Values>,
  stored: Values,
  normalize: Normalize<Values> = cleanText,
): Edit<Values> {
  const merged: FieldValues = {};
  const conflicting: string[] = [];
  for (const [name, storedValue = ""] of Object.entries(stored)) {
    const ownValue = normalize(values[name] ?? "", name);
    const baseValue = normalize(base[name] ?? "", name);
    const isOwn = ownValue !== baseValue && ownValue !== storedValue;
    merged[name] = isOwn ? (values[name] ?? "") : storedValue;
    if (isOwn && (storedValue !== baseValue || conflicts.includes(name))) conflicting.push(name);
  }
  return { base: stored, values: merged as Values, conflicts: conflicting };
}

export function changedFields<Values extends object>(
  before: Values,
  after: Values,
): (keyof Values & string)[] {
  const names = Object.keys(before) as (keyof Values & string)[];
  return names.filter((name) => before[name] !== after[name]);
}
