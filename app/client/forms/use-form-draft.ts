import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react";
import type { StoredValues } from "#app/platform/http/actions.ts";
import { clearDraft, loadDraft, saveDraft } from "./drafts.ts";
import {
  changedFields,
  type Edit,
  type FieldValues,
  mergeFields,
  type Normalize,
} from "./merge-fields.ts";

export type Stored<Values extends FieldValues> = StoredValues & { values: Values };

export interface DraftOptions<Values extends FieldValues> {
  key: string;
  owner: string;
  row?: string;
  normalize?: Normalize<Values>;
}

interface FormDraftOptions<Values extends FieldValues> extends DraftOptions<Values> {
  stored: Stored<Values>;
  submitted: Values | undefined;
  /** The row was changed since the form was opened, so its base values are unknown. */
  isRefused: boolean;
  form: RefObject<HTMLFormElement | null>;
}

interface DraftState<Values extends FieldValues> extends Edit<Values> {
  row: string;
  version: number;
  isMerged: boolean;
}

/** Drops the draft of a new row that is stored, although its response was lost. */
export function useDraftedRow<Row extends { id: string }>(
  key: string,
  owner: string,
  rows: readonly Row[],
  open: (id: string, row: Row | null) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page opens
  useEffect(() => {
    const draft = loadDraft(key, owner, ({ row, version }) =>
      typeof row === "string" ? { id: row, isNew: version === 0 } : null,
    );
    if (!draft) return;
    const row = rows.find(({ id }) => id === draft.id) ?? null;
    if (row && draft.isNew) clearDraft(key);
    else open(draft.id, row);
  }, []);
}

export function useFormDraft<Values extends FieldValues>(options: FormDraftOptions<Values>) {
  const { key, owner, row = "", normalize, stored, submitted, isRefused, form } = options;
  const [state, setState] = useState<DraftState<Values>>(() => ({
    row,
    base: stored.values,
    values: submitted ?? stored.values,
    conflicts: [],
    version: stored.version,
    isMerged: false,
  }));
  const [isRestored, setRestored] = useState<boolean | null>(null);
  const { base, values } = state;
  const isChanged = changedFields(base, values).length > 0;
  if (isRestored && !isChanged) setRestored(false);

  // Runs before the first paint, which would overwrite text typed while the page was loading.
  useLayoutEffect(() => {
    if (isRestored !== null) return;
    const draft = submitted ? null : loadDraft(key, owner, (found) => readDraft(found, row, base));
    const typed = form.current ? typedBeforeHydration(values, new FormData(form.current)) : {};
    setState((before) => ({
      ...before,
      ...(submitted && isRefused && { conflicts: changedFields(base, values), isMerged: true }),
      ...draft,
      values: { ...(draft ?? before).values, ...typed },
    }));
    setRestored(draft !== null);
  }, [base, values, form, isRestored, key, owner, row, submitted, isRefused]);

  useEffect(() => {
    if (isRestored === null) return;
    if (isChanged) saveDraft(key, owner, state);
    else clearDraft(key);
  }, [key, owner, state, isChanged, isRestored]);

  /** Ignores values older than the current ones. */
  const rebase = useCallback(
    (newer: Stored<Values>) => {
      setState((before) => {
        if (newer.version <= before.version) return before;
        const wasChanged = changedFields(before.base, before.values).length > 0;
        const hasNewValues = changedFields(before.base, newer.values).length > 0;
        const isMerged = wasChanged && (before.isMerged || hasNewValues);
        const merged = mergeFields(before, newer.values, normalize);
        return { ...before, ...merged, version: newer.version, isMerged };
      });
    },
    [normalize],
  );

  const change = useCallback((changes: Partial<Values>) => {
    setState((before) => ({ ...before, values: { ...before.values, ...changes } }));
  }, []);

  const resolve = (field: keyof Values & string, keep: "own" | "theirs") => {
    setState((before) => {
      const conflicts = before.conflicts.filter((name) => name !== field);
      const values =
        keep === "own" ? before.values : { ...before.values, [field]: before.base[field] };
      return { ...before, values, conflicts, isMerged: before.isMerged && conflicts.length > 0 };
    });
  };

  /** Keeps what was typed since the submission as a draft. */
  const accept = useCallback(
    (accepted: Values) => {
      setState((before) => ({ ...before, base: accepted, conflicts: [], isMerged: false }));
      clearDraft(key);
    },
    [key],
  );

  const discard = useCallback(() => {
    clearDraft(key);
    setState((before) => ({ ...before, values: before.base, conflicts: [], isMerged: false }));
  }, [key]);

  return {
    ...state,
    isChanged,
    isRestored: isRestored === true,
    isReady: isRestored !== null,
    conflicts: state.conflicts.filter((name) => values[name] !== base[name]),
    change,
    rebase,
    resolve,
    accept,
    discard,
  };
}

function readDraft<Values extends FieldValues>(
  draft: Partial<DraftState<Values>>,
  row: string,
  fields: Values,
): DraftState<Values> | null {
  const { base, values, version, conflicts = [], isMerged = false } = draft;
  if (draft.row !== row || !base || !values || !Number.isInteger(version)) return null;
  const isComplete = (texts: Values) =>
    Object.keys(fields).every((name) => typeof texts[name] === "string");
  if (!isComplete(base) || !isComplete(values)) return null;
  return { row, base, values, version: Number(version), conflicts, isMerged };
}

function typedBeforeHydration<Values extends FieldValues>(
  rendered: Values,
  form: FormData,
): Partial<Values> {
  const typed = Object.keys(rendered).filter((name) => {
    const value = form.get(name);
    return typeof value === "string" && value !== rendered[name];
  });
  return Object.fromEntries(typed.map((name) => [name, form.get(name)])) as Partial<Values>;
}
