import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import {
  guardSubmission,
  type RejectionReason,
} from "#app/features/weddings/submissions/access.server.ts";
import { type FormErrors, parseForm, readForm } from "#app/platform/http/forms.server.ts";
import { type SentGreeting, sendGreeting } from "../commands.server.ts";
import { greetingSchema } from "../schema.ts";

export type GreetingResult =
  | { ok: false; reason: "invalid" | RejectionReason; status: number; errors: FormErrors }
  | ({ ok: true; visitorId: string } & SentGreeting);

/** Throws 400 for a body that is not a form. */
export async function greetingAction(
  request: Request,
  weddingId: PublicWeddingId,
  clientIp: string,
): Promise<GreetingResult> {
  const form = await readForm(request);
  const parsed = parseForm(form, greetingSchema);
  if (!parsed.ok) return { ok: false, reason: "invalid", status: 400, errors: parsed.errors };
  const guard = await guardSubmission(request, weddingId, form, clientIp, "greeting");
  if (!guard.ok) return guard;
  const sent = await guard.run((entry) => sendGreeting(entry, parsed.value));
  if (!sent.ok) return sent;
  if (sent.result.outcome === "repeated") await guard.refund();
  return { ok: true, visitorId: guard.submission.visitorId, ...sent.result };
}
