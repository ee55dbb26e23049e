import { useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { type GiftBox, maxNoteLength, sameGiftBox } from "#app/features/wishlist/gift-box/rules.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import {
  clearDraft,
  clearDraftIfSaved,
  loadDraft,
  saveDraft,
} from "../../../pages/planner/kept-forms.ts";
import { LeaveDialog } from "../../../client/forms/leave-dialog.tsx";
import { RestoredDraftNotice } from "../../../pages/planner/restored-notice.tsx";
import { useUnloadWarning } from "../../../client/forms/use-unload-warning.ts";
import {
  outcomeOf,
  type Refused,
  refusalOf,
} from "../../../pages/planner/wishlist-admin/answer.ts";
import { wishlistAdminTexts } from "../../../pages/planner/wishlist-admin/texts.ts";
import {
  filledWith,
  savedAs,
  shown,
  type TypedGiftBox,
} from "../../../pages/planner/wishlist-admin/typed-gift-box.ts";
import { useOutcome } from "../../../pages/planner/wishlist-admin/use-outcome.ts";
import type { action } from "../../../pages/planner/wishlist-admin/wishlist-admin.tsx";

const { giftBox: texts } = wishlistAdminTexts;

interface GiftBoxFormProps {
  stored: GiftBox;
  weddingId: string;
  /** Why it was not taken when it was sent without script. */
  refused: Refused | undefined;
  /** A dialog lies over it, which asks before it is left. */
  isCovered: boolean;
}

/** Where gifts of money go, if the couple asks for any. */
export function GiftBoxForm({ stored, weddingId, refused, isCovered }: GiftBoxFormProps) {
  const fetcher = useFetcher<typeof action>();
  const form = useRef<HTMLFormElement>(null);
  const typed = refused?.faults?.values;
  const [account, setAccount] = useState(typed?.giftAccount ?? shown(stored.giftAccount));
  const [note, setNote] = useState(typed?.giftNote ?? stored.giftNote ?? "");
  const [base, setBase] = useState(stored);
  const [isRestored, setRestored] = useState(false);
  const outcome = outcomeOf(fetcher.data);
  const sent = useRef<TypedGiftBox>(undefined);
  const { faults, meanwhile } = (fetcher.data ? refusalOf(fetcher.data) : refused) ?? {};
  const errors = faults?.fieldErrors ?? {};
  const theirs = meanwhile?.giftBox;
  const filled = filledWith(base);
  const isUntouched = account === filled.giftAccount && note === filled.giftNote;

  useUnloadWarning(!isUntouched);
  useOutcome(
    outcome,
    () => form.current?.requestSubmit(),
    () => {
      const saved = sent.current;
      if (!saved) return;
      setBase(savedAs(saved));
      clearDraftIfSaved("gift-box", weddingId, (kept) => sameGiftBox(kept, saved));
      setRestored(false);
    },
  );
  useEffect(() => {
    if (theirs) setBase(theirs);
  }, [theirs]);
  useEffect(() => {
    if (faults) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [faults]);

  const fillIn = useCallback((before: GiftBox, { giftAccount, giftNote } = filledWith(before)) => {
    setBase(before);
    setAccount(giftAccount);
    setNote(giftNote);
  }, []);

  // What is stored is shown, whoever has saved it, unless something is being written here.
  useEffect(() => {
    if (fetcher.state !== "idle") return;
    const written = { giftAccount: account, giftNote: note };
    const isSaved = outcome?.ok && sent.current && sameGiftBox(written, sent.current);
    if (!isUntouched && !isSaved) return;
    sent.current = undefined;
    setRestored(false);
    fillIn(stored);
  }, [stored, isUntouched, fetcher.state, outcome, account, note, fillIn]);

  // After what is stored is shown, because it takes its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => {
    clearDraftIfSaved("gift-box", weddingId, (kept) => sameGiftBox(savedAs(kept), stored));
    const kept = refused ? null : loadDraft("gift-box", weddingId);
    if (!kept) return;
    setRestored(true);
    fillIn({ giftAccount: kept.wasAccount || null, giftNote: kept.wasNote || null }, kept);
  }, []);

  const drop = () => {
    clearDraft("gift-box");
    fillIn(stored);
  };

  return (
    <Sheet title={texts.title}>
      <fetcher.Form
        ref={form}
        method="post"
        noValidate
        onChange={({ currentTarget }) =>
          saveDraft("gift-box", weddingId, new FormData(currentTarget), filled)
        }
        onSubmit={() => {
          sent.current = { giftAccount: account, giftNote: note };
        }}
        className="grid items-start gap-4 p-4 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:gap-x-6 lg:p-6"
      >
        <p className="max-w-[44em] text-14 text-muted lg:col-span-2">{texts.lead}</p>
        <input type="hidden" name="intent" value="gift-box" />
        <input type="hidden" name="wasAccount" value={base.giftAccount ?? ""} />
        <input type="hidden" name="wasNote" value={base.giftNote ?? ""} />
        {(theirs || isRestored) && (
          <div className="lg:col-span-2">
            {theirs ? (
              <Notice>
                {texts.meanwhile} {shown(theirs.giftAccount)} {theirs.giftNote}
                {!theirs.giftAccount && !theirs.giftNote && texts.nothing}
              </Notice>
            ) : (
              <RestoredDraftNotice onDrop={drop} />
            )}
          </div>
        )}
        <TextField
          name="giftAccount"
          label={texts.account}
          hint={texts.accountHint}
          inputMode="numeric"
          autoComplete="off"
          value={account}
          onChange={(event) => setAccount(event.currentTarget.value)}
          error={errors.giftAccount}
        />
        <TextArea
          name="giftNote"
          label={texts.note}
          hint={texts.noteHint}
          rows={2}
          maxLength={maxNoteLength}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          error={errors.giftNote}
        />
        <Button busy={fetcher.state !== "idle"} className="justify-self-start">
          {theirs ? texts.saveAnyway : texts.save}
        </Button>
      </fetcher.Form>
      {!isCovered && (
        <LeaveDialog isChanged={!isUntouched} onLeave={() => clearDraft("gift-box")} />
      )}
    </Sheet>
  );
}
