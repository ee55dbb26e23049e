import { FormNotices, HiddenFields } from "#app/client/forms/form-notices.tsx";
import { LeaveDialog, useUnloadWarning } from "#app/client/forms/leave-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import {
  maxNoteLength,
  normaliseGiftBoxField,
  type GiftBoxForm as Values,
} from "../gift-box/rules.ts";
import { wishActions } from "./actions.ts";
import { wishAdminTexts } from "./texts.ts";

const { giftBox: texts } = wishAdminTexts;
const labels = { giftAccount: texts.account, giftNote: texts.note };

interface GiftBoxFormProps {
  stored: { values: Values; version: number };
  weddingId: string;
  /** An open dialog has its own warning about unsaved changes. */
  isDialogOpen: boolean;
}

export function GiftBoxForm({ stored, weddingId, isDialogOpen }: GiftBoxFormProps) {
  const form = useActionForm(wishActions, "gift-box", {
    stored,
    key: "gift-box",
    owner: weddingId,
    normalize: normaliseGiftBoxField,
  });
  const { Form, formProps, field, values, hidden, isChanged, isSubmitting } = form;
  useUnloadWarning(isChanged);
  return (
    <Sheet title={texts.title}>
      <Form
        {...formProps}
        className="grid items-start gap-4 p-4 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:gap-x-6 lg:p-6"
      >
        <p className="col-span-full max-w-[44em] text-14 text-muted">{texts.lead}</p>
        <HiddenFields values={hidden} />
        <div className="col-span-full empty:hidden">
          <FormNotices form={form} labels={labels} />
        </div>
        <div role="status" className="col-span-full empty:hidden">
          {values.giftNote.trim() && !values.giftAccount.trim() && (
            <Notice>{texts.accountMissing}</Notice>
          )}
        </div>
        <TextField
          {...field("giftAccount")}
          label={texts.account}
          hint={texts.accountHint}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextArea
          {...field("giftNote")}
          label={texts.note}
          hint={texts.noteHint}
          rows={2}
          maxLength={maxNoteLength}
        />
        <Button busy={isSubmitting} className="justify-self-start">
          {texts.save}
        </Button>
      </Form>
      {!isDialogOpen && <LeaveDialog isChanged={isChanged} onLeave={form.discard} />}
    </Sheet>
  );
}
