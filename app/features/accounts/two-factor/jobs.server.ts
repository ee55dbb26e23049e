import { config } from "#app/platform/config.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { reencryptTwoFactors } from "./commands.server.ts";

/** Lets `SECRET_PREVIOUS` be removed without turning off anyone's second step. */
export const renewTwoFactorEncryption = defineJob(
  "renew-two-factor-encryption",
  async () => {
    if (config().previousSecret) await reencryptTwoFactors();
  },
  { atStart: true, timeoutSeconds: 600 },
);
