import { beforeEach, expect, test } from "vitest";
import { clearRateLimits } from "#tests/support/auth-form.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertAccount, password } from "#tests/support/factories.ts";
import { actionArgs, requestContext, responseOf } from "#tests/support/route-args.ts";
import { texts } from "../texts.ts";
import { secondStepCookie } from "../two-factor/access.server.ts";
import { confirmTwoFactorSetup, startTwoFactorSetup } from "../two-factor/commands.server.ts";
import { twoFactorStateOf } from "../two-factor/queries.server.ts";
import { codeAt } from "../two-factor/rules.ts";
import * as secondStep from "./second-step.tsx";

useTestDatabase();
beforeEach(clearRateLimits);

const { wrong } = texts.secondStep;

test.each([
  ["000000", wrong.app],
  ["aaaaa-bbbbb", wrong.recovery],
  ["hei", wrong.neither],
])("after the wrong code %s, the advice is for its kind", async (code, advice) => {
  const user = await insertAccount();
  await startTwoFactorSetup(user, password, requestContext());
  const setup = await twoFactorStateOf(user);
  if (setup.state !== "pending") throw new Error(setup.state);
  await confirmTwoFactorSetup(user, codeAt(setup.secret, new Date()), requestContext());
  const cookies = [await secondStepCookie(user.id)];
  const { status, body } = await responseOf(() =>
    secondStep.action(actionArgs("/auth/second-step", { code }, { cookies }) as never),
  );
  expect([status, body]).toMatchObject([400, { fieldErrors: { code: advice } }]);
});
