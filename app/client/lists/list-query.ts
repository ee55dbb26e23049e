import { cleanLine } from "#app/platform/http/clean-text.ts";
import { isUuid } from "#app/platform/uuid.ts";

export interface Parameter<Value> {
  /** Returns the default for invalid text. */
  parse(text: string | null): Value;
  /** Returns null for the default, which stays out of the URL. */
  format(value: Value): string | null;
  /** May stand in the URL more than once, as checkboxes send it; `parse` gets one text of all. */
  isRepeatable?: true;
}

type Parameters = Record<string, Parameter<unknown>>;
type Values<Of extends Parameters> = {
  [Name in keyof Of]: Of[Name] extends Parameter<infer Value> ? Value : never;
};

export const maxSearchLength = 100;
const maxPage = 1000;

export function fixed(value: string): Parameter<string> {
  return { parse: () => value, format: () => value };
}

export function oneOf<const Words extends Record<string, string>, const Default extends string>(
  words: Words,
  defaultChoice: Default,
): Parameter<keyof Words | Default> {
  const choiceByWord = new Map(Object.entries(words).map(([choice, word]) => [word, choice]));
  return {
    parse: (text) => (choiceByWord.get(text ?? "") as keyof Words) ?? defaultChoice,
    format: (choice) => words[choice as keyof Words] ?? null,
  };
}

/**
 * Any number of choices, in the order of `words`: `tilstand=ny+som-ny`, or of a form
 * `tilstand=ny&tilstand=som-ny`.
 */
export function severalOf<const Choice extends string>(
  words: Record<Choice, string>,
): Parameter<Choice[]> {
  const entries = Object.entries(words) as [Choice, string][];
  return {
    parse: (text) => {
      const given = new Set(splitWords(text));
      return entries.filter(([, word]) => given.has(word)).map(([choice]) => choice);
    },
    format: (choices) => choices.map((choice) => words[choice]).join(" ") || null,
    isRepeatable: true,
  };
}

/** Any number of words that `pattern` accepts, up to `max`. */
export function severalWords(pattern: RegExp, max: number): Parameter<string[]> {
  return {
    parse: (text) => {
      const given = splitWords(text).filter((word) => pattern.test(word));
      return [...new Set(given)].slice(0, max).sort();
    },
    format: (given) => given.join(" ") || null,
    isRepeatable: true,
  };
}

const maxRepeatedLength = 2000;

function splitWords(text: string | null): string[] {
  return (text ?? "").slice(0, maxRepeatedLength).split(" ").filter(Boolean);
}

/** A whole number of kroner, years or the like; null without. */
export function wholeNumber(max: number): Parameter<number | null> {
  return {
    parse: (text) => {
      const number = text && /^\d{1,15}$/.test(text) ? Number(text) : null;
      return number !== null && number <= max ? number : null;
    },
    format: (number) => (number === null ? null : String(number)),
  };
}

export function search(): Parameter<string> {
  return {
    parse: (text) =>
      cleanLine((text ?? "").slice(0, 10 * maxSearchLength)).slice(0, maxSearchLength),
    format: (text) => text || null,
  };
}

export function pageNumber(): Parameter<number> {
  return {
    parse: (text) => {
      const page = Number(text);
      return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1;
    },
    format: (page) => (page > 1 ? String(page) : null),
  };
}

export function rowId(): Parameter<string | null> {
  return { parse: (text) => (isUuid(text) ? text : null), format: (id) => id };
}

export interface ListQuery<Values> {
  path: string;
  parse(query: URLSearchParams): Values;
  /** Returns the parameters that differ from their defaults, by name. */
  fields(values: Partial<Values>): Record<string, string>;
  href(values?: Partial<Values>, targetPath?: string): string;
}

/** `listQuery("/admin", { svar: oneOf({ coming: "kommer" }, "all"), side: pageNumber() })`. */
export function listQuery<Of extends Parameters>(
  path: string,
  parameters: Of,
): ListQuery<Values<Of>> {
  const names = Object.keys(parameters) as (keyof Of & string)[];
  const parse = (query: URLSearchParams): Values<Of> => {
    const entries = names.map((name) => {
      const parameter = parameters[name];
      const text = parameter?.isRepeatable ? query.getAll(name).join(" ") : query.get(name);
      return [name, parameter?.parse(text)];
    });
    return Object.fromEntries(entries) as Values<Of>;
  };
  const defaults = parse(new URLSearchParams());

  const fields = (values: Partial<Values<Of>>): Record<string, string> => {
    const entries = names.flatMap((name) => {
      const text = parameters[name]?.format({ ...defaults, ...values }[name]);
      return text ? [[name, text]] : [];
    });
    return Object.fromEntries(entries);
  };
  const href = (values: Partial<Values<Of>> = {}, targetPath = path): string => {
    const query = new URLSearchParams(fields(values)).toString();
    return query ? `${targetPath}?${query}` : targetPath;
  };
  return { path, parse, fields, href };
}

export type QueryOf<Query extends { parse: (query: URLSearchParams) => unknown }> = ReturnType<
  Query["parse"]
>;
