import { expect, test } from "vitest";
import { z } from "zod";
import { nilUuid } from "../uuid.ts";
import {
  accountEmail,
  bankAccount,
  checkbox,
  choice,
  count,
  date,
  email,
  emptyToNull,
  file,
  id,
  idOrNull,
  ids,
  line,
  money,
  optional,
  phone,
  requiredId,
  text,
  verbatim,
  version,
} from "./form-fields.server.ts";
import { parseForm } from "./forms.server.ts";
import { invalidValue } from "./texts.ts";

const uuid = "8a6e0804-2bd0-4672-b79d-d97027f9071a";
const photo = new File(["x"], "x.jpg");
const invalid = "Ugyldig";
const required = "Påkrevd";

test.each<[string, z.ZodType, (string | File)[], unknown]>([
  ["line", line({ max: 3, tooLong: "" }), [" Å\n b "], "Å b"],
  ["line", line({ max: 3, tooLong: "" }), ["\u200b"], ""],
  ["line", line({ max: 3, tooLong: "" }), [], ""],
  ["nullable line", line({ max: 3, tooLong: "" }).transform(emptyToNull), [" "], null],
  ["text", text({ max: 4, tooLong: "" }), ["a\r\n\r\nb"], "a\n\nb"],
  ["text of line breaks", text({ max: 2000, tooLong: "" }), ["x\r\n".repeat(1000)], /^(x\n)+x$/],
  ["verbatim", verbatim(), [" \0 "], " \0 "],
  ["verbatim", verbatim(), [], ""],
  ["e-mail", email({ invalid }), [" kåre@blåbær.no\u200b"], "kåre@blåbær.no"],
  ["optional e-mail", email({ invalid }), [" "], ""],
  ["account e-mail", accountEmail({ invalid, required }), [" K@BJØRN.no "], "k@xn--bjrn-hra.no"],
  [
    "account e-mail",
    accountEmail({ invalid, required }),
    ["a@пример.рф"],
    "a@xn--e1afmkfd.xn--p1ai",
  ],
  ["money", money({ max: 5, invalid, tooLarge: "" }), ["0,05"], 5],
  ["optional money", optional(money({ max: 5, invalid, tooLarge: "" }), null), ["  "], null],
  ["account", bankAccount(invalid), ["1234 56 78903"], "12345678903"],
  ["phone", phone(invalid), ["412 34 567"], "+4741234567"],
  ["optional phone", optional(phone(invalid), null), [], null],
  ["count", count({ max: 12, invalid }), [" 012 "], 12],
  [
    "date",
    date({ min: "2000-01-01", max: "2000-02-29", invalid, outOfRange: "" }),
    ["2000-02-29"],
    "2000-02-29",
  ],
  ["id", id(), [uuid], uuid],
  ["id", id(), [], nilUuid],
  ["id", id(), [uuid.toUpperCase()], nilUuid],
  ["id", id(), [uuid, uuid], nilUuid],
  ["id or null", idOrNull(), [uuid], uuid],
  ["id or null", idOrNull(), ["1 or 1=1"], null],
  ["required id", requiredId(), [uuid.toUpperCase()], uuid],
  ["version", version(), ["7"], 7],
  ["version", version(), ["-1"], 0],
  ["version", version(), ["1e308"], 0],
  ["version", version(), [], 0],
  ["checkbox", checkbox(), ["on"], true],
  ["checkbox", checkbox(), ["off"], false],
  ["checkbox", checkbox(), [], false],
  ["choice", choice(["a", "b"]), ["b"], "b"],
  ["optional choice", optional(choice(["a", "b"]), "a"), [""], "a"],
  ["file", file(invalid), [photo], photo],
  ["ids", ids({ max: 2 }), [], []],
  ["ids", ids({ max: 2 }), [uuid], [uuid]],
  ["ids", ids({ max: 2 }), [uuid, uuid], [uuid, uuid]],
  ["ids", ids({ max: 2 }), [`${uuid} ${uuid}`], [uuid, uuid]],
  ["malformed ids", ids({ max: 2 }), [uuid, "x"], [uuid, nilUuid]],
])("%s parses its value", (_, field, sent, value) => {
  const read = parse(field, sent);
  expect(read.ok).toBe(true);
  if (value instanceof RegExp)
    expect(read).toMatchObject({ value: { field: expect.stringMatching(value) } });
  else expect(read).toEqual({ ok: true, value: { field: value } });
});

test.each<[string, z.ZodType, (string | File)[], string]>([
  ["a missing line", line({ max: 3, tooLong: "", required }), [], required],
  ["an invisible line", line({ max: 3, tooLong: "", required }), ["\u200b\u200d "], required],
  ["a long line", line({ max: 3, tooLong: "Lang" }), ["abcd"], "Lang"],
  ["a long line", line({ max: 3, tooLong: (length) => `${length} tegn` }), [" abcd "], "4 tegn"],
  [
    "a line of spaces that is too long to clean",
    line({ max: 3, tooLong: "Lang", required }),
    [" ".repeat(10_000)],
    "Lang",
  ],
  ["a line sent twice", line({ max: 3, tooLong: "" }), ["a", "b"], invalidValue],
  ["a required line sent twice", line({ max: 3, tooLong: "", required }), ["a", "b"], required],
  ["a file instead of a line", line({ max: 3, tooLong: "" }), [photo], invalidValue],
  ["a missing password", verbatim({ required }), [""], required],
  ["an e-mail", email({ invalid }), ["kari@epost"], invalid],
  ["a required e-mail", email({ invalid, required }), [" "], required],
  ["a long e-mail", email({ invalid, tooLong: "Lang" }), [`${"k".repeat(250)}@epost.no`], "Lang"],
  [
    "an account e-mail with other letters",
    accountEmail({ invalid, required }),
    ["kåre@epost.no"],
    invalid,
  ],
  ["a long account e-mail", accountEmail({ invalid, required }), ["@".repeat(10_000)], invalid],
  ["an amount", money({ max: 5, invalid, tooLarge: "Høy" }), ["fem"], invalid],
  ["a large amount", money({ max: 5, invalid, tooLarge: "Høy" }), ["0,06"], "Høy"],
  ["a wrong check digit", bankAccount(invalid), ["12345678904"], invalid],
  ["a short number", phone(invalid), ["02800"], invalid],
  ["a missing number", phone(invalid), [], invalid],
  ["a large count", count({ max: 12, invalid }), ["13"], invalid],
  ["a fraction", count({ max: 12, invalid }), ["1,5"], invalid],
  ["a count of 10 kB", count({ max: 12, invalid }), [`${" ".repeat(10_000)}1`], invalid],
  [
    "no day",
    date({ min: "2000-01-01", max: "2001-01-01", invalid, outOfRange: "" }),
    ["2000-02-30"],
    invalid,
  ],
  [
    "another day",
    date({ min: "2000-01-01", max: "2000-02-29", invalid, outOfRange: "Sen" }),
    ["2000-03-01"],
    "Sen",
  ],
  ["a malformed id", requiredId(invalid), ["1 or 1=1"], invalid],
  ["a missing id", requiredId(), [], invalidValue],
  ["another choice", choice(["a", "b"], invalid), ["constructor"], invalid],
  ["an optional choice", optional(choice(["a", "b"]), "a"), ["c"], invalidValue],
  ["a text instead of a file", file(invalid), ["x"], invalid],
  ["an empty file", file(invalid), [new File([], "x.jpg")], invalid],
  ["a list that is empty", ids({ min: 1, max: 2 }), [], invalidValue],
  ["a list that is long", ids({ max: 2 }), [uuid, uuid, uuid], invalidValue],
])("%s is refused", (_, field, sent, message) => {
  expect(parse(field, sent)).toMatchObject({ errors: { fieldErrors: { field: message } } });
});

function parse(field: z.ZodType, sent: (string | File)[]) {
  const form = new FormData();
  for (const value of sent) form.append("field", value);
  return parseForm(form, z.object({ field }));
}
