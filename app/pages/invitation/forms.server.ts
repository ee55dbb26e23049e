import { data, redirect } from "react-router";
import { sendGreeting } from "#app/features/greetings/commands.server.ts";
import { greetingKind, maxLengths } from "#app/features/greetings/rules.ts";
import { householdMessageSchema } from "#app/features/greetings/schema.ts";
import { greetingTexts } from "#app/features/greetings/texts.ts";
import { type InvitedHousehold, openedCookieHeader } from "#app/features/guests/access.server.ts";
import { openInvitation } from "#app/features/guests/households/commands.server.ts";
import { sendHouseholdAnswer } from "#app/features/rsvp/households/commands.server.ts";
import { peopleOf } from "#app/features/rsvp/households/queries.server.ts";
import { type HouseholdAnswer, householdAnswerKind } from "#app/features/rsvp/households/rules.ts";
import { householdAnswerSchema } from "#app/features/rsvp/households/schema.ts";
import { householdTexts } from "#app/features/rsvp/households/texts.ts";
import {
  type PublicForm,
  type RedisplayedForm,
  submitPublicForm,
} from "#app/features/submissions/access.server.ts";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { isAnswerClosed } from "#app/features/weddings/rules.ts";
import { now } from "#app/platform/clock.ts";
import { readVisitorId, visitorCookieHeader } from "#app/platform/http/cookies.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import { firstNameOf } from "#app/platform/person-name.ts";
import { invitationTexts } from "./texts.ts";

export type InvitationRefusal =
  | ({ form: "answer" | "message" } & Pick<RedisplayedForm, "reason" | "errors">)
  | { form: "answer"; reason: "closed" };

interface Sender {
  request: Request;
  household: InvitedHousehold;
  clientIp: string;
}

/** Handles the form that the query parameter `send` names; without it, the answer. */
export async function handleInvitationForm(sender: Sender) {
  const { pathname, searchParams } = new URL(sender.request.url);
  const form = searchParams.get("send") ?? "answer";
  if (form === "opened") return recordOpening(sender);
  if (form === "message")
    return submit(sender, "message", messageForm, `${pathname}?takk=1&melding=sendt#melding`);
  if (form !== "answer") throw notFound();
  const { weddingId } = sender.household;
  if (isAnswerClosed(await loadWedding(weddingId), osloDate(now()))) {
    const refusal: InvitationRefusal = { form: "answer", reason: "closed" };
    return data(refusal, { status: 403 });
  }
  return submit(sender, "answer", answerForm, `${pathname}?takk=1#rsvp`);
}

type InvitationForm<Value> = (
  sender: Sender,
) => Promise<PublicForm<Value, unknown, PublicWeddingId>>;

const answerForm = (async ({ request, household }) => {
  const people = await peopleOf(household, await readVisitorId(request));
  const asked = people.map((person) => ({ ...person, name: firstNameOf(person.name) }));
  return {
    kind: householdAnswerKind,
    schema: householdAnswerSchema(asked),
    failed: householdTexts.failed,
    run: (submission, answer) => sendHouseholdAnswer(submission, household, answer),
  };
}) satisfies InvitationForm<HouseholdAnswer>;

/** A message is a greeting in the name of the whole household. */
const messageForm = (async ({ household }) => {
  const people = await peopleOf(household, null);
  const names = invitationTexts.list(people.map(({ name }) => name));
  return {
    kind: greetingKind,
    schema: householdMessageSchema,
    failed: greetingTexts.failed,
    run: (submission, { message }) =>
      sendGreeting(
        submission,
        { guestName: names.slice(0, maxLengths.guestName), email: null, message },
        { isInvited: true },
      ),
  };
}) satisfies InvitationForm<{ message: string }>;

async function submit<Value>(
  sender: Sender,
  name: InvitationRefusal["form"],
  form: InvitationForm<Value>,
  thanksPath: string,
) {
  const { request, household, clientIp } = sender;
  const audience = household.weddingId;
  const submitted = await submitPublicForm(request, {
    ...(await form(sender)),
    audience,
    clientIp,
  });
  if (!submitted.ok) {
    const { reason, errors, status } = submitted;
    const refusal: InvitationRefusal = { form: name, reason, errors };
    return data(refusal, { status });
  }
  const headers = new Headers();
  headers.append("Set-Cookie", await visitorCookieHeader(submitted.visitorId));
  headers.append("Set-Cookie", await openedCookieHeader(household));
  throw redirect(thanksPath, { status: 303, headers });
}

/** The visible page sends this, because programs that scan mails open links too. */
async function recordOpening({ household }: Sender) {
  await openInvitation(household);
  return new Response(null, {
    status: 204,
    headers: { "Set-Cookie": await openedCookieHeader(household) },
  });
}
