import { dirname, join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { uploadPurposes } from "#app/features/pictures/rules.ts";
import { guestForms } from "#app/pages/wedding-page/guest-forms.server.ts";
import type { ActionDescription, Actions } from "#app/platform/http/actions.ts";
import routes from "#app/routes.ts";
import { type SourceFile, sourceFiles } from "#tests/support/source-files.ts";

/** Routes for `developers` exist in development only. */
export type Audience = "everybody" | "guests" | "owners" | "developers";

/** The audience of every route. New routes must be added here. */
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
  b: "everybody",
  // By the code of a household, not by an id: see the tests of `requireHousehold`.
  "b/:names/:code": "everybody",
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
  "guest-list/invitations": "owners",
  "guest-list/invitations/list.csv": "owners",
  "guest-list/invitations/list.xlsx": "owners",
  "guest-list/invitations/mail": "owners",
  "guest-list/invitations/qr.svg": "owners",
  "guest-list/print/cards": "owners",
  "guest-list/export.csv": "owners",
  "guest-list/export.xlsx": "owners",
  "guest-list/import": "owners",
  "guest-list/import/skipped.csv": "owners",
  "guest-list/print/list": "owners",
  "guest-messages": "owners",
  healthz: "everybody",
  held: "owners",
  "hero-sprigs.svg": "everybody",
  invitation: "everybody",
  live: "owners",
  livez: "everybody",
  "mail-flap/:theme/:file": "everybody",
  "mail-flower/:theme/:seed/:file": "everybody",
  "monogram/:theme/:first/:second": "everybody",
  "ornament/:theme/:seed/:file": "everybody",
  preview: "everybody",
  privacy: "everybody",
  "seating-chart": "owners",
  settings: "owners",
  "settings/export.zip": "owners",
  "sms-campaigns": "owners",
  terms: "everybody",
  "unsubscribe/:token": "everybody",
  "uploads/avatar": "owners",
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

export interface RouteDescription {
  path: string;
  audience: Audience | undefined;
  hasAction: boolean;
  /** Query parameters its code reads, except `id` and `next`. */
  parameters: string[];
  /** Those of them that can hold an id: not a choice from a list, nor a page's number. */
  idParameters: string[];
  /** Form controls its code reads. */
  fields: string[];
  /** Intents of its forms; empty for a single form. */
  intents: string[];
}

const sources = new Map(sourceFiles("app").map((file) => [file.path, file]));
const declaredIntents = await loadDeclaredIntents();

/** Describes all routes from the route table and the source of their modules. */
export function describeRoutes(): RouteDescription[] {
  return entriesOf(routes as RouteConfigEntry[])
    .flatMap(expandPurposes)
    .map(({ path = "", file }) => {
      const module = join("app", file);
      const sourceTexts = [...collectImports(module)].map((name) => sources.get(name)?.text ?? "");
      const code = sourceTexts.join("\n");
      const lists = findMatches(code, /\blistQuery\([^{]*\{([\s\S]*?)\n\}\)/g);
      const names = [
        ...findMatches(code, /(?:query|searchParams)\.(?:get|getAll|has)\("([^"]+)"/g),
        ...lists.flatMap((list) => findMatches(list, /^ {2}(\w+): /gm)),
      ];
      const choices = lists.flatMap((list) =>
        findMatches(list, /^ {2}(\w+): (?:oneOf|pageNumber)\(/gm),
      );
      // Access checks of every route read the other two.
      const parameters = [...new Set(names)].filter((name) => !["id", "next"].includes(name));
      return {
        path,
        audience: audiences[path],
        hasAction: /export (async function|function|const) action\b|export \{[^}]*\baction\b/.test(
          sources.get(module)?.text ?? "",
        ),
        parameters,
        idParameters: parameters.filter((name) => !choices.includes(name)),
        fields: [
          ...findMatches(
            code,
            /\bname="([\w-]+)"|(?:form|fields|values)\.(?:get|getAll)\("([^"]+)"/g,
          ),
          ...findMatches(code, /(?:^\s+|\{ )(\w+): (?:z\.|\w*[sS]chema|wishId|optional)/gm),
        ],
        intents: declaredIntents.get(`/${path}`) ?? findIntents(code),
      };
    });
}

function entriesOf(entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => (entry.children ? entriesOf(entry.children) : [entry]));
}

/** Every upload purpose has its own audience. */
function expandPurposes(entry: RouteConfigEntry): RouteConfigEntry[] {
  if (entry.path !== "uploads/:purpose") return [entry];
  return uploadPurposes.map((purpose) => ({ ...entry, path: `uploads/${purpose}` }));
}

/** Returns the module and its transitive imports from its own layer and features. */
function collectImports(path: string, visited = new Set<string>()): Set<string> {
  const file = sources.get(path);
  if (!file || visited.has(path)) return visited;
  visited.add(path);
  for (const target of importsOf(file)) collectImports(target, visited);
  return visited;
}

function importsOf({ path, imports }: SourceFile): string[] {
  const [, layer] = path.split("/");
  return imports
    .map(({ target }) => target)
    .filter((target) => target.startsWith("app/features/") || target.startsWith(`app/${layer}/`))
    .filter((target) => !target.startsWith("app/pages/") || isSameScreen(dirname(path), target));
}

/** Excludes imports from other routes' screens. */
function isSameScreen(folder: string, target: string): boolean {
  return target.startsWith(folder.split("/").slice(0, 4).join("/"));
}

function findIntents(code: string): string[] {
  const intents = findMatches(
    code,
    /\bname="intent"\s+value="([a-z-]+)"|\bname: "intent", value: "([a-z-]+)"|\bintent\("([a-z-]+)"\)|\bintent"?\)? === "([a-z-]+)"/g,
  );
  const lists = findMatches(code, /\bintents\b[^=\n]*=\s*\[([^\]]*)\]/g);
  const listedIntents = lists.flatMap((list) => findMatches(list, /"([a-z-]+)"/g));
  return [...new Set([...intents, ...listedIntents])];
}

/** Loads the declared intents and guest forms, by the path of their page. */
async function loadDeclaredIntents(): Promise<Map<string, string[]>> {
  const paths = [...sources.keys()].filter((path) => path.endsWith("/actions.ts"));
  const modules = await Promise.all(paths.map((path) => import(`../../${path}`)));
  const declared = modules
    .flatMap((module) => Object.values<unknown>(module))
    .filter((value): value is Actions<Record<string, ActionDescription>> => {
      return typeof value === "object" && value !== null && "intents" in value;
    });
  return new Map([
    ...declared.map(({ path, intents }): [string, string[]] => [
      path.split("?")[0] ?? path,
      Object.keys(intents),
    ]),
    ["/wedding", Object.keys(guestForms)],
  ]);
}

function findMatches(text: string, pattern: RegExp): string[] {
  const groups = [...text.matchAll(pattern)].map(([, ...captured]) => captured.find(Boolean) ?? "");
  return [...new Set(groups)].filter((word) => word !== "");
}
