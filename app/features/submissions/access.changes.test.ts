import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { answerKind } from "#app/features/rsvp/rules.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { issueFormToken } from "#app/platform/form-tokens/form-tokens.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  requestWithCookie,
  sharedIp,
  toFormData,
  tokenFields,
  useFreshWedding,
  visitorCookie,
} from "#tests/support/guest-forms.ts";
import { submitFields } from "./access.server.ts";
import { recordSubmission } from "./commands.server.ts";
import { submissionFields } from "./rules.ts";

useTestDatabase();

const party = useFreshWedding();

describe("a change of content with one token", () => {
  const knownAs = randomUUID();
  const changes = async (...sent: { content: string; sentAt?: number }[]) => {
    const token = tokenFields(issueFormToken(party.wedding, null));
    const handled: boolean[] = [];
    for (const { content, sentAt } of sent) {
      const time: Record<string, string> = sentAt
        ? { [submissionFields.sentAt]: String(sentAt) }
        : {};
      const submit = submitFields(
        requestWithCookie(await visitorCookie(knownAs)),
        toFormData({ ...token, ...time }),
        {
          audience: party.wedding,
          clientIp: sharedIp,
          kind: answerKind,
          schema: z.object({}),
          run: (submission) => transaction((tx) => recordSubmission(tx, submission, content)),
        },
      );
      const outcome = await submit;
      handled.push(outcome.ok && outcome.result);
    }
    return handled;
  };
  const [yes, no] = ["yes", "no"];

  test("and back is two changes, and only the newest can be repeated", async () => {
    const sent = [yes, no, yes, yes, no].map((content) => ({ content }));
    expect(await changes(...sent)).toEqual([true, true, true, false, true]);
  });

  test("and back is two changes by the page's script too", async () => {
    const sent = [yes, no, yes].map((content, index) => ({ content, sentAt: 1_000 + index }));
    expect(await changes(...sent)).toEqual([true, true, true]);
  });

  test("is not undone by a delayed duplicate of what the page's script sent before", async () => {
    const [first, second] = [
      { content: yes, sentAt: 1_000 },
      { content: no, sentAt: 2_000 },
    ];
    expect(await changes(first, second, first, second)).toEqual([true, true, false, false]);
    expect(await changes(second, first), "arriving in the other order").toEqual([true, false]);
  });

  test("sent again by hand after a lost response is a repeat", async () => {
    const sent = [1_000, 2_000].map((sentAt) => ({ content: yes, sentAt }));
    expect(await changes(...sent)).toEqual([true, false]);
  });
});
