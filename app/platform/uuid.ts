const shape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is an id as we make them: a UUID in lower case. */
export function isUuid(value: unknown): value is string {
  return typeof value === "string" && shape.test(value);
}
