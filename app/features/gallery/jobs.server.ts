import { addAvifFiles } from "#app/features/pictures/commands.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";

/** Makes the smaller AVIF variants of a photo that is already shown. */
export const shrinkPhoto = defineJob<{ id: string }>("shrink-photo", ({ id }) => addAvifFiles(id), {
  timeoutSeconds: 600,
});
