import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import type { StoredLetter } from "#app/features/newsletter/issues/queries.server.ts";
import { letterActions } from "./actions.ts";
import { previewPath } from "./letter-query.ts";
import { letterTexts } from "./texts.ts";

const { sendDialog: texts } = letterTexts;

interface SendDialogProps {
  letter: StoredLetter;
  subscribers: number;
  onClose: () => void;
}

/** Shows the letter itself once more before it goes out. */
export function SendDialog({ letter, subscribers, onClose }: SendDialogProps) {
  const { id, subject } = letter;
  const form = useActionForm<Record<string, string>>(letterActions, "send", {
    values: { id },
    stored: { values: {}, version: 0 },
    key: "send-letter",
    owner: id,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={texts.title}
      eyebrow={subject}
      placement="medium"
      form={form}
      labels={{}}
      submitLabel={texts.submit(subscribers)}
      missing={subscribers === 0 ? texts.nobody : undefined}
      onClose={onClose}
    >
      <p className="text-15">
        {texts.to(subscribers)} {texts.final}
      </p>
      <iframe
        src={previewPath(id)}
        title={texts.preview}
        className="h-100 w-full rounded-m border border-rule-2 bg-paper"
      />
    </FormDialog>
  );
}
