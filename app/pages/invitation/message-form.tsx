import { greetingTexts } from "#app/features/greetings/texts.ts";
import { FormTokenFields, TextField } from "#app/pages/wedding-page/sections/form-fields.tsx";
import type { FormErrors } from "#app/platform/http/forms.server.ts";
import { invitationTexts } from "./texts.ts";
import type { Invitation } from "./view.server.ts";

export interface MessageFormProps {
  invitation: Invitation;
  /** `late` is of a household that never answered. */
  kind: "greeting" | "change" | "late";
  errors: FormErrors | null;
  formToken: string;
}

/** A message to the couple, after the deadline or from those who do not come. */
export function MessageForm({ invitation, kind, errors, formToken }: MessageFormProps) {
  const { couple, path, isMessageSent } = invitation;
  const texts = textsOf(kind, invitation);
  const isSent = isMessageSent && !errors;
  return (
    <enhanced-form
      data-failed={greetingTexts.failed}
      data-lost={greetingTexts.unexpected}
      data-missing={greetingTexts.weddingMissing}
    >
      <section className="message" id="melding" aria-labelledby="melding-title">
        <h2 id="melding-title">{texts.title}</h2>
        {isSent ? (
          <p tabIndex={-1} data-focus role="status">
            {invitationTexts.messageSent(couple)}
          </p>
        ) : (
          <>
            <p>{texts.intro}</p>
            <form
              className="form"
              method="post"
              action={`${path}?send=message`}
              noValidate
              data-draft=""
            >
              {errors?.formError && (
                // biome-ignore lint/a11y/noAutofocus: a refused form focuses its error
                <p className="field-error" role="alert" tabIndex={-1} autoFocus data-focus>
                  {errors.formError}
                </p>
              )}
              <TextField
                id="melding-message"
                name="message"
                label={texts.label}
                rows={3}
                error={errors?.fieldErrors.message}
                defaultValue={errors?.values.message}
              />
              <FormTokenFields formToken={formToken} />
              <p className="form-end">
                <button
                  className="button button-primary"
                  type="submit"
                  data-busy={greetingTexts.sending}
                >
                  {texts.send}
                </button>
              </p>
            </form>
          </>
        )}
      </section>
    </enhanced-form>
  );
}

function textsOf(kind: MessageFormProps["kind"], { couple, people }: Invitation) {
  const { greeting, closed } = invitationTexts;
  if (kind === "greeting") return { ...greeting, intro: greeting.intro(couple, people.length) };
  const { message, lateMessage } = closed;
  if (kind === "change") return { ...message, intro: message.intro(couple) };
  return {
    ...message,
    title: lateMessage.title(people.length),
    intro: lateMessage.intro(couple, people.length),
  };
}
