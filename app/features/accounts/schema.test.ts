import { describe, expect, it } from "vitest";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { resetForm, signInForm, signUpForm } from "./schema.ts";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function emailOf(email: string): string | undefined {
  const parsed = parseForm(formOf({ email, password: "tre røde bær" }), signInForm);
  return parsed.ok ? parsed.value.email : parsed.errors.fieldErrors.email;
}

const invalid = "Skriv e-postadressen slik: navn@eksempel.no";

describe("an e-mail address", () => {
  it.each([
    ["kari@example.no", "kari@example.no"],
    ["  Kari.Nordmann+bryllup@Example.NO ", "kari.nordmann+bryllup@example.no"],
    ["ola@bjørn.no", "ola@xn--bjrn-hra.no"],
    ["", "Skriv inn e-postadressen din"],
    ["   ", invalid],
    ["kari", invalid],
    ["kari@", invalid],
    ["@example.no", invalid],
    ["kari@example", invalid],
    ["kari@@example.no", invalid],
    ["kari@example.no, ola@example.no", invalid],
    ["kari@example.no\r\nBcc: ola@example.no", invalid],
    ["kari\0@example.no", invalid],
    [`${"k".repeat(250)}@example.no`, invalid],
  ])("%j becomes %j", (typed, result) => {
    expect(emailOf(typed)).toBe(result);
  });
});

describe("signing in and signing up", () => {
  it.each([signInForm, signUpForm])("need both fields", (schema) => {
    const parsed = parseForm(formOf({ email: "", password: "" }), schema);
    expect(parsed.ok || parsed.errors.fieldErrors).toEqual({
      email: "Skriv inn e-postadressen din",
      password: "Skriv inn et passord",
    });
  });

  it("return the typed e-mail, never the password", () => {
    const parsed = parseForm(formOf({ email: "kari@", password: "tre røde bær" }), signUpForm);
    expect(parsed.ok || parsed.errors.values).toEqual({ email: "kari@" });
  });

  it("accept a password unchanged, including its spaces", () => {
    const typed = "  Tre\u0000 røde\u0301 bær  ";
    const parsed = parseForm(formOf({ email: "kari@example.no", password: typed }), signInForm);
    expect(parsed.ok && parsed.value.password).toBe(typed);
  });
});

describe("a chosen password", () => {
  it.each([
    ["kort", "Passordet må ha minst 8 tegn"],
    ["å".repeat(129), "Passordet kan ha høyst 128 tegn"],
    ["Passord123", "Dette passordet er lett å gjette. Velg et annet"],
    ["Kari.Nordmann@example.no", "Passordet er nesten likt e-postadressen din. Velg et annet"],
    ["🫐".repeat(128), "Passordet gjentar de samme tegnene. Velg et annet"],
    ["🫐🍓🍒🍇".repeat(32), undefined],
  ])("%j: %s", (password, error) => {
    const form = formOf({ email: "kari.nordmann@example.no", password });
    const parsed = parseForm(form, signUpForm);
    expect(parsed.ok ? undefined : parsed.errors.fieldErrors.password).toBe(error);
    const reset = parseForm(form, resetForm);
    if (!password.includes("@")) {
      expect(reset.ok ? undefined : reset.errors.fieldErrors.password).toBe(error);
    }
  });
});
