import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { type GiftBox, longestNote } from "#app/features/wishlist/gift-box/rules.ts";
import { formatAccountNumber } from "#app/features/wishlist/rules.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { useToast } from "#app/ui/toaster.tsx";
import { wishlistAdminTexts } from "./texts.ts";
import type { action } from "./wishlist-admin.tsx";

const { giftBox: texts, retry } = wishlistAdminTexts;

/** Where gifts of money go, if the couple asks for any. */
export function GiftBoxForm({ stored }: { stored: GiftBox }) {
  const fetcher = useFetcher<typeof action>();
  const form = useRef<HTMLFormElement>(null);
  const [account, setAccount] = useState(shown(stored.giftAccount));
  const [note, setNote] = useState(stored.giftNote ?? "");
  const [base, setBase] = useState(stored);
  const answer = fetcher.data;
  const last = useRef(answer);
  const sent = useRef<string>(undefined);
  const toast = useToast();
  const errors = answer?.faults?.fieldErrors ?? {};
  const theirs = answer?.meanwhile?.giftBox;
  const isUntouched = account === shown(base.giftAccount) && note === (base.giftNote ?? "");

  useEffect(() => {
    if (last.current === answer) return;
    last.current = answer;
    if (answer?.done) toast({ title: answer.done });
    if (answer?.meanwhile?.giftBox) setBase(answer.meanwhile.giftBox);
    if (answer?.failed) {
      const again = { label: retry, onPress: () => void fetcher.submit(form.current) };
      toast({ title: answer.failed, tone: "fault", action: again });
    }
    if (answer?.faults) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [answer, toast, fetcher]);

  // What is stored is shown, whoever has saved it, unless something is being written here.
  useEffect(() => {
    if (fetcher.state !== "idle") return;
    const isSaved = answer?.done !== undefined && sent.current === account + note;
    if (!isUntouched && !isSaved) return;
    sent.current = undefined;
    setBase(stored);
    setAccount(shown(stored.giftAccount));
    setNote(stored.giftNote ?? "");
  }, [stored, isUntouched, fetcher.state, answer, account, note]);

  return (
    <Sheet title={texts.title}>
      <fetcher.Form
        ref={form}
        method="post"
        noValidate
        onSubmit={() => {
          sent.current = account + note;
        }}
        className="grid items-start gap-4 p-4 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:gap-x-6 lg:p-6"
      >
        <p className="max-w-[44em] text-14 text-muted lg:col-span-2">{texts.lead}</p>
        <input type="hidden" name="intent" value="gift-box" />
        <input type="hidden" name="wasAccount" value={base.giftAccount ?? ""} />
        <input type="hidden" name="wasNote" value={base.giftNote ?? ""} />
        {theirs && (
          <div className="lg:col-span-2">
            <Notice>
              {texts.meanwhile} {shown(theirs.giftAccount)} {theirs.giftNote}
              {!theirs.giftAccount && !theirs.giftNote && texts.nothing}
            </Notice>
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
          maxLength={longestNote}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          error={errors.giftNote}
        />
        <Button busy={fetcher.state !== "idle"} className="justify-self-start">
          {theirs ? texts.saveAnyway : texts.save}
        </Button>
      </fetcher.Form>
    </Sheet>
  );
}

function shown(account: string | null): string {
  return account ? formatAccountNumber(account) : "";
}
