import { data, redirect } from "react-router";
import { currentUser } from "#app/features/accounts/access.server.ts";
import { parseForm, readForm } from "#app/platform/http/forms.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { tooManyRequests } from "#app/platform/http/responses.server.ts";
import { textModelHost } from "#app/platform/text-model/text-model.server.ts";
import { ownedWeddingOf } from "../../access.server.ts";
import { rateLimitProposals, writeProposal } from "../commands.server.ts";
import { ProposalPage } from "../components/proposal-page.tsx";
import type { ProposalResult } from "../rules.ts";
import { proposalRequestSchema } from "../schema.ts";
import { proposalTexts } from "../texts.ts";
import type { Route } from "./+types/proposal.ts";

export function meta() {
  return [{ title: `${proposalTexts.title} – Jaord` }];
}

export async function loader({ request }: Route.LoaderArgs) {
  const user = await currentUser(request);
  if (user && (await ownedWeddingOf(user))) throw redirect("/admin");
  return { modelHost: textModelHost() };
}

/** A proposal does not change the loader's data. */
export function shouldRevalidate(): boolean {
  return false;
}

/** For everybody, like the wizard: the request has all that is needed, and nothing is stored. */
export async function action({ request, context }: Route.ActionArgs) {
  const { clientIp } = context.get(requestInfo);
  const limited = await rateLimitProposals(clientIp);
  if (!limited.ok) throw tooManyRequests(limited.retryAfterSeconds);
  const parsed = parseForm(await readForm(request), proposalRequestSchema);
  if (!parsed.ok) return data<ProposalResult>({ ok: false }, { status: 400 });
  const proposal = await writeProposal(parsed.value, clientIp, request.signal);
  return data<ProposalResult>({ ok: true, proposal });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch {
    // Offline, too many, or the server is down: the couple's words stay on the screen.
    return { ok: false } satisfies ProposalResult;
  }
}

export default function ProposalRoute({ loaderData }: Route.ComponentProps) {
  return <ProposalPage modelHost={loaderData.modelHost} />;
}
