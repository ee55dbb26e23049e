import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { editsBeforeHydration } from "#app/features/weddings/components/wizard/edits-before-hydration.ts";
import {
  changedFields,
  mergeEdit,
  type WeddingFields,
} from "#app/features/weddings/editing/rules.ts";
import { colorsAfterChoosing, type DraftField } from "#app/features/weddings/rules.ts";
import { clearDraft, writeDraft } from "../kept-forms.ts";
import { type EditDraft, loadEditDraft, type StoredWedding } from "./edit-draft.ts";
import type { EditResult } from "./save-edit.server.ts";

export interface Edit {
  fields: WeddingFields;
  /** Of the wedding that this edit is on top of. */
  version: number;
  isChanged: boolean;
  /** It was begun before this page was opened, and kept by this tab. */
  isRestored: boolean;
  /** Goes back to what is stored. */
  discard: () => void;
  change: (field: DraftField, value: string) => void;
  /** Somebody else has saved while this was edited. */
  conflict: { conflicts: DraftField[]; resolve: (whose: "own" | "theirs") => void } | null;
}

interface State {
  /** What is stored, as far as this browser knows. */
  base: StoredWedding;
  fields: WeddingFields;
  /** What somebody else saved, until it is decided what holds. */
  conflicts: readonly DraftField[] | null;
}

/** The form on the screen, kept on top of what is stored, whoever stored it. */
export function useEdit(
  { weddingId, ...stored }: StoredWedding & { weddingId: string },
  result: EditResult | undefined,
  form: RefObject<HTMLFormElement | null>,
): Edit {
  const [state, setState] = useState<State>(() => ({
    base: result?.stored ?? stored,
    fields: result?.fields ?? stored.fields,
    conflicts: null,
  }));
  const [isRestored, setRestored] = useState<boolean | null>(null);
  const newest = newestOf(stored, result?.stored);
  const { base, fields } = state;
  // What has been written to the same as is stored is nothing to decide about.
  const conflicts = state.conflicts?.filter((field) => fields[field] !== base.fields[field]);
  const isChanged = changedFields(base.fields, fields).length > 0;
  // Param up or saved: what is written from now on was not restored.
  if (isRestored && !isChanged) setRestored(false);

  // Before the first repaint, because that would wipe what was typed while the page was loading.
  useLayoutEffect(() => {
    if (isRestored !== null) return;
    const draft = result ? null : loadEditDraft(weddingId);
    const earlyEdits = form.current ? editsBeforeHydration(fields, new FormData(form.current)) : {};
    // Of a form that was sent before there was a script, nobody knows what it was on top of.
    const unknown = result?.stored ? changedFields(result.fields, result.stored.fields) : null;
    setState(({ base, fields }) => ({
      base: draft?.base ?? base,
      fields: { ...(draft?.fields ?? fields), ...earlyEdits },
      conflicts: draft?.conflicts.length ? draft.conflicts : unknown,
    }));
    setRestored(draft !== null);
  }, [result, fields, form, isRestored, weddingId]);

  useEffect(() => {
    if (isRestored === null) return;
    const edit: EditDraft = { base, fields, conflicts: state.conflicts ?? [] };
    if (isChanged) writeDraft("edit-wedding", weddingId, edit);
    else clearDraft("edit-wedding");
  }, [base, fields, state.conflicts, isChanged, isRestored, weddingId]);

  useEffect(() => {
    if (isRestored === null || newest.version <= base.version) return;
    setState(({ base, fields, conflicts }) => {
      const isTouched = changedFields(base.fields, fields).length > 0;
      const merged = mergeEdit(
        { base: base.fields, fields, conflicts: conflicts ?? [] },
        newest.fields,
      );
      return {
        base: newest,
        fields: merged.fields,
        conflicts: isTouched ? merged.conflicts : null,
      };
    });
  }, [newest, base.version, isRestored]);

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

  const resolve = (whose: "own" | "theirs") =>
    setState((before) => {
      const fields = { ...before.fields };
      if (whose === "theirs") {
        for (const field of before.conflicts ?? []) fields[field] = before.base.fields[field];
      }
      return { ...before, fields, conflicts: null };
    });

  const discard = () => setState((before) => ({ ...before, fields: before.base.fields }));

  return {
    fields,
    version: base.version,
    isChanged,
    isRestored: isRestored === true,
    discard,
    change,
    conflict: conflicts ? { conflicts, resolve: resolve } : null,
  };
}

function newestOf(stored: StoredWedding, returned: StoredWedding | undefined): StoredWedding {
  return returned && returned.version > stored.version ? returned : stored;
}
