import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { deliverMessage } from "#app/features/delivery/jobs.server.ts";
import { outbox, suppressions } from "#app/features/delivery/tables.server.ts";
import { createCampaign, type EditedCampaign } from "#app/features/sms/commands.server.ts";
import { listTexts } from "#app/features/sms/queries.server.ts";
import { retryTexts, sendCampaign } from "#app/features/sms/sending/commands.server.ts";
import { smsCampaigns } from "#app/features/sms/tables.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { config, configure } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { configureLog } from "#app/platform/log.server.ts";
import { osloInstant } from "#app/platform/oslo-time.ts";
import { editedCampaign } from "./edited-campaign.ts";
import { insertGuests, type SignedInOwner, signedInOwner } from "./factories.ts";
import { type SmsServer, startSmsServer } from "./sms-server.ts";

/** When the tests of campaigns take place. */
export const noon = osloInstant("2026-11-24", "12:00").getTime();

/** Gives each test a couple at noon, and a provider. */
export function useCampaigns() {
  let owner: SignedInOwner;
  let server: SmsServer;

  beforeAll(async () => {
    configureLog("silent");
    server = await startSmsServer();
  });

  beforeEach(async () => {
    owner = await signedInOwner();
    setClock(() => noon);
    configure({ ...config(), sms: server.settings });
  });

  afterEach(async () => {
    setClock();
    server.reset();
    await db().delete(smsCampaigns);
    await db().delete(outbox);
    await db().delete(suppressions);
    await db().execute(sql`delete from pgboss.job`);
  });

  afterAll(() => server.stop());

  return {
    owner: () => owner,
    server: () => server,
    guestsWithPhones: (...names: string[]) =>
      insertGuests(
        owner.weddingId,
        names.map((name, index) => ({
          name,
          phone: `+474100000${index}`,
          createdAt: new Date(index),
        })),
      ),
    draft: async (overrides: Partial<EditedCampaign> = {}) => {
      const id = randomUUID();
      await createCampaign(owner.weddingId, owner.userId, id, editedCampaign(overrides));
      return id;
    },
    send: (id: string, { version = 1, atNight = false } = {}) =>
      sendCampaign(owner.weddingId, id, { version, atNight }),
    retry: (id: string, options: Partial<Parameters<typeof retryTexts>[2]> = {}) =>
      retryTexts(owner.weddingId, id, { mayHaveArrived: false, atNight: false, ...options }),
    texts: (id: string) => listTexts(owner.weddingId, id),
    states: async (id: string) =>
      (await listTexts(owner.weddingId, id)).map(({ state }) => state).sort(),
  };
}

export async function deliverAll(): Promise<void> {
  const queued = await db()
    .select({ id: outbox.id })
    .from(outbox)
    .where(eq(outbox.status, "queued"))
    .orderBy(outbox.id);
  for (const { id } of queued) await deliverMessage.run({ id }, "");
}
