import { submissionFields } from "#app/features/submissions/rules.ts";
import { issueOlderToken } from "./guest-client.ts";
import type { Http2Client, Http2Response } from "./http2-client.ts";

/**
 * Opens a wedding page through a reverse proxy and sends a form from there, as of a page that was
 * opened earlier. The test must have configured the secret.
 */
export async function sendThroughProxy(
  client: Http2Client,
  site: string,
  weddingId: string,
  path: string,
  fields: Record<string, string | Blob>,
): Promise<Http2Response> {
  const { status } = await client.request(`/wedding?id=${weddingId}`);
  if (status !== 200) throw new Error(`no page, status ${status}`);
  const all = { [submissionFields.token]: issueOlderToken(weddingId), ...fields };
  const form = new FormData();
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  const isUpload = Object.values(fields).some((value) => value instanceof Blob);
  const body = isUpload ? form : new URLSearchParams(form as never);
  return client.request(path, { body, headers: { origin: site } });
}
