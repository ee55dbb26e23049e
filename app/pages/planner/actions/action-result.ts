/** A form as it is sent: names and values. */
export type ActionFields = [name: string, value: string][];

/** What the server answers to a form that a couple acts by. */
export type ActionResult =
  /** `undo`: the form that takes it back. `message` is empty where the page itself shows it. */
  | { ok: true; message: string; undo: ActionFields | null }
  /** `isFinal`: another try would end the same way. */
  | { ok: false; message: string; isFinal?: true };
