import type { Client } from "pg";
import { type Couple, rowsOf, type Secret } from "./couple.ts";
import {
  type Answer,
  type Ask,
  type Intrusion,
  leaksIn,
  namedIn,
  send,
  wordsFor,
} from "./intrusion.ts";
import type { RouteFacts } from "./routes.ts";

/** Looks at all that is asked for what nobody but a couple may read or change. */
export class Watch {
  #database: Client;
  #couple: Couple;
  #secrets: Secret[];
  /** Secrets that requests have named so far: to see one again tells nobody anything. */
  #known = new Set<string>();
  #asked = 0;

  constructor(database: Client, couple: Couple, secrets: Secret[]) {
    this.#database = database;
    this.#couple = couple;
    this.#secrets = secrets;
  }

  get hiddenFromGuests(): Secret[] {
    return this.#secrets.filter(({ guestsSee }) => !guestsSee);
  }

  /** Sends it. Limits must not hide what comes after them. */
  async ask(by: Ask, asked: Intrusion): Promise<Answer> {
    if (this.#asked++ % 8 === 0) await this.#database.query("delete from limits");
    return send(by, asked);
  }

  /** What leaks when all is asked at once, and what is not `expected`. */
  async askAll(
    by: Ask,
    route: RouteFacts,
    asked: Intrusion[],
    expected = (_: Answer) => true,
  ): Promise<string[]> {
    const found = asked.map(async (each) => {
      const answer = await this.ask(by, each);
      const odd = expected(answer) ? [] : [`${wordsFor(each)} answers ${answer.status}`];
      return [...odd, ...this.leaks(route, each, answer)];
    });
    return (await Promise.all(found)).flat();
  }

  /** What an answer tells that was not known. */
  leaks({ audience }: RouteFacts, asked: Intrusion, answer: Answer): string[] {
    const words = namedIn(asked);
    for (const { value } of this.#secrets) if (words.includes(value)) this.#known.add(value);
    const kept = audience === "guests" ? this.hiddenFromGuests : this.#secrets;
    const found = audience === "developers" ? [] : leaksIn(answer, this.#known, kept);
    return found.map((column) => `${wordsFor(asked)} shows ${column}`);
  }

  /** Which rows are not as they were, after what was asked. */
  async changes(before: string[], asked: string, of = this.#couple): Promise<string[]> {
    const after = await rowsOf(this.#database, of);
    const gone = before.filter((row) => !after.includes(row));
    const made = after.filter((row) => !before.includes(row));
    return [...gone, ...made].map((row) => `${asked} changed ${row.slice(0, 80)}`);
  }
}
