import { requireUser } from "#app/features/accounts/access.server.ts";
import { ownedWeddingOf } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { tooManyRequests } from "#app/platform/http/responses.server.ts";
import { zipDownload } from "#app/platform/http/zip-download.server.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import type { Route } from "./+types/export-zip.ts";
import { exportFilesOf } from "./export-files.server.ts";

const exportsPerHour = { points: 10, seconds: 3600 };

export async function loader({ request }: Route.LoaderArgs) {
  const user = await requireUser(request);
  const allowed = await consume("export", user.id, exportsPerHour);
  if (!allowed.ok) throw tooManyRequests(allowed.retryAfterSeconds);
  const weddingId = await ownedWeddingOf(user);
  return zipDownload(`jaord-${osloDate(now())}.zip`, exportFilesOf(user, weddingId));
}
