/** A form as it is sent: names and values. */
export type Fields = [name: string, value: string][];

/** What the server answers to a form that a couple acts by. */
export type ActAnswer =
  /** `undo`: the form that takes it back. */
  { ok: true; message: string; undo: Fields | null } | { ok: false; message: string };
