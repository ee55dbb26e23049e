import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { type OwnedWeddingId, ownedWeddingOf } from "#app/features/weddings/access.server.ts";
import {
  invitePartner,
  renewInvitation,
  withdrawInvitation,
} from "#app/features/weddings/partners/commands.server.ts";
import { invitePartnerForm } from "#app/features/weddings/partners/schema.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { type Handler, invalidFields, invalidForm } from "../outcome.server.ts";
import { settingsTexts } from "../texts.ts";

const texts = settingsTexts.partner;

export const invite: Handler = async (form, user, { info }) => {
  const weddingId = await weddingOf(user);
  const parsed = parseForm(form, invitePartnerForm);
  if (!parsed.ok) return parsed;
  const email = parsed.value.partnerEmail;
  const outcome = await invitePartner(weddingId, { email, inviter: user }, info);
  if (outcome.ok) return { ok: true, message: texts.invited(email) };
  if (outcome.reason === "too-many") {
    return invalidForm(form, texts.tooMany(outcome.retryAfter));
  }
  return invalidFields(form, { partnerEmail: texts.refusals[outcome.reason] });
};

export const renew: Handler = async (form, user, { info }) => {
  const outcome = await renewInvitation(await weddingOf(user), user, info);
  if (outcome.ok) return { ok: true, message: texts.renewed };
  const { reason } = outcome;
  const message =
    reason === "too-many" ? texts.tooMany(outcome.retryAfter) : texts.refusals[reason];
  return invalidForm(form, message);
};

export const withdraw: Handler = async (_form, user) => {
  await withdrawInvitation(await weddingOf(user));
  return { ok: true, message: texts.withdrawn };
};

async function weddingOf(user: SignedInUser): Promise<OwnedWeddingId> {
  const weddingId = await ownedWeddingOf(user);
  if (!weddingId) throw notFound();
  return weddingId;
}
