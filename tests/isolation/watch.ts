import type { Client } from "pg";
import { type Couple, rowsOf, type Secret } from "./couple.ts";
import {
  type RawResponse,
  type Fetch,
  unknownIdLike,
  findDifferences,
  type UnauthorizedRequest,
  findLeaks,
  requestText,
  sendRequest,
  describeRequest,
} from "./unauthorized-request.ts";
import type { RequestBuilder } from "./request-builders.ts";
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
  async ask(by: Fetch, asked: UnauthorizedRequest): Promise<RawResponse> {
    if (this.#asked++ % 8 === 0) await this.#database.query("delete from limits");
    return sendRequest(by, asked);
  }

  /** What leaks when all is asked at once, and what is not `expected`. */
  async askAll(
    by: Fetch,
    route: RouteFacts,
    asked: UnauthorizedRequest[],
    expected = (_: RawResponse) => true,
  ): Promise<string[]> {
    const found = asked.map(async (each) => {
      const answer = await this.ask(by, each);
      const odd = expected(answer) ? [] : [`${describeRequest(each)} answers ${answer.status}`];
      return [...odd, ...this.leaks(route, each, answer)];
    });
    return (await Promise.all(found)).flat();
  }

  /** What an answer tells that was not known. */
  leaks({ audience }: RouteFacts, asked: UnauthorizedRequest, answer: RawResponse): string[] {
    const words = requestText(asked);
    for (const { value } of this.#secrets) if (words.includes(value)) this.#known.add(value);
    const kept = audience === "guests" ? this.hiddenFromGuests : this.#secrets;
    const found = audience === "developers" ? [] : findLeaks(answer, this.#known, kept);
    return found.map((column) => `${describeRequest(asked)} shows ${column}`);
  }

  /** A reading with each of `kinds` must end like one with an id that nothing has. */
  async compareAll(
    by: Fetch,
    route: RouteFacts,
    attempt: RequestBuilder,
    kinds: string[],
  ): Promise<string[]> {
    const findings: string[] = [];
    const ofAbsent = new Map<string, RawResponse>();
    for (const id of kinds) {
      const asked = attempt(id);
      const answer = await this.ask(by, asked);
      findings.push(...this.leaks(route, asked, answer));
      if (route.audience === "guests" && id === this.#couple.weddingId) continue;
      const none = unknownIdLike(id);
      const nothing = ofAbsent.get(none) ?? (await this.ask(by, attempt(none)));
      ofAbsent.set(none, nothing);
      const odd = findDifferences(asked, answer, nothing, [id, none]);
      // A page that counts down is another a while later, so now one is asked right after the other.
      if (odd.length > 0) {
        findings.push(...(await this.compareNow(by, asked, attempt(none), [id, none])));
      }
    }
    return findings;
  }

  /** How two end that must end alike, one right after the other; `ids` are what they are about. */
  async compareNow(
    by: Fetch,
    asked: UnauthorizedRequest,
    absent: UnauthorizedRequest,
    ids?: string[],
  ): Promise<string[]> {
    let odd: string[] = [];
    // A second may begin between the two.
    for (let round = 0; round < 3; round++) {
      const answer = await this.ask(by, asked);
      odd = findDifferences(asked, answer, await this.ask(by, absent), ids);
      if (odd.length === 0) break;
    }
    return odd;
  }

  /** Which rows are not as they were, after what was asked. */
  async changes(before: string[], asked: string, of = this.#couple): Promise<string[]> {
    const after = await rowsOf(this.#database, of);
    const gone = before.filter((row) => !after.includes(row));
    const made = after.filter((row) => !before.includes(row));
    return [...gone, ...made].map((row) => `${asked} changed ${row.slice(0, 80)}`);
  }
}
