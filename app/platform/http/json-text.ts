/**
 * A value as JSON text. The router's own encoding of a loader's data takes many times as long, which
 * shows in lists of thousands of rows.
 */
export type JsonText<Value> = string & { readonly "~value"?: Value };

export function toJsonText<Value>(value: Value): JsonText<Value> {
  return JSON.stringify(value);
}

export function parseJsonText<Value>(text: JsonText<Value>): Value {
  return JSON.parse(text) as Value;
}
