import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import type { StoredIssue } from "#app/features/newsletter/issues/queries.server.ts";
import { maxLengths } from "#app/features/newsletter/rules.ts";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { issueActions } from "./actions.ts";
import { type IssueForm, issueForm } from "./issue-form.ts";
import { issueTexts } from "./texts.ts";

const { dialog: texts } = issueTexts;
const labels = {
  subject: texts.subject,
  body: texts.body,
  buttonLabel: texts.buttonLabel,
  buttonUrl: texts.buttonUrl,
};

interface IssueDialogProps {
  id: string;
  /** Null for a new one. */
  issue: StoredIssue | null;
  onClose: () => void;
}

export function IssueDialog({ id, issue, onClose }: IssueDialogProps) {
  const form = useActionForm<IssueForm>(issueActions, "save", {
    values: { id },
    stored: { values: issueForm(issue), version: issue?.version ?? 0 },
    key: "letter",
    owner: "moderation",
    row: id,
    onDone: onClose,
  });
  const { field } = form;
  return (
    <FormDialog
      title={issue ? texts.edit : texts.create}
      placement="medium"
      form={form}
      labels={labels}
      submitLabel={texts.submit}
      onClose={onClose}
    >
      <TextField
        {...field("subject")}
        label={texts.subject}
        hint={texts.subjectHint}
        required
        maxLength={maxLengths.subject}
        autoComplete="off"
      />
      <TextArea
        {...field("body")}
        label={texts.body}
        hint={texts.bodyHint}
        required
        rows={10}
        maxLength={maxLengths.body}
      />
      <TextField
        {...field("buttonLabel")}
        label={texts.buttonLabel}
        hint={texts.optional}
        maxLength={maxLengths.buttonLabel}
        autoComplete="off"
      />
      <TextField
        {...field("buttonUrl")}
        label={texts.buttonUrl}
        type="url"
        inputMode="url"
        maxLength={maxLengths.buttonUrl}
        autoComplete="off"
      />
    </FormDialog>
  );
}
