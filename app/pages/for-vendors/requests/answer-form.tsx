import { ActionForm } from "#app/client/actions/action-form.tsx";
import { FormNotices, HiddenFields } from "#app/client/forms/form-notices.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { clientTexts } from "#app/client/texts.ts";
import { maxLengths as conversationLengths } from "#app/features/conversations/rules.ts";
import { availabilities, maxLengths } from "#app/features/vendors/rules.ts";
import { actionsAt } from "#app/platform/http/actions.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FieldError, TextArea, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { receivedActions } from "./actions.ts";
import { receivedTexts as texts } from "./texts.ts";

const list = new Intl.ListFormat("nb", { type: "conjunction" });
const labels = {
  availability: texts.availability,
  price: texts.price,
  validUntil: texts.validUntil,
  summary: texts.summary,
  text: texts.answer,
};
const empty = { availability: "", price: "", validUntil: "", summary: "", text: "" };

interface AnswerFormProps {
  /** The conversation's. */
  id: string;
  /** Of the message; sending the form again stores it once. */
  newId: string;
  /** Who else has asked for the day. */
  others: string[];
  onDone: () => void;
}

export function AnswerForm({ id, newId, others, onDone }: AnswerFormProps) {
  const actions = actionsAt(receivedActions, { id });
  const form = useActionForm(actions, "answer", {
    values: { id: newId },
    stored: { values: empty, version: 0 },
    key: "vendor-answer",
    owner: id,
    onDone,
  });
  const { Form, formProps, field, hidden, summary, isSubmitting } = form;
  return (
    <>
      <Form
        {...formProps}
        className="grid content-start gap-4 border-t border-rule bg-paper px-4 py-5 lg:px-7"
      >
        <HiddenFields values={hidden} />
        <ErrorSummary errors={summary} labels={labels} />
        <FormNotices form={form} labels={labels} restoredText={clientTexts.restored.user} />
        {others.length > 0 && <Notice>{texts.sameDay(list.format(others))}</Notice>}
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]">
          <AvailabilityField field={field("availability")} />
          <TextField
            {...field("price")}
            label={texts.price}
            suffix="kr"
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField {...field("validUntil")} label={texts.validUntil} type="date" />
        </div>
        <TextField
          {...field("summary")}
          label={texts.summary}
          maxLength={maxLengths.offer}
          autoComplete="off"
        />
        <TextArea
          {...field("text")}
          label={texts.answer}
          rows={4}
          required
          maxLength={conversationLengths.message}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="primary" busy={isSubmitting}>
            {texts.send}
          </Button>
          <Button type="submit" form={`nei-${id}`} variant="quiet">
            {texts.decline}
          </Button>
          <p className="text-13 text-muted sm:ml-auto">{texts.hint}</p>
        </div>
      </Form>
      <ActionForm actions={actions} intent="decline" values={{}} id={`nei-${id}`}>
        {null}
      </ActionForm>
    </>
  );
}

type Field = ReturnType<ReturnType<typeof useActionForm<typeof empty>>["field"]>;

function AvailabilityField({ field: { name, value, error, onChange } }: { field: Field }) {
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      aria-describedby={error ? `${name}-error` : undefined}
      className="grid min-w-0 content-start gap-1.5 sm:max-xl:col-span-2"
    >
      <legend className="mb-1.5 text-14 font-semibold">{texts.availability}</legend>
      <div className="grid grid-cols-3 divide-x divide-rule overflow-hidden rounded-m border border-edge bg-sheet">
        {availabilities.map((availability) => (
          <label
            key={availability}
            className="relative grid min-h-[calc(var(--spacing-control)-2px)] cursor-pointer place-content-center px-3 text-14 font-medium hover:bg-paper-2 has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-ink has-checked:has-focus-visible:outline-on-ink"
          >
            <input
              type="radio"
              name={name}
              value={availability}
              checked={value === availability}
              onChange={onChange}
              className="absolute inset-0 appearance-none outline-none"
            />
            {texts.availabilities[availability]}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
