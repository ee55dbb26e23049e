import { dirname, join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { uploadPurposes } from "#app/features/pictures/rules.ts";
import { guestForms } from "#app/pages/wedding-page/guest-forms.server.ts";
import type { ActionDescription, Actions } from "#app/platform/http/actions.ts";
import routes from "#app/routes.ts";
import { type SourceFile, sourceFiles } from "#tests/support/source-files.ts";

/** Routes for `developers` exist in development only. */
export type Audience = "everybody" | "guests" | "owners" | "vendors" | "admins" | "developers";

/** Those who see nothing of others: every account of these tests owns a wedding and a profile. */
export function isForOwners(audience: Audience | undefined): boolean {
  return audience === "owners" || audience === "vendors";
}

/** The audience of every route. New routes must be added here. */
export const audiences: Record<string, Audience> = {
  "": "everybody",
  "*": "everybody",
  about: "everybody",
  admin: "owners",
  "admin/answers.csv": "owners",
  attention: "owners",
  "art/:file": "everybody",
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
  "budget/dates.ics": "owners",
  "budget/export.csv": "owners",
  "budget/export.xlsx": "owners",
  conversations: "owners",
  "conversations/:id": "owners",
  "conversations/:id/deal": "owners",
  "conversations/new": "owners",
  create: "everybody",
  "create/draft": "everybody",
  "dev/mail": "developers",
  "dev/mail/:name": "developers",
  "dev/mail/:name/page": "developers",
  "dev/ui": "everybody",
  documents: "owners",
  "documents/:id": "owners",
  "edit-wedding": "owners",
  favorites: "everybody",
  "favorites/items": "owners",
  "files/pictures/:file": "everybody",
  "for-vendors": "vendors",
  "for-vendors/register": "vendors",
  "for-vendors/requests": "vendors",
  "for-vendors/requests/:id": "vendors",
  "for-vendors/reviews": "vendors",
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
  "guides/wedding-costs": "everybody",
  healthz: "everybody",
  held: "owners",
  "guest-worker.js": "everybody",
  "hero-sprigs.svg": "everybody",
  invitation: "everybody",
  live: "owners",
  livez: "everybody",
  "mail-flap/:theme/:file": "everybody",
  "mail-flower/:theme/:seed/:file": "everybody",
  "guide/:id?": "everybody",
  guides: "everybody",
  marketplace: "everybody",
  "marketplace/decor": "everybody",
  "marketplace/dresses": "everybody",
  "marketplace/gifts": "everybody",
  "marketplace/safe-trade": "everybody",
  "marketplace/shoes": "everybody",
  "moderation/audit": "admins",
  "moderation/listings": "admins",
  "moderation/newsletter": "admins",
  "moderation/newsletter/mail": "admins",
  "moderation/reports": "admins",
  "moderation/reviews": "admins",
  "moderation/roles": "admins",
  "moderation/vendors": "admins",
  "monogram/:theme/:first/:second": "everybody",
  "my-listings": "owners",
  newsletter: "everybody",
  // By the token of a mailed link: see the tests of its commands.
  "newsletter/confirm/:token": "everybody",
  "ornament/:theme/:seed/:file": "everybody",
  preview: "everybody",
  privacy: "everybody",
  "product/:id?": "everybody",
  "robots.txt": "everybody",
  "saved-searches": "owners",
  search: "everybody",
  "seating-chart": "owners",
  "seating-chart/guest-page": "owners",
  "seating-chart/print/chart": "owners",
  "seating-chart/print/entrance": "owners",
  "seating-chart/print/kitchen": "owners",
  "seating-chart/print/place-cards": "owners",
  "seating-chart/print/table-cards": "owners",
  "seating-chart/partner": "owners",
  // Visitors fill in the form, and only a listing's seller opens it: see the tests of its commands.
  sell: "everybody",
  settings: "owners",
  "settings/export.zip": "owners",
  "sms-campaigns": "owners",
  "sms-campaigns/new": "owners",
  "sms-campaigns/:id": "owners",
  "sms-campaigns/:id/edit": "owners",
  "sms-campaigns/:id/log.csv": "owners",
  "share/:file": "everybody",
  "sitemap.xml": "everybody",
  "sitemaps/:file": "everybody",
  // By the token of the provider: see the tests of its routes.
  "sms/incoming/:token": "everybody",
  "sms/reports/:token": "everybody",
  terms: "everybody",
  "unsubscribe/:token": "everybody",
  "uploads/avatar": "owners",
  "uploads/hero": "everybody",
  "uploads/listing": "everybody",
  "uploads/vendor": "vendors",
  "uploads/wish": "owners",
  vendors: "owners",
  "vendors/mine": "owners",
  "vendors/requests": "owners",
  "vendors/requests/:id": "owners",
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
  /** Names all tables that its code can read. */
  code: string;
  /** An earlier path has the same module, such as one category's page of another's. */
  repeatsModule: boolean;
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
/** Pages that run the action of another one, which has the samples of its forms. */
export const sharedActions: Record<string, string> = {
  "sms-campaigns/new": "sms-campaigns",
  "sms-campaigns/:id": "sms-campaigns",
  "sms-campaigns/:id/edit": "sms-campaigns",
};

export function describeRoutes(): RouteDescription[] {
  return entriesOf(routes as RouteConfigEntry[])
    .flatMap(expandPurposes)
    .map(({ path = "", file }, index, all) => {
      const module = join("app", file);
      const modules = [...collectImports(module)].filter(
        (name) => !name.endsWith("/tables.server.ts"),
      );
      const code = modules.map((name) => sources.get(name)?.text ?? "").join("\n");
      const lists = findMatches(
        code.replaceAll(/(\blistQuery\([^{\n]*\{) (.*) \}\)/g, "$1\n  $2\n})"),
        /\blistQuery\([^{]*\{([\s\S]*?)\n\}\)/g,
      );
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
        code,
        hasAction: /export (async function|function|const) action\b|export \{[^}]*\baction\b/.test(
          sources.get(module)?.text ?? "",
        ),
        repeatsModule: all.findIndex((other) => other.file === file) < index,
        parameters,
        idParameters: parameters.filter((name) => !choices.includes(name)),
        fields: [
          ...findMatches(
            code,
            /\bname="([\w-]+)"|(?:form|fields|values)\.(?:get|getAll)\("([^"]+)"/g,
          ),
          ...findMatches(code, /(?:^\s+|\{ )(\w+): (?:z\.|\w*[sS]chema|wishId|optional)/gm),
        ],
        intents: declaredIntents.get(`/${sharedActions[path] ?? path}`) ?? findIntents(code),
      };
    });
}

/** Returns the routes with their whole paths; a layout has none. */
function entriesOf(entries: RouteConfigEntry[], parentPath = ""): RouteConfigEntry[] {
  return entries.flatMap((entry) => {
    const path = [parentPath, entry.path].filter(Boolean).join("/");
    const children = entriesOf(entry.children ?? [], path);
    const isLayout = entry.children && entry.path === undefined;
    return isLayout ? children : [{ ...entry, path }, ...children];
  });
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
