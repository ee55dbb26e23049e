import { domainToASCII } from "node:url";
import { z } from "zod";
import { parseAccountNumber } from "../bank-account.ts";
import { parseMoney } from "../money.ts";
import { parseOrgNumber } from "../org-number.ts";
import { parsePhoneNumber } from "../phone-number.server.ts";
import { decrypt } from "../secret.server.ts";
import { isUuid, nilUuid } from "../uuid.ts";
import { cleanLine, cleanText, hasVisibleCharacter } from "./clean-text.ts";
import { isEmailAddress, maxEmailLength } from "./email-address.ts";
import { invalidValue } from "./texts.ts";

type LengthError = string | ((length: number) => string);

interface TextOptions {
  /** In UTF-16 units of the cleaned text, as browsers count `maxlength`. */
  max: number;
  tooLong: LengthError;
  required?: string;
}

/** Missing and empty optional texts become "". */
export function line(options: TextOptions) {
  return cleaned(cleanLine, options);
}

export function text(options: TextOptions) {
  return cleaned(cleanText, options);
}

export function verbatim({ required }: { required?: string } = {}) {
  return z
    .string(required ?? invalidValue)
    .refine((value) => !required || value !== "", { error: required ?? "", abort: true })
    .prefault("");
}

export function emptyToNull(value: string): string | null {
  return value || null;
}

interface EmailOptions {
  invalid: string;
  required?: string;
  tooLong?: LengthError;
}

export function email({ invalid, required, tooLong = invalid }: EmailOptions) {
  return line({ max: maxEmailLength, tooLong, ...(required && { required }) }).refine(
    (address) => address === "" || isEmailAddress(address),
    invalid,
  );
}

/** Lowercase, with a Punycode domain; many mail servers accept only ASCII before the @. */
export function accountEmail({ invalid, required }: Required<Omit<EmailOptions, "tooLong">>) {
  return verbatim({ required })
    .refine(({ length }) => length <= maxEmailLength, { error: invalid, abort: true })
    .transform((address) => {
      const typed = address.trim();
      const at = typed.lastIndexOf("@");
      return `${typed.slice(0, at)}@${domainToASCII(typed.slice(at + 1))}`.toLowerCase();
    })
    .refine((address) => isEmailAddress(address) && /^[\x21-\x7e]+$/.test(address), invalid);
}

export function phone(invalid: string) {
  return parsed(parsePhoneNumber, invalid);
}

export function bankAccount(invalid: string) {
  return parsed(parseAccountNumber, invalid);
}

export function orgNumber(invalid: string) {
  return parsed(parseOrgNumber, invalid);
}

export function money({
  max,
  invalid,
  tooLarge,
}: {
  max: number;
  invalid: string;
  tooLarge: string;
}) {
  return parsed(parseMoney, invalid).refine((ore) => ore <= max, tooLarge);
}

export function count({ max, invalid }: { max: number; invalid: string }) {
  return parsed((typed) => {
    if (typed.length > maxNumberLength) return null;
    return /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : null;
  }, invalid).refine((value) => value <= max, invalid);
}

export function date({ min, max, invalid, outOfRange }: Record<DateOption, string>) {
  return z
    .string(invalid)
    .length("yyyy-mm-dd".length, { error: invalid, abort: true })
    .pipe(z.iso.date(invalid))
    .refine((value) => value >= min && value <= max, outOfRange);
}

/** A moment in UTC, as `toISOString` writes it, of a year that PostgreSQL stores. */
export function instant(invalid = invalidValue) {
  return z
    .string(invalid)
    .max("yyyy-mm-ddThh:mm:ss.sssZ".length, { error: invalid, abort: true })
    .pipe(z.iso.datetime(invalid))
    .refine((value) => value >= "1970", invalid)
    .transform((value) => new Date(value));
}

/** A time of day, `hh:mm`. Typed without a time control, it may be "13.00" too. */
export function time(invalid: string) {
  return parsed((typed) => {
    const [, hour, minute] = /^\s?([01]?\d|2[0-3])[.:]([0-5]\d)\s?$/.exec(typed) ?? [];
    return hour && minute ? `${hour.padStart(2, "0")}:${minute}` : null;
  }, invalid);
}

/** Missing and malformed ids become the nil UUID, which matches nothing. */
export function id() {
  return unknownInput().transform(toId);
}

export function idOrNull() {
  return unknownInput().transform((value) => (isUuid(value) ? value : null));
}

export function requiredId(invalid = invalidValue) {
  return z
    .string(invalid)
    .length(nilUuid.length, { error: invalid, abort: true })
    .toLowerCase()
    .refine(isUuid, invalid);
}

/** Malformed versions become 0, which is never current. */
export function version() {
  return unknownInput().transform((value) =>
    typeof value === "string" && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : 0,
  );
}

export function checkbox(value = "on") {
  return unknownInput().transform((sent) => sent === value);
}

export function choice<const Choice extends string>(
  choices: readonly Choice[],
  invalid = invalidValue,
) {
  return z.enum(choices, invalid);
}

/** JSON that `encrypt` has made for the same purpose: what a form brings back as the server gave it. */
export function encrypted<Value>(purpose: string, content: z.ZodType<Value>) {
  return parsed((sent) => {
    const read = content.safeParse(decryptJson(purpose, sent));
    return read.success ? read.data : null;
  }, invalidValue);
}

export function file(invalid: string) {
  return z.file(invalid);
}

/** Ids in fields of the same name, or several in one, separated by spaces; each as `id` reads it. */
export function ids({ min = 0, max }: ListLimits) {
  const values = z.array(z.string()).min(min, invalidValue).max(max, invalidValue);
  return unknownInput()
    .transform((sent) => [sent ?? []].flat().flatMap((text) => String(text).split(" ")))
    .pipe(values)
    .transform((texts) => texts.map(toId));
}

function toId(value: unknown): string {
  return isUuid(value) ? value : nilUuid;
}

export function optional<Field extends z.ZodType, const Empty>(field: Field, empty: Empty) {
  const isBlank = (sent: unknown) => typeof sent === "string" && sent.trim() === "";
  return unknownInput()
    .transform((sent) => (isBlank(sent) ? undefined : sent))
    .pipe(field.optional())
    .transform((value) => (value === undefined ? empty : value));
}

type DateOption = "min" | "max" | "invalid" | "outOfRange";

interface ListLimits {
  min?: number;
  max: number;
}

const maxNumberLength = 40;

function decryptJson(purpose: string, sent: string): unknown {
  try {
    return JSON.parse(decrypt(purpose, sent));
  } catch {
    return null;
  }
}

function cleaned(clean: (text: string) => string, { max, tooLong, required }: TextOptions) {
  return z
    .string(required ?? invalidValue)
    .prefault("")
    .transform((sent, context) => {
      const isHuge = sent.length > maxRawLength(max);
      const value = isHuge ? sent : clean(sent);
      const addError = (message: string) =>
        context.addIssue({ code: "custom", message, input: value });
      if (required && !isHuge && !hasVisibleCharacter(value)) addError(required);
      else if (value.length > max) {
        addError(typeof tooLong === "string" ? tooLong : tooLong(value.length));
      }
      return value;
    });
}

// Cleaning shortens text: \r\n becomes \n, decomposed letters become one.
function maxRawLength(max: number): number {
  return 4 * max + 100;
}

// Without `optional`, a missing field would be an error.
function unknownInput() {
  return z.unknown().optional();
}

function parsed<Value>(parse: (text: string) => Value | null, invalid: string) {
  return z.string(invalid).transform((typed, context): Value => {
    const value = parse(typed);
    if (value !== null) return value;
    context.addIssue({ code: "custom", message: invalid, input: typed });
    return z.NEVER;
  });
}
