import { useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useImageUpload } from "#app/client/upload/use-image-upload.ts";
import type { OwnedWish } from "#app/features/wishlist/admin/queries.server.ts";
import type { WishFields as Written } from "#app/features/wishlist/admin/rules.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#app/ui/dialog.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { saveDraft } from "../../../pages/planner/kept-forms.ts";
import { RestoredDraftNotice } from "../../../pages/planner/restored-notice.tsx";
import { useBack } from "../../../client/forms/use-back.ts";
import { useUnloadWarning } from "../../../client/forms/use-unload-warning.ts";
import { outcomeOf, refusalOf } from "../../../pages/planner/wishlist-admin/answer.ts";
import { Meanwhile } from "../../../pages/planner/wishlist-admin/meanwhile.tsx";
import { wishlistAdminTexts } from "../../../pages/planner/wishlist-admin/texts.ts";
import {
  baseOf,
  filledWith,
  type TypedWish,
} from "../../../pages/planner/wishlist-admin/typed-wish.ts";
import { useOutcome } from "../../../pages/planner/wishlist-admin/use-outcome.ts";
import { WishFields } from "../../../pages/planner/wishlist-admin/wish-fields.tsx";
import type { action } from "../../../pages/planner/wishlist-admin/wishlist-admin.tsx";

const { dialog: texts } = wishlistAdminTexts;
const uploadTarget = { url: "/uploads/wish", field: "picture" };

interface WishDialogProps {
  id: string;
  /** As it was when the dialog opened; null for a new one. */
  wish: OwnedWish | null;
  /** What was typed in it before, and kept by this tab. */
  restored: TypedWish | null;
  weddingId: string;
  /** Called once it is saved or given up. */
  onClose: () => void;
}

/** The form of a wish. It asks before it throws away what was written. */
export function WishDialog({ id, wish, restored, weddingId, onClose }: WishDialogProps) {
  const fetcher = useFetcher<typeof action>();
  const form = useRef<HTMLFormElement>(null);
  const [picture, setPicture] = useState(wish?.image ? "keep" : "");
  const [isChanged, setChanged] = useState(restored !== null);
  const [isAsking, setAsking] = useState(false);
  const upload = useImageUpload((sealed) => {
    setPicture(sealed);
    setChanged(true);
  }, uploadTarget);
  const { faults, meanwhile } = refusalOf(fetcher.data) ?? {};
  const theirs = meanwhile?.wish;
  const [base, setBase] = useState<Written | null>(wish && restored ? baseOf(restored) : wish);
  const sending = fetcher.state !== "idle";
  const close = useCallback(() => (isChanged ? setAsking(true) : onClose()), [isChanged, onClose]);
  useBack(close);
  useUnloadWarning(isChanged);
  useOutcome(outcomeOf(fetcher.data), () => fetcher.submit(form.current), onClose);

  useEffect(() => {
    if (faults) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [faults]);
  // Only what both have changed: the rest of what is stored stays, though the form shows what was.
  useEffect(() => setBase((before) => before && { ...before, ...theirs }), [theirs]);

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
        onChange={({ currentTarget }) => {
          saveDraft("wish", weddingId, new FormData(currentTarget), filledWith(wish));
          setChanged(true);
          setAsking(false);
        }}
      >
        <input type="hidden" name="intent" value={wish ? "edit" : "add"} />
        <input type="hidden" name="id" value={id} />
        {base && <BaseFields base={base} />}
        <input type="hidden" name="picture" value={picture} />
        <DialogBody>
          {theirs ? (
            <Meanwhile theirs={theirs} />
          ) : (
            restored && <RestoredDraftNotice drop={texts.close.leave} onDrop={onClose} />
          )}
          <WishFields
            wish={wish}
            filled={restored ?? filledWith(wish)}
            picture={picture}
            upload={upload}
            errors={faults?.fieldErrors ?? {}}
          />
          {faults?.formError && (
            <div role="alert">
              <FieldError>{faults.formError}</FieldError>
            </div>
          )}
        </DialogBody>
        {isAsking ? (
          <DiscardQuestion onStay={() => setAsking(false)} onLeave={onClose} />
        ) : (
          <DialogFooter>
            <Button type="button" variant="quiet" onClick={close}>
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

/** What the form was filled with. */
function BaseFields({ base: { title, description, price, image } }: { base: Written }) {
  return (
    <>
      <input type="hidden" name="wasTitle" value={title} />
      <input type="hidden" name="wasDescription" value={description ?? ""} />
      <input type="hidden" name="wasPrice" value={price ?? ""} />
      <input type="hidden" name="wasImage" value={image ?? ""} />
    </>
  );
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
