import { householdTexts } from "#app/features/rsvp/households/texts.ts";
import { rsvpTexts } from "#app/features/rsvp/texts.ts";
import { FormTokenFields, TextField } from "#app/pages/wedding-page/sections/form-fields.tsx";
import type { FormErrors } from "#app/platform/http/forms.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { CircleAlert } from "#app/ui/icons.ts";
import { Bouquet } from "./bouquet.tsx";
import { PersonRow } from "./person-row.tsx";
import { invitationTexts } from "./texts.ts";
import type { Invitation } from "./view.server.ts";
import type { PersonView } from "./view-people.ts";

const texts = invitationTexts.form;

interface AnswerFormProps {
  invitation: Invitation;
  errors: FormErrors | null;
  formToken: string;
}

/** Everybody on one page. `noValidate`: the server's error summary reports all errors. */
export function AnswerForm({ invitation, errors, formToken }: AnswerFormProps) {
  const { people, path, hasAnswered, couple } = invitation;
  const values = errors?.values ?? invitation.values;
  const fieldErrors = errors?.fieldErrors ?? {};
  const isAlone = people.length === 1;
  return (
    <enhanced-form
      data-failed={householdTexts.failed}
      data-lost={rsvpTexts.unexpected}
      data-missing={rsvpTexts.weddingMissing}
    >
      <section className="answer" id="rsvp" data-state="open" aria-labelledby="rsvp-title">
        <household-form>
          <header className="answer-head">
            <h1 id="rsvp-title" tabIndex={-1}>
              {texts.title(people.length)}
            </h1>
            <p>
              {introOf(invitation)}
              {invitation.hasDeadline && (
                <>
                  , <b>{texts.before(invitation.deadline)}</b>
                </>
              )}
              .
            </p>
            {errors && <Summary errors={errors} people={people} />}
            {!isAlone && !hasAnswered && !errors && (
              <p className="answer-all">
                <button className="button" type="button" data-all="yes" hidden>
                  {texts.allCome(people.length)}
                </button>
                <button className="button" type="button" data-all="no" hidden>
                  {texts.nobodyComes}
                </button>
              </p>
            )}
            <Bouquet people={flowersOf(people, values)} />
          </header>
          <form id="svar" method="post" action={`${path}?send=answer`} noValidate data-draft="">
            <ol className="people">
              {people.map((person) => (
                <PersonRow
                  key={person.controls.attending}
                  person={person}
                  values={values}
                  errors={fieldErrors}
                />
              ))}
            </ol>
            <div className="answer-rest">
              <TextField
                id="message"
                name="message"
                label={texts.message(couple)}
                rows={2}
                placeholder={texts.ifYouLike(people.length)}
                error={fieldErrors.message}
                defaultValue={values.message}
              />
              <TextField
                id="email"
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                label={texts.email(people.length)}
                error={fieldErrors.email}
                defaultValue={values.email}
              />
              <FormTokenFields formToken={formToken} />
              <p className="form-end">
                <button className="button button-primary" type="submit" data-busy={texts.sending}>
                  {hasAnswered ? texts.save : texts.send}
                </button>
                {hasAnswered && (
                  <a className="button button-quiet" href={`${path}?takk=1`}>
                    {texts.keep}
                  </a>
                )}
              </p>
              <small>
                {invitation.hasDeadline
                  ? texts.changeUntil(people.length, invitation.shortDeadline)
                  : texts.changeAnyTime(people.length)}
              </small>
            </div>
          </form>
        </household-form>
      </section>
    </enhanced-form>
  );
}

function introOf({ people, answeredOn }: Invitation): string {
  if (!answeredOn) return texts.intro(people.length);
  return people.length === 1 ? texts.changeAlone(answeredOn) : texts.change(answeredOn);
}

function Summary({ errors, people }: { errors: FormErrors; people: PersonView[] }) {
  const missing = people.filter(({ controls }) => errors.fieldErrors[controls.attending]);
  const [first] = missing;
  const others = Object.entries(errors.fieldErrors).filter(
    ([name]) => !missing.some(({ controls }) => controls.attending === name),
  );
  return (
    // biome-ignore lint/a11y/noAutofocus: a refused form focuses its error, with or without JavaScript
    <div className="answer-error" role="alert" tabIndex={-1} autoFocus data-focus>
      <Icon icon={CircleAlert} />
      <div>
        {errors.formError && <p>{errors.formError}</p>}
        {first && (
          <p>
            {texts.missing(missing.length)}{" "}
            <a href={`#${first.controls.attending}`}>{texts.goTo(first.name)}</a>
          </p>
        )}
        {others.map(([name, error]) => (
          <p key={name}>
            <a href={`#${name}`}>{error}</a>
          </p>
        ))}
      </div>
    </div>
  );
}

function flowersOf(people: PersonView[], values: Readonly<Record<string, string>>) {
  return people.map(({ id, companionOf, controls, flowers }) => {
    const guest = people.find((person) => person.id === id && person.companionOf === null);
    const withControl = companionOf ? guest?.controls.attending : undefined;
    const isComing =
      values[controls.attending] === "yes" && (!withControl || values[withControl] === "yes");
    return { key: controls.attending, flowers, isComing, control: controls.attending, withControl };
  });
}
