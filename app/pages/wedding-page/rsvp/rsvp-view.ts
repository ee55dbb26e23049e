import type { OwnAnswer } from "#app/features/rsvp/queries.server.ts";
import { rsvpTexts } from "#app/features/rsvp/texts.ts";
import { weddingPath } from "#app/features/weddings/rules.ts";
import type { FormErrors } from "#app/platform/http/forms.server.ts";
import type { GuestFormError } from "../guest-form-errors.ts";
import type { GuestPage } from "../guest-page.server.ts";
import { type OrnamentImage, ornamentImage } from "../ornament-files.ts";
import { pageTexts } from "../texts.ts";

export type AnswerFieldName = Exclude<keyof typeof rsvpTexts.fields, "emailOptional">;

export interface AnswerFormView {
  action: string;
  purpose: "first" | "change" | "another";
  draft: string;
  values: Partial<Record<AnswerFieldName, string>>;
  errors: { summary: string; fields: Partial<Record<AnswerFieldName, string>> } | null;
  additional: boolean;
  /** E-mails of this browser's answers, for another person's. */
  knownEmails: string[];
  cancelHref: string | null;
}

export interface SentAnswerView
  extends Pick<
    OwnAnswer,
    "id" | "guestName" | "attending" | "plusOneName" | "dietaryRestrictions"
  > {
  changeHref: string;
}

export interface SentAnswersView {
  coming: number;
  declined: number;
  attending: boolean;
  answers: SentAnswerView[];
  anotherHref: string;
}

export interface RsvpView {
  state: "closed" | "open" | "sent";
  form: AnswerFormView;
  sent: SentAnswersView | null;
  bloom: OrnamentImage;
}

type RsvpRequest = Pick<GuestPage, "weddingId" | "query" | "answers" | "guestName"> & {
  page: Pick<GuestPage["page"], "theme" | "seed">;
};

/** `answers` must be the visitor's own. */
export function viewRsvp(request: RsvpRequest, refusal: GuestFormError | null): RsvpView {
  const { query, answers, page } = request;
  const sent = viewSent(request);
  const requested = new URLSearchParams(query).get("svar");
  const changing = answers.find(({ id }) => id === requested);
  const another = requested === "ny" && answers.length > 0;
  const errors = refusal?.form === "answer" && "errors" in refusal ? refusal.errors : null;
  const isOpen = Boolean(errors || changing || another);
  return {
    state: isOpen ? "open" : sent ? "sent" : "closed",
    form: errors ? refusedForm(request, errors) : freshForm(request, changing, another),
    sent,
    bloom: ornamentImage(page.theme, page.seed, "bloom"),
  };
}

export function answerThanksPath(weddingId: string, responseId: string | null): string {
  return `${weddingPath(weddingId, responseId ? { takk: responseId } : {})}#rsvp`;
}

function freshForm(
  { weddingId, answers, guestName }: RsvpRequest,
  changing: OwnAnswer | undefined,
  another: boolean,
): AnswerFormView {
  return {
    action: weddingPath(weddingId, { send: "answer" }),
    purpose: changing ? "change" : another ? "another" : "first",
    draft: changing?.id ?? (another ? "ny" : ""),
    values: changing ? valuesOf(changing) : another ? {} : { guestName },
    errors: null,
    additional: changing ? changing.additional : another,
    knownEmails: emailsOf(answers),
    cancelHref: answers.length > 0 ? `${weddingPath(weddingId)}#rsvp` : null,
  };
}

function refusedForm({ weddingId, answers }: RsvpRequest, errors: FormErrors): AnswerFormView {
  const changing = answers.find(({ id }) => id === errors.values.responseId);
  const additional = changing ? changing.additional : errors.values.additional === "true";
  const another = additional && !changing;
  return {
    action: weddingPath(weddingId, { send: "answer" }),
    purpose: another ? "another" : answers.length > 0 ? "change" : "first",
    draft: changing?.id ?? (another ? "ny" : ""),
    values: errors.values,
    errors: {
      summary: errors.formError ?? pageTexts.rsvp.someErrors,
      fields: inFormOrder(errors.fieldErrors),
    },
    additional,
    knownEmails: emailsOf(answers),
    cancelHref: answers.length > 0 ? `${weddingPath(weddingId)}#rsvp` : null,
  };
}

function inFormOrder(errors: FormErrors["fieldErrors"]): FormErrors["fieldErrors"] {
  const names = Object.keys(rsvpTexts.fields);
  const ordered = Object.entries(errors).sort(([a], [b]) => names.indexOf(a) - names.indexOf(b));
  return Object.fromEntries(ordered);
}

function viewSent({ weddingId, query, answers }: RsvpRequest): SentAnswersView | null {
  const latest =
    answers.find(({ id }) => id === new URLSearchParams(query).get("takk")) ?? answers[0];
  if (!latest) return null;
  const coming = answers.filter(({ attending }) => attending);
  return {
    coming: coming.reduce((sum, { guestCount }) => sum + guestCount, 0),
    declined: answers.length - coming.length,
    attending: latest.attending,
    answers: answers.map(({ id, guestName, attending, plusOneName, dietaryRestrictions }) => ({
      id,
      guestName,
      attending,
      plusOneName,
      dietaryRestrictions,
      changeHref: `${weddingPath(weddingId, { svar: id })}#rsvp`,
    })),
    anotherHref: `${weddingPath(weddingId, { svar: "ny" })}#rsvp`,
  };
}

function emailsOf(answers: OwnAnswer[]): string[] {
  return [...new Set(answers.flatMap(({ email }) => email ?? []))];
}

function valuesOf(answer: OwnAnswer): AnswerFormView["values"] {
  return {
    guestName: answer.guestName,
    email: answer.email ?? "",
    attending: String(answer.attending),
    plusOneName: answer.plusOneName ?? "",
    dietaryRestrictions: answer.dietaryRestrictions ?? "",
    message: answer.message ?? "",
  };
}
