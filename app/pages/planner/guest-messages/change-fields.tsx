import type { Change } from "./change.ts";

/** What a form that changes a message says. */
export function ChangeFields({ intent, id }: Change) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
    </>
  );
}
