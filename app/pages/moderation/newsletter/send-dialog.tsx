import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import type { StoredIssue } from "#app/features/newsletter/issues/queries.server.ts";
import { issueActions } from "./actions.ts";
import { previewPath } from "./issue-query.ts";
import { issueTexts } from "./texts.ts";

const { sendDialog: texts } = issueTexts;

interface SendDialogProps {
  issue: StoredIssue;
  subscribers: number;
  onClose: () => void;
}

/** Shows the issue itself once more before it goes out. */
export function SendDialog({ issue, subscribers, onClose }: SendDialogProps) {
  const { id, subject } = issue;
  const form = useActionForm<Record<string, string>>(issueActions, "send", {
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
