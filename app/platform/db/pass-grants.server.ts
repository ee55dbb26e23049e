import type { ClientBase } from "pg";
import { currentGrants, grantKinds } from "./grants.server.ts";

type Query = (...args: unknown[]) => Promise<unknown>;
/** Sends a query of code that may see `grants`. */
type Passing = (args: unknown[], grants: string[]) => Promise<unknown>;

/**
 * Tells PostgreSQL before each query what the code that sends it may see, unless the connection has
 * been told so.
 * @param policyHash of the policies that the process was written for (`applyRowSecurity`)
 * @param isPooled a pooler may use another connection for each transaction, so settings must not
 *   outlive one
 */
export function passGrants(
  client: ClientBase,
  { policyHash, isPooled }: { policyHash: string; isPooled: boolean },
): void {
  const query = client.query.bind(client) as Query;
  const tell: Query = (...args) =>
    query(...args).catch((error) => {
      // The settings of the connection are unknown, so it must not be reused.
      connectionOf(client).stream.destroy();
      throw error;
    });
  const passing = isPooled
    ? withTransactionSettings(query, tell, policyHash)
    : withSessionSettings(query, tell, policyHash);
  let last: Promise<unknown> = Promise.resolve();
  // One after the other, so that no query comes between the grants of another and its own.
  const send: Query = (...args) => {
    const grants = currentValues();
    const sent = last.then(() => passing(args, grants));
    last = sent.catch(() => undefined);
    return sent;
  };
  client.query = ((...args: unknown[]) => {
    const callback = args.at(-1);
    if (typeof callback !== "function") return send(...args);
    send(...args.slice(0, -1)).then(
      (result) => callback(undefined, result),
      (error) => callback(error),
    );
    return undefined;
  }) as ClientBase["query"];
}

function withSessionSettings(query: Query, tell: Query, policyHash: string): Passing {
  const setForSession = { name: "pass-grants", text: setStatement(policyHash, false) };
  let told = "";
  return async (args, grants) => {
    const text = textOf(args[0]);
    if (isEnd(text)) {
      // A rollback also takes back the settings made since.
      told = "";
      return query(...args);
    }
    const known = grants.join(" ");
    if (told !== known) await tell(setForSession, grants);
    told = known;
    return query(...args);
  };
}

function withTransactionSettings(query: Query, tell: Query, policyHash: string): Passing {
  const setForTransaction = setStatement(policyHash, true);
  let told = "";
  let isOpen = false;
  return async (args, grants) => {
    const text = textOf(args[0]);
    if (isBegin(text) || isEnd(text)) {
      told = "";
      isOpen = isBegin(text) || isPartialRollback(text);
      return query(...args);
    }
    if (isOpen) {
      const known = grants.join(" ");
      if (told !== known) await tell(setForTransaction, grants);
      told = known;
      return query(...args);
    }
    await tell("begin");
    try {
      await tell(setForTransaction, grants);
      return await query(...args);
    } finally {
      await tell("commit");
    }
  };
}

const isBegin = (text: string) => /^\s*begin\b/i.test(text);
const isEnd = (text: string) => /^\s*(commit|rollback)\b/i.test(text);
const isPartialRollback = (text: string) => /^\s*rollback\s+to\b/i.test(text);

function setStatement(policyHash: string, isLocal: boolean): string {
  const values = [
    ["policy_hash", `'${policyHash}'`],
    ...grantKinds.map((kind, at) => [kind, `$${at + 1}`]),
  ];
  const calls = values.map(([name, value]) => `set_config('jaord.${name}', ${value}, ${isLocal})`);
  return `select ${calls.join(", ")}`;
}

function currentValues(): string[] {
  const grants = currentGrants();
  return grantKinds.map((kind) => grants[kind]);
}

function textOf(query: unknown): string {
  return typeof query === "string" ? query : ((query as { text?: string } | null)?.text ?? "");
}

/** A property of pg's client that its types hide. */
function connectionOf(client: ClientBase) {
  return (client as unknown as { connection: { stream: { destroy: () => void } } }).connection;
}
