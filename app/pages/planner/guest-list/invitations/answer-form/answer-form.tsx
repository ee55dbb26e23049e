import { FormNotices, HiddenFields } from "#app/client/forms/form-notices.tsx";
import { LeaveDialog, useUnloadWarning } from "#app/client/forms/leave-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { answerModes } from "#app/features/weddings/rules.ts";
import { formatDate } from "#app/platform/oslo-time.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { RadioCard, RadioGroup } from "#app/ui/radio.tsx";
import { invitationActions } from "../actions.ts";
import { invitationQuery } from "../invitation-query.ts";
import { SubPageHeader } from "../page-parts.tsx";
import { AnswerFormPreview } from "./answer-form-preview.tsx";
import { DeadlineLine } from "./deadline-line.tsx";
import type { AnswerFormView } from "./load-answer-form.server.ts";
import { ModePicture } from "./mode-picture.tsx";
import { answerFormTexts as texts } from "./texts.ts";

const labels = { answerMode: texts.mode, answerDeadline: texts.lastDay };

/** Who may answer, until when, and what the guests are asked. */
export function AnswerForm({ answerForm }: { answerForm: AnswerFormView }) {
  const { values: stored, version, weddingId, weddingDate, today } = answerForm;
  const form = useActionForm(invitationActions, "answer-form", {
    stored: { values: stored, version },
    key: "answer-form",
    owner: weddingId,
  });
  const { Form, formProps, hidden, field, values, errors, isChanged, isSubmitting } = form;
  const chosen = values.answerMode;
  useUnloadWarning(isChanged);
  return (
    <>
      <SubPageHeader title={texts.title} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,31rem)_minmax(0,1fr)]">
        <Form
          {...formProps}
          action={invitationQuery.href({ vis: "answer-form" })}
          className="grid gap-6"
        >
          <HiddenFields values={hidden} />
          <FormNotices form={form} labels={labels} display={displayed} />
          <RadioGroup
            name="answerMode"
            legend={<span className="font-display text-d20 font-normal">{texts.mode}</span>}
            error={errors?.fieldErrors.answerMode}
            className="grid gap-2.5"
          >
            {answerModes.map((mode) => (
              <RadioCard
                key={mode}
                {...field("answerMode")}
                value={mode}
                checked={chosen === mode}
                label={texts.modes[mode].label}
                hint={texts.modes[mode].hint}
                picture={<ModePicture mode={mode} />}
                pictureAt="left"
              />
            ))}
          </RadioGroup>
          <section className="grid gap-3 border-t border-rule pt-5">
            <h2 className="text-d20">{texts.deadline}</h2>
            <TextField
              {...field("answerDeadline")}
              label={texts.lastDay}
              hint={texts.lastDayHint}
              type="date"
              max={weddingDate}
              className="sm:w-1/2 sm:pr-1.5"
            />
            <DeadlineLine
              today={today}
              deadline={values.answerDeadline || weddingDate}
              weddingDate={weddingDate}
            />
          </section>
          {errors?.formError && (
            <div role="alert">
              <FieldError>{errors.formError}</FieldError>
            </div>
          )}
          <div
            data-foot-bar
            className="sticky bottom-0 z-10 -mx-4 flex items-center gap-2 border-t border-rule bg-paper px-4 py-3.5 lg:mx-0 lg:px-0"
          >
            <p role="status" className="mr-auto text-14 max-sm:sr-only">
              {isChanged && texts.unsaved}
            </p>
            <ButtonLink to={invitationQuery.href()} variant="quiet" onClick={form.discard}>
              {texts.cancel}
            </ButtonLink>
            <Button variant="primary" busy={isSubmitting} className="max-sm:flex-1">
              {texts.save}
            </Button>
          </div>
        </Form>
        <AnswerFormPreview answerForm={answerForm} deadline={values.answerDeadline ?? ""} />
      </div>
      <LeaveDialog isChanged={isChanged} onLeave={form.discard} />
    </>
  );
}

function displayed(name: keyof typeof labels, value: string): string {
  if (name === "answerDeadline") return value && formatDate(value);
  const mode = answerModes.find((each) => each === value);
  return mode ? texts.modes[mode].label : value;
}
