import PQueue from "p-queue";
import type { Client } from "pg";
import { type Couple, type Secret, snapshotRows } from "./couple.ts";
import type { RequestBuilder } from "./request-builders.ts";
import type { RouteDescription } from "./routes.ts";
import {
  describeRequest,
  type Fetch,
  findDifferences,
  findLeaks,
  type RawResponse,
  requestText,
  sendRequest,
  type UnauthorizedRequest,
  unknownIdLike,
} from "./unauthorized-request.ts";

/** Checks responses for a couple's secrets and the database for changed rows. */
export class LeakDetector {
  #database: Client;
  #couple: Couple;
  #secrets: Secret[];
  /** Secrets already sent in requests: echoing them is no leak. */
  #known = new Set<string>();
  #requestCount = 0;
  /** Seven requests at a time stay below ten, the lowest limit. */
  #queue = new PQueue({ concurrency: 7 });

  constructor(database: Client, couple: Couple, secrets: Secret[]) {
    this.#database = database;
    this.#couple = couple;
    this.#secrets = secrets;
  }

  get hiddenFromGuests(): Secret[] {
    return this.#secrets.filter(({ visibleToGuests }) => !visibleToGuests);
  }

  /** Sends a request; rate limits are reset so that they do not mask leaks. */
  request(fetch: Fetch, request: UnauthorizedRequest): Promise<RawResponse> {
    return this.#queue.add(async () => {
      if (this.#requestCount++ % 3 === 0) await this.#database.query("delete from limits");
      return sendRequest(fetch, request);
    });
  }

  /** Returns leaks and responses that are not `expected`. */
  async requestAll(
    fetch: Fetch,
    route: RouteDescription,
    requests: UnauthorizedRequest[],
    expected = (_: RawResponse) => true,
  ): Promise<string[]> {
    const found = requests.map(async (each) => {
      const response = await this.request(fetch, each);
      const unexpected = expected(response)
        ? []
        : [`${describeRequest(each)} returned ${response.status}`];
      return [...unexpected, ...this.findLeaksIn(route, each, response)];
    });
    return (await Promise.all(found)).flat();
  }

  /** Returns the leaked columns of a response. */
  findLeaksIn(
    { audience }: RouteDescription,
    request: UnauthorizedRequest,
    response: RawResponse,
  ): string[] {
    const sentText = requestText(request);
    for (const { value } of this.#secrets) if (sentText.includes(value)) this.#known.add(value);
    const secrets = audience === "guests" ? this.hiddenFromGuests : this.#secrets;
    const found = audience === "developers" ? [] : findLeaks(response, this.#known, secrets);
    return found.map((column) => `${describeRequest(request)} shows ${column}`);
  }

  /** The response for each id must equal the response for an unknown id, which is sent once. */
  async compareAll(
    fetch: Fetch,
    route: RouteDescription,
    build: RequestBuilder,
    ids: string[],
  ): Promise<string[]> {
    const unknownResponses = new Map(
      [...new Set(ids.map(unknownIdLike))].map((id) => [id, this.request(fetch, build(id))]),
    );
    const found = ids.map(async (id) => {
      const request = build(id);
      const response = await this.request(fetch, request);
      const leaks = this.findLeaksIn(route, request, response);
      const unknownId = unknownIdLike(id);
      const unknownResponse = await unknownResponses.get(unknownId);
      if (!unknownResponse || (route.audience === "guests" && id === this.#couple.weddingId)) {
        return leaks;
      }
      const compared: [string, string] = [id, unknownId];
      return [...leaks, ...(await findDifferences(request, response, unknownResponse, compared))];
    });
    return (await Promise.all(found)).flat();
  }

  /** Sends a request and one with unknown ids. Returns leaks and differences of the responses. */
  async compare(
    fetch: Fetch,
    route: RouteDescription,
    request: UnauthorizedRequest,
    unknownRequest: UnauthorizedRequest,
  ): Promise<string[]> {
    const response = await this.request(fetch, request);
    const unknownResponse = await this.request(fetch, unknownRequest);
    return [
      ...this.findLeaksIn(route, request, response),
      ...(await findDifferences(request, response, unknownResponse)),
    ];
  }

  async changedRows(
    rowsBefore: string[],
    request: string,
    couple = this.#couple,
  ): Promise<string[]> {
    const after = await snapshotRows(this.#database, couple);
    const gone = rowsBefore.filter((row) => !after.includes(row));
    const added = after.filter((row) => !rowsBefore.includes(row));
    return [...gone, ...added].map((row) => `${request} changed ${row.slice(0, 80)}`);
  }
}
