import { expect, it } from "vitest";
import type { OwnAnswer } from "#app/features/rsvp/queries.server.ts";
import type { FormErrors } from "#app/platform/http/forms.server.ts";
import { answerThanksPath, viewRsvp } from "./rsvp-view.ts";

const own: OwnAnswer = {
  id: "own",
  guestName: "Solveig",
  email: "s@epost.no",
  attending: true,
  guestCount: 2,
  plusOneName: "Jonas",
  dietaryRestrictions: null,
  message: null,
  additional: false,
};
const another: OwnAnswer = { ...own, id: "other", attending: false, additional: true };

function view(query: string, answers: OwnAnswer[], errors?: FormErrors) {
  const refusal = errors ? ({ form: "answer", reason: "invalid", errors } as const) : null;
  return viewRsvp(
    { weddingId: "w", query, answers, guestName: "Sol", page: { theme: "romantic", seed: "abc" } },
    refusal,
  );
}

it("the form is closed until the visitor has answered", () => {
  expect(view("", [])).toMatchObject({ state: "closed", sent: null });
  expect(view("", []).form).toMatchObject({ purpose: "first", additional: false });
});

it("the latest answer is thanked for, and persons are counted", () => {
  expect(view("", [own, another])).toMatchObject({
    state: "sent",
    sent: { coming: 2, declined: 1, attending: true },
  });
  expect(view("?takk=other", [own, another]).sent?.attending).toBe(false);
  expect(view("?takk=unknown", [own]).sent?.attending).toBe(true);
});

it("a companion without a name, who came by the household's link, is counted", () => {
  expect(view("", [{ ...own, plusOneName: null }]).sent?.coming).toBe(2);
});

it("the first form has the name that the guest gave in another form", () => {
  expect(view("", []).form.values).toEqual({ guestName: "Sol" });
  expect(view("?svar=own", [own]).form.values.guestName).toBe("Solveig");
});

it("another person's form offers the e-mails of this browser's answers", () => {
  const withoutEmail = { ...another, email: null };
  expect(view("?svar=ny", [own, another, withoutEmail]).form.knownEmails).toEqual(["s@epost.no"]);
});

it("the thanks hold what was registered", () => {
  expect(view("", [{ ...own, dietaryRestrictions: "Nøtter" }]).sent?.answers).toEqual([
    {
      id: "own",
      guestName: "Solveig",
      attending: true,
      plusOneName: "Jonas",
      dietaryRestrictions: "Nøtter",
      changeHref: "/wedding?id=w&svar=own#rsvp",
    },
  ]);
});

it("only the visitor's own answers can be opened and changed", () => {
  expect(view("?svar=own", [own])).toMatchObject({
    state: "open",
    form: { purpose: "change", values: { guestName: "Solveig", attending: "true" } },
  });
  expect(view("?svar=own", [another])).toMatchObject({ state: "sent" });
  expect(view("?svar=other", [own, another]).form.additional).toBe(true);
});

it("a blank form for another guest opens once there is an answer", () => {
  expect(view("?svar=ny", [own]).form).toMatchObject({
    purpose: "another",
    additional: true,
    values: {},
  });
  expect(view("?svar=ny", []).form.additional).toBe(false);
});

it("a refused form is redisplayed as typed", () => {
  const values = { guestName: "Kari" };
  const refused = view("", [], { fieldErrors: { email: "Skriv e-post" }, values });
  expect(refused).toMatchObject({
    state: "open",
    form: { values, errors: { fields: { email: "Skriv e-post" } } },
  });
});

it("the errors of a refused form are in the order of its fields", () => {
  const fieldErrors = { message: "c", attending: "b", email: "a", guestName: "d" };
  const { errors } = view("", [], { fieldErrors, values: {} }).form;
  expect(Object.keys(errors?.fields ?? {})).toEqual(["guestName", "email", "attending", "message"]);
});

it("a refused change still changes the same answer", () => {
  const refused = (values: Record<string, string>) =>
    view("", [own, another], { fieldErrors: { email: "Skriv e-post" }, values }).form;
  expect(refused({ responseId: "other", additional: "true" })).toMatchObject({
    purpose: "change",
    draft: "other",
    additional: true,
  });
  expect(refused({ responseId: "own" })).toMatchObject({
    purpose: "change",
    draft: "own",
    additional: false,
  });
  expect(refused({ additional: "true" })).toMatchObject({ purpose: "another", draft: "ny" });
});

it("the thanks path names the answer", () => {
  expect(answerThanksPath("w", "own")).toBe("/wedding?id=w&takk=own#rsvp");
  expect(answerThanksPath("w", null)).toBe("/wedding?id=w#rsvp");
});
