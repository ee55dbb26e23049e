import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { withoutCondition } from "./without-condition.ts";

// node --import: a server under test writes the queries of requests to `queries` in the folder
// UNFILTERED_QUERIES, and sends the one that is in `unfiltered` without its condition.

const folder = process.env.UNFILTERED_QUERIES ?? "";
const written = join(folder, "queries");
const chosen = join(folder, "unfiltered");

interface Config {
  name?: string;
  text: string;
}

type Send = (this: pg.Client, config: string | Config, ...rest: unknown[]) => unknown;

/** Whose last grants were those of a request, not of a job. */
const servesRequests = new WeakMap<pg.Client, boolean>();
const prototype = pg.Client.prototype as unknown as { query: Send };
const { query } = prototype;

prototype.query = function send(config, ...rest) {
  const { name, text } = typeof config === "string" ? { text: config } : config;
  if (text?.includes("set_config('jaord.")) {
    const grants = rest[0] as string[];
    servesRequests.set(this, !grants.includes("*"));
  } else if (text && servesRequests.get(this)) {
    const unfiltered = withoutCondition(text);
    if (unfiltered) appendFileSync(written, `${JSON.stringify(text)}\n`);
    if (unfiltered && existsSync(chosen) && readFileSync(chosen, "utf8") === text) {
      const other = { ...(config as Config), text: unfiltered };
      return query.call(this, name ? { ...other, name: `${name}-unfiltered` } : other, ...rest);
    }
  }
  return query.call(this, config, ...rest);
};
