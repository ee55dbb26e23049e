import { expect, test } from "vitest";
import { presenceLimit } from "#app/features/seating/holds/rules.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { signedInOwner } from "#tests/support/factories.ts";
import { actionArgs, loaderArgs, responseOf } from "#tests/support/route-args.ts";
import type { Route } from "./+types/route.ts";
import { action, loader } from "./route.ts";

useTestDatabase();

const path = "/seating-chart/partner";

test("a browser that tells or asks too often is refused, and another account is not", async () => {
  const { cookies, userId } = await signedInOwner();
  const tell = (fields: Record<string, string>) =>
    responseOf(() => action(actionArgs(path, fields, { cookies }) as Route.ActionArgs));
  const ask = (ofUser: string[]) =>
    responseOf(() => loader(loaderArgs(path, { cookies: ofUser }) as Route.LoaderArgs));
  await consume("seating-presence", userId, presenceLimit, presenceLimit.points - 2);
  expect(await tell({ held: "null" })).toMatchObject({ status: 200 });
  expect(await ask(cookies)).toMatchObject({ status: 200 });
  for (const refused of [await tell({ held: "null" }), await tell({}), await ask(cookies)]) {
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  }
  expect(await ask((await signedInOwner()).cookies)).toMatchObject({ status: 200 });
});
