import { definePurge } from "#app/platform/db/soft-delete.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { listDueCampaigns } from "./queries.server.ts";
import { sendPlannedCampaign } from "./sending/commands.server.ts";
import { smsCampaigns } from "./tables.server.ts";

const batchSize = 100;

/**
 * Hands planned campaigns whose time has come to the outbox, at night only those that may. The
 * schedule finds what a crash has left; a campaign that fails is left for the next run.
 */
export const sendDueTexts = defineJob(
  "send-due-sms",
  async () => {
    const done: string[] = [];
    let failed = 0;
    for (;;) {
      const due = await listDueCampaigns(batchSize, { except: done });
      for (const { weddingId, id } of due) {
        done.push(id);
        try {
          const sent = await sendPlannedCampaign(weddingId, id);
          if (!sent.ok) log().info({ id, reason: sent.reason }, "planned campaign not sent");
        } catch (error) {
          log().error({ err: error, weddingId }, "planned campaign not sent");
          failed++;
        }
      }
      if (due.length < batchSize) break;
    }
    if (failed > 0) throw new Error(`${failed} planned campaigns not sent`);
  },
  { schedule: "* * * * *", atStart: true, timeoutSeconds: 600 },
);

export const purgeCampaigns = definePurge(smsCampaigns);
