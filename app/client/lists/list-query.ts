import { cleanLine } from "#app/platform/http/clean-text.ts";
import { isUuid } from "#app/platform/uuid.ts";

export interface Parameter<Value> {
  /** Returns the default for invalid text. */
  parse(text: string | null): Value;
  /** Returns null for the default, which stays out of the URL. */
  format(value: Value): string | null;
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

/** `listQuery("/admin", { svar: oneOf({ coming: "kommer" }, "all"), side: pageNumber() })`. */
export function listQuery<Of extends Parameters>(path: string, parameters: Of) {
  const names = Object.keys(parameters) as (keyof Of & string)[];
  const parse = (query: URLSearchParams): Values<Of> => {
    const entries = names.map((name) => [name, parameters[name]?.parse(query.get(name))]);
    return Object.fromEntries(entries);
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
