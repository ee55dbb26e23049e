import { useEffect, useState } from "react";
import { mergeEdit, sameFields, type WeddingFields } from "#app/features/weddings/editing/rules.ts";
import { colorsAfterChoosing, type DraftField } from "#app/features/weddings/rules.ts";
import type { EditAnswer } from "./send-edit.server.ts";

interface Stored {
  fields: WeddingFields;
  version: number;
}

export interface Edit {
  fields: WeddingFields;
  /** Of the wedding that this edit is on top of. */
  version: number;
  isChanged: boolean;
  change: (field: DraftField, value: string) => void;
  /** Somebody else has saved while this was edited. */
  meanwhile: { disputed: DraftField[]; decide: (whose: "own" | "theirs") => void } | null;
}

interface State {
  /** What is stored, as far as this browser knows. */
  base: Stored;
  fields: WeddingFields;
  /** What somebody else saved, until it is decided what holds. */
  disputed: DraftField[] | null;
}

/** The form on the screen, kept on top of what is stored, whoever stored it. */
export function useEdit(stored: Stored, answer: EditAnswer | undefined): Edit {
  const [state, setState] = useState<State>(() => ({
    base: answer?.stored ?? stored,
    fields: answer?.fields ?? stored.fields,
    disputed: null,
  }));
  const newest = newestOf(stored, answer?.stored);
  const { base } = state;

  useEffect(() => {
    if (newest.version <= base.version) return;
    setState((before) => {
      const { fields, disputed } = mergeEdit(before.base.fields, before.fields, newest.fields);
      const untouched = sameFields(before.base.fields, before.fields);
      return { base: newest, fields, disputed: untouched ? null : disputed };
    });
  }, [newest, base.version]);

  const change = (field: DraftField, value: string) =>
    setState((before) => ({
      ...before,
      fields: {
        ...before.fields,
        [field]: value,
        ...(field === "selectedTheme"
          ? { colors: colorsAfterChoosing(value, before.fields.colors) }
          : {}),
      },
    }));

  const decide = (whose: "own" | "theirs") =>
    setState((before) => {
      const fields = { ...before.fields };
      if (whose === "theirs") {
        for (const field of before.disputed ?? []) fields[field] = before.base.fields[field];
      }
      return { ...before, fields, disputed: null };
    });

  return {
    fields: state.fields,
    version: base.version,
    isChanged: !sameFields(base.fields, state.fields),
    change,
    meanwhile: state.disputed && { disputed: state.disputed, decide },
  };
}

function newestOf(stored: Stored, answered: Stored | undefined): Stored {
  return answered && answered.version > stored.version ? answered : stored;
}
