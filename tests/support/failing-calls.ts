import type { Client } from "pg";
import { type Couple, readTables, snapshotRows } from "../isolation/couple.ts";
import { createTargets, type FormRequest, formRequests } from "../isolation/form-requests.ts";
import { describeRoutes } from "../isolation/routes.ts";
import {
  describeRequest,
  sendRequest,
  type UnauthorizedRequest,
} from "../isolation/unauthorized-request.ts";

/** What the product calls, by way of a proxy that can fail one call. */
export interface FailingService {
  /** Fails the call with this number, counted from 1. */
  failCall: (number: number) => void;
  /** Fails no more. Returns the failed call, or null if none came. */
  forwardAll: () => string | null;
}

interface Installation {
  url: string;
  database: Client;
  service: FailingService;
  sender: Couple;
  /** Otherwise also the forms of couples and vendors. */
  onlyGuests: boolean;
}

/**
 * Sends every sample form with a failure at its first call, its second and so on, until none is left.
 * After each, either nothing has changed and the response is an error that may be retried, or all
 * has and the response says so.
 */
export async function failEachCallOfForms(installation: Installation) {
  const { url, database, sender, onlyGuests } = installation;
  const findings: string[] = [];
  let failures = 0;
  const uploads = await createTargets(sender);
  const forms = formRequests(describeRoutes(), url).filter(({ route: { audience } }) =>
    onlyGuests ? audience === "guests" : audience !== "admins",
  );
  for (const form of forms) {
    const rows = await readTables(database, sender);
    const request = asSentByScript(await form.build({ ...uploads, rows }, sender), form);
    const result = await failEachCall(installation, request);
    failures += result.failures;
    findings.push(...result.findings);
  }
  return { forms: forms.length, failures, findings };
}

async function failEachCall(
  { database, sender, service }: Installation,
  request: UnauthorizedRequest,
) {
  const findings: string[] = [];
  let before = await readRows(database, sender);
  let isSecondTry = false;
  for (let number = 1; ; ) {
    await database.query("delete from limits");
    service.failCall(number);
    const { status } = await sendRequest(sender.session.fetch, request);
    const failed = service.forwardAll();
    const after = await readRows(database, sender);
    const isChanged = after.join() !== before.join();
    const isSuccess = status < 400;
    const find = (what: string) =>
      findings.push(
        `${describeRequest(request)}: ${what} (${status}) at call ${number}, ${failed}`,
      );
    const isSilent = failed && isSuccess && !isChanged && status !== 201;
    if (isSilent && !isSecondTry) {
      // What has failed may be a call that the request before had begun.
      isSecondTry = true;
      continue;
    }
    if (isSilent) find("success without effect");
    if (!isSuccess && isChanged) find("error with an effect");
    if (failed && !isSuccess && ![409, 503].includes(status)) find("another error than 503");
    if (!failed || isSuccess || isChanged) return { findings, failures: number - 1 };
    before = after;
    number++;
    isSecondTry = false;
  }
}

/** Without a script the page around the result is loaded too, and may fail after the effect. */
function asSentByScript(request: UnauthorizedRequest, { route }: FormRequest) {
  const isPage = route.audience === "owners" || route.audience === "vendors";
  const hasPage = isPage && !/^uploads|^documents$|^attention$|partner$|[.]/.test(route.path);
  return hasPage ? { ...request, path: `${request.path}.data` } : request;
}

/** A picture that nothing refers to is deleted by a job, which also adds AVIF to others. */
async function readRows(database: Client, sender: Couple): Promise<string[]> {
  const rows = await snapshotRows(database, sender);
  return rows.filter((row) => !row.startsWith("pictures "));
}
