import { useState } from "react";
import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { requestTexts } from "#app/features/vendors/requests/texts.ts";
import { budgetRanges, maxLengths } from "#app/features/vendors/rules.ts";
import { budgetRangeTexts } from "#app/features/vendors/texts.ts";
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { MapPin, Reply, Users } from "#app/ui/icons.ts";
import { vendorActions } from "./actions.ts";
import type { Reader } from "./load-directory.server.ts";

const { dialog: texts } = requestTexts;
const labels = {
  eventDate: texts.date,
  budgetRange: texts.budget,
  serviceType: texts.service,
  message: texts.message,
};

interface RequestDialogProps {
  vendor: { id: string; name: string };
  reader: Reader;
  /** Where it is sent without script. */
  action?: string;
  onClose: () => void;
}

export function RequestDialog({ vendor, reader, action, onClose }: RequestDialogProps) {
  const [id] = useState(() => reader.newId);
  const form = useActionForm(vendorActions, "request", {
    values: { id, vendorId: vendor.id },
    ...(action && { action }),
    stored: {
      values: { eventDate: reader.date ?? "", budgetRange: "", serviceType: "", message: "" },
      version: 0,
    },
    key: "vendor-request",
    owner: reader.owner,
    row: vendor.id,
    onDone: onClose,
  });
  const { field } = form;
  return (
    <FormDialog
      title={vendor.name}
      eyebrow={texts.eyebrow}
      placement="medium"
      form={form}
      labels={labels}
      submitLabel={requestTexts.send}
      onClose={onClose}
    >
      <SentAlongStrip reader={reader} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field("eventDate")} label={texts.date} type="date" />
        <SelectField {...field("budgetRange")} label={texts.budget}>
          <option value="">{texts.noBudget}</option>
          {budgetRanges.map((range) => (
            <option key={range} value={range}>
              {budgetRangeTexts[range]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        {...field("serviceType")}
        label={texts.service}
        maxLength={maxLengths.serviceType}
        autoComplete="off"
      />
      <TextArea
        {...field("message")}
        label={texts.message}
        rows={5}
        maxLength={maxLengths.requestMessage}
      />
      <p className="text-13 text-muted">{texts.note}</p>
    </FormDialog>
  );
}

function SentAlongStrip({ reader: { along, email } }: { reader: Reader }) {
  const facts = [
    along.place ? { icon: MapPin, text: along.place } : null,
    along.guests === null ? null : { icon: Users, text: texts.guests(along.guests) },
    { icon: Reply, text: email },
  ].filter((fact) => fact !== null);
  return (
    <ul
      aria-label={texts.along}
      className="flex flex-wrap rounded-m border border-rule bg-paper text-14 font-medium max-sm:grid max-sm:divide-y max-sm:divide-rule sm:divide-x sm:divide-rule"
    >
      {facts.map(({ icon, text }) => (
        <li key={text} className="flex min-w-0 flex-1 items-center gap-2 px-3 py-2.75">
          <Icon icon={icon} size={18} className="text-muted" />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  );
}
