import { useState } from "react";
import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { TextArea } from "#app/ui/field.tsx";
import { Radio, RadioGroup } from "#app/ui/radio.tsx";
import { maxLengths, reportReasons } from "../rules.ts";
import { conversationTexts } from "../texts.ts";
import type { ConversationActions } from "./outgoing.ts";

const { report: texts } = conversationTexts;

interface ReportDialogProps {
  conversationId: string;
  actions: ConversationActions;
  onClose: () => void;
}

export function ReportDialog({ conversationId, actions, onClose }: ReportDialogProps) {
  const [id] = useState(() => crypto.randomUUID());
  const [stored] = useState({ values: { reason: "", text: "" }, version: 0 });
  const form = useActionForm(actions, "report", {
    values: { id },
    stored,
    key: "report",
    owner: conversationId,
    row: conversationId,
    onDone: onClose,
  });
  const reason = form.field("reason");
  return (
    <FormDialog
      title={texts.title}
      form={form}
      labels={{ reason: texts.reason, text: texts.text }}
      submitLabel={texts.submit}
      onClose={onClose}
    >
      <p className="text-15 text-ink-2">{texts.description}</p>
      <RadioGroup name="reason" legend={texts.reason} error={reason.error} className="grid">
        {reportReasons.map((value) => (
          <Radio
            key={value}
            name="reason"
            value={value}
            label={texts.reasons[value]}
            checked={reason.value === value}
            onChange={reason.onChange}
          />
        ))}
      </RadioGroup>
      <TextArea {...form.field("text")} label={texts.text} rows={4} maxLength={maxLengths.report} />
    </FormDialog>
  );
}
