import { data, Form, useNavigation } from "react-router";
import { AccountPage } from "#app/features/accounts/components/account-page.tsx";
import {
  allowAgain,
  readUnsubscribeToken,
  suppress,
} from "#app/features/delivery/suppression/commands.server.ts";
import { suppressedAmong } from "#app/features/delivery/suppression/queries.server.ts";
import { readForm } from "#app/platform/http/forms.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/unsubscribe.ts";

const texts = {
  title: "E-post om bryllupet",
  ask: { heading: "Ingen flere e-poster?", lead: "Invitasjonen og svaret blir stående." },
  stop: "Ikke send flere e-poster",
  done: {
    heading: "Dere får ikke flere e-poster",
    lead: "Lenken i invitasjonen virker fortsatt, og svaret kan endres der.",
  },
  undo: "Angre",
  address: "Det gjelder e-post om bryllupet til",
  unknown: {
    heading: "Lenken virker ikke",
    lead: "Den er ikke hel. Åpne den fra e-posten igjen.",
  },
};

/** Loading changes nothing: mail programs and virus scanners open the link first. */
export async function loader({ params }: Route.LoaderArgs) {
  const refusal = readUnsubscribeToken(params.token);
  if (!refusal) return data(null, { status: 404 });
  const { address, weddingId } = refusal;
  const isStopped = (await suppressedAmong([address], weddingId)).has(address);
  return data({ address, isStopped });
}

/** Mail programs send the form of RFC 8058 without a session; the page sends `undo`. */
export async function action({ request, params }: Route.ActionArgs) {
  const refusal = readUnsubscribeToken(params.token);
  if (!refusal) throw notFound();
  const form = await readForm(request);
  if (form.has("undo")) await allowAgain(refusal);
  else await suppress(refusal);
  return null;
}

export function headers() {
  return { "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };
}

export function meta() {
  return [{ title: `${texts.title} – Jaord` }, { name: "robots", content: "noindex" }];
}

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === "POST";
  if (!loaderData) return <AccountPage {...texts.unknown}>{null}</AccountPage>;
  const { address, isStopped } = loaderData;
  return (
    <AccountPage {...(isStopped ? texts.done : texts.ask)}>
      <p className="text-15">
        {texts.address} <strong className="font-semibold wrap-anywhere">{address}</strong>.
      </p>
      <Form method="post">
        {isStopped ? (
          <Button name="undo" value="on" size="large" busy={busy}>
            {texts.undo}
          </Button>
        ) : (
          <Button variant="primary" size="large" busy={busy}>
            {texts.stop}
          </Button>
        )}
      </Form>
    </AccountPage>
  );
}
