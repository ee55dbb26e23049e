import { dirname, join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import { type SourceFile, sourceFiles } from "#tests/support/source-files.ts";

/** Whom a route is for. `developers`: it shows kept mails, and only while developing. */
export type Audience = "everybody" | "guests" | "owners" | "developers";

/** Every route of `app/routes.ts` by its path. Whoever adds one says here whom it is for. */
export const audiences: Record<string, Audience> = {
  "": "everybody",
  "*": "everybody",
  admin: "owners",
  "admin/answers.csv": "owners",
  attention: "owners",
  auth: "everybody",
  "auth/check-mail": "everybody",
  "auth/confirm": "everybody",
  "auth/forgot": "everybody",
  "auth/landscape.svg": "everybody",
  "auth/new-email": "everybody",
  "auth/reset": "everybody",
  "auth/second-step": "everybody",
  "auth/sign-out": "everybody",
  budget: "owners",
  create: "everybody",
  "dev/mail": "developers",
  "dev/mail/:name": "developers",
  "dev/mail/:name/page": "developers",
  "dev/ui": "everybody",
  "edit-wedding": "owners",
  "files/pictures/:file": "everybody",
  "gallery-admin": "owners",
  "gallery-admin/photos.zip": "owners",
  "guest-list": "owners",
  "guest-messages": "owners",
  healthz: "everybody",
  "hero-sprigs.svg": "everybody",
  invitation: "everybody",
  live: "owners",
  "monogram/:theme/:first/:second": "everybody",
  "ornament/:theme/:seed/:file": "everybody",
  preview: "everybody",
  privacy: "everybody",
  "seating-chart": "owners",
  settings: "owners",
  "settings/export.zip": "owners",
  "sms-campaigns": "owners",
  terms: "everybody",
  "uploads/hero": "everybody",
  "uploads/wish": "owners",
  vendors: "owners",
  wedding: "guests",
  "wedding-card.jpg": "guests",
  "wedding/calendar.ics": "guests",
  "wedding/likes": "guests",
  "wedding/photos": "guests",
  "wishlist-admin": "owners",
};

export interface RouteFacts {
  path: string;
  audience: Audience | undefined;
  hasAction: boolean;
  /** Names of query parameters that its code asks for, beyond `id` and `next`. */
  parameters: string[];
  /** Names of form controls that its code knows. */
  fields: string[];
  /** By what its code tells its forms apart; empty when there is one. */
  intents: string[];
}

const sources = new Map(sourceFiles("app").map((file) => [file.path, file]));

/** What the route table, and the code behind each of its modules, say about the product's routes. */
export function routeFacts(): RouteFacts[] {
  return entriesOf(routes as RouteConfigEntry[]).map(({ path = "", file }) => {
    const module = join("app", file);
    const reached = [...reachedFrom(module)].map((name) => sources.get(name)?.text ?? "");
    const code = reached.join("\n");
    const asked = found(code, /(?:query|searchParams)\.(?:get|getAll|has)\("([^"]+)"/g);
    return {
      path,
      audience: audiences[path],
      hasAction: /export (async function|function|const) action\b|export \{[^}]*\baction\b/.test(
        sources.get(module)?.text ?? "",
      ),
      // Every route's gate knows the first two.
      parameters: asked.filter((name) => !["id", "next"].includes(name)),
      fields: [
        ...found(code, /\bname="([\w-]+)"|(?:form|fields)\.(?:get|getAll)\("([^"]+)"/g),
        ...found(code, /^\s+(\w+): (?:z\.|\w*[sS]chema|optional)/gm),
      ],
      intents: intentsIn(code),
    };
  });
}

function entriesOf(entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => (entry.children ? entriesOf(entry.children) : [entry]));
}

/** The module and everything of its own layer and of features that it imports, directly or not. */
function reachedFrom(path: string, reached = new Set<string>()): Set<string> {
  const file = sources.get(path);
  if (!file || reached.has(path)) return reached;
  reached.add(path);
  for (const target of importsOf(file)) reachedFrom(target, reached);
  return reached;
}

function importsOf({ path, imports }: SourceFile): string[] {
  const [, layer] = path.split("/");
  return imports
    .map(({ target }) => target)
    .filter((target) => target.startsWith("app/features/") || target.startsWith(`app/${layer}/`))
    .filter((target) => !target.startsWith("app/pages/") || isNear(dirname(path), target));
}

/** Screens of other routes that a page links to are not behind this one. */
function isNear(folder: string, target: string): boolean {
  return target.startsWith(folder.split("/").slice(0, 4).join("/"));
}

/** However a route's code names what its forms want: in a control, a list, a table or a schema. */
function intentsIn(code: string): string[] {
  const words = found(
    code,
    /\bname="intent"\s+value="([a-z-]+)"|\bname: "intent", value: "([a-z-]+)"|\bintent\("([a-z-]+)"\)|\bintent"?\)? === "([a-z-]+)"/g,
  );
  const lists = found(code, /\bintents\b[^=\n]*=\s*\[([^\]]*)\]/g);
  const tables = found(code, /\b(?:handlers|senders|sendings)\b[^;]*?[^=]=\s*\{([\s\S]*?)\n\s*\}/g);
  const named = [
    ...lists.flatMap((list) => found(list, /"([a-z-]+)"/g)),
    ...tables.flatMap((table) => found(table, /^\s+"?([a-z-]+)"?[:,]/gm)),
  ];
  return [...new Set([...words, ...named])];
}

function found(text: string, pattern: RegExp): string[] {
  const groups = [...text.matchAll(pattern)].map(([, ...captured]) => captured.find(Boolean) ?? "");
  return [...new Set(groups)].filter((word) => word !== "");
}
