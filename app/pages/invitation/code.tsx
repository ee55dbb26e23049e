import { redirect } from "react-router";
import { codePath, formatCode, parseCode } from "#app/features/guests/codes/rules.ts";
import { readForm } from "#app/platform/http/forms.server.ts";
import type { Route } from "./+types/code.ts";
import { CodePage } from "./code-page.tsx";
import { invitationTexts } from "./texts.ts";

const { code, unknown } = invitationTexts;

export const handle = { hydrate: false, ownHead: true };

/** Redirects to the invitation's address, which responds with a 404 for an unknown code. */
export async function action({ request }: Route.ActionArgs) {
  const typed = (await readForm(request)).get("code");
  const text = typeof typed === "string" ? typed : "";
  const parsed = parseCode(text);
  if (!parsed) return { typed: text.slice(0, 40) };
  throw redirect(`${codePath}/kode/${formatCode(parsed)}`, 303);
}

export default function CodeRoute({ actionData }: Route.ComponentProps) {
  if (actionData) return <CodePage {...unknown} action={unknown.again} typed={actionData.typed} />;
  return <CodePage {...code} action={code.open} />;
}
