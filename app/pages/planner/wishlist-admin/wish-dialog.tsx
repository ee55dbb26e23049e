import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useHeroUpload } from "#app/features/weddings/components/wizard/use-hero-upload.ts";
import type { KeptWish } from "#app/features/wishlist/keeping/queries.server.ts";
import { formatPrice } from "#app/features/wishlist/rules.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#app/ui/dialog.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useToast } from "#app/ui/toaster.tsx";
import { wishlistAdminTexts } from "./texts.ts";
import { WishFields } from "./wish-fields.tsx";
import type { action } from "./wishlist-admin.tsx";

const { dialog: texts, noPrice, retry } = wishlistAdminTexts;
const uploadTarget = { address: "/uploads/wish", field: "picture" };

interface WishDialogProps {
  id: string;
  /** As it was when the dialog opened; null for a new one. */
  wish: KeptWish | null;
  onClose: () => void;
}

/** The form of a wish. It asks before it throws away what was written. */
export function WishDialog({ id, wish, onClose }: WishDialogProps) {
  const fetcher = useFetcher<typeof action>();
  const form = useRef<HTMLFormElement>(null);
  const [picture, setPicture] = useState(wish?.image ? "keep" : "");
  const [isChanged, setChanged] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const upload = useHeroUpload((sealed) => {
    setPicture(sealed);
    setChanged(true);
  }, uploadTarget);
  const answer = fetcher.data;
  const formError = answer?.faults?.formError;
  const theirs = answer?.meanwhile?.wish;
  const sending = fetcher.state !== "idle";
  useOutcome(answer, onClose, () => fetcher.submit(form.current));

  useEffect(() => {
    if (answer?.faults) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [answer]);

  return (
    <Dialog
      title={wish ? texts.edit : texts.add}
      open
      onOpenChange={(open) => {
        if (open) return;
        if (isChanged && !isAsking) setAsking(true);
        else onClose();
      }}
    >
      <fetcher.Form
        ref={form}
        method="post"
        noValidate
        onChange={() => {
          setChanged(true);
          setAsking(false);
        }}
      >
        <input type="hidden" name="intent" value={wish ? "edit" : "add"} />
        <input type="hidden" name="id" value={id} />
        {wish && <input type="hidden" name="stamp" value={theirs?.stamp ?? wish.stamp} />}
        <input type="hidden" name="picture" value={picture} />
        <DialogBody>
          {theirs && (
            <Notice>
              {texts.meanwhile(
                theirs.title,
                theirs.price === null ? noPrice : formatPrice(theirs.price),
              )}
            </Notice>
          )}
          <WishFields
            wish={wish}
            picture={picture}
            upload={upload}
            errors={answer?.faults?.fieldErrors ?? {}}
          />
          {formError && (
            <div role="alert">
              <FieldError>{formError}</FieldError>
            </div>
          )}
        </DialogBody>
        {isAsking ? (
          <DiscardQuestion onStay={() => setAsking(false)} onLeave={onClose} />
        ) : (
          <DialogFooter>
            <Button
              type="button"
              variant="quiet"
              onClick={() => (isChanged ? setAsking(true) : onClose())}
            >
              {texts.cancel}
            </Button>
            <Button variant="primary" busy={sending || upload.phase.kind === "running"}>
              {theirs ? texts.saveAnyway : wish ? texts.save : texts.saveNew}
            </Button>
          </DialogFooter>
        )}
      </fetcher.Form>
    </Dialog>
  );
}

/** Says what came of the form; the dialog stays open with all that was written when it failed. */
function useOutcome(
  answer: ReturnType<typeof useFetcher<typeof action>>["data"],
  onClose: () => void,
  onRetry: () => void,
) {
  const toast = useToast();
  const last = useRef(answer);
  useEffect(() => {
    if (last.current === answer) return;
    last.current = answer;
    if (answer?.failed) {
      const action = { label: retry, onPress: onRetry };
      toast({ title: answer.failed, tone: "fault", action });
    }
    if (answer?.done) {
      toast({ title: answer.done });
      onClose();
    }
  }, [answer, onClose, onRetry, toast]);
}

function DiscardQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div role="alert">
      <p className="border-t border-rule px-4 pt-3.5 text-15 font-semibold sm:px-6">
        {texts.close.question}
      </p>
      <div className="flex flex-wrap justify-end gap-2 px-4 pt-2.5 pb-3.5 max-sm:*:flex-1 sm:px-6">
        <Button ref={stay} type="button" onClick={onStay}>
          {texts.close.stay}
        </Button>
        <Button type="button" variant="danger-filled" onClick={onLeave}>
          {texts.close.leave}
        </Button>
      </div>
    </div>
  );
}
