import { data, Form, useNavigation } from "react-router";
import { AccountPage } from "#app/features/accounts/components/account-page.tsx";
import { setMuted } from "#app/features/conversations/commands.server.ts";
import { asRecipient, readMuteToken } from "#app/features/conversations/muting/commands.server.ts";
import { isMuted } from "#app/features/conversations/muting/queries.server.ts";
import {
  readUnsubscribeToken,
  removeSuppression,
  suppress,
} from "#app/features/delivery/suppression/commands.server.ts";
import { suppressedAmong } from "#app/features/delivery/suppression/queries.server.ts";
import { newsletterScope } from "#app/features/delivery/suppression/rules.ts";
import { setNotify } from "#app/features/marketplace/saved-searches/commands.server.ts";
import { readStopToken } from "#app/features/marketplace/saved-searches/mails.server.ts";
import { findNotify } from "#app/features/marketplace/saved-searches/queries.server.ts";
import { savedSearchTexts } from "#app/features/marketplace/saved-searches/texts.ts";
import { endSubscription, resumeSubscription } from "#app/features/newsletter/commands.server.ts";
import { readForm } from "#app/platform/http/forms.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { formatPhoneNumber } from "#app/platform/phone-number.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/unsubscribe.ts";

const texts = {
  mail: {
    title: "E-post om bryllupet",
    about: "Det gjelder e-post om bryllupet til",
    ask: { heading: "Ingen flere e-poster?", lead: "Invitasjonen og svaret blir stående." },
    stop: "Ikke send flere e-poster",
    done: {
      heading: "Dere får ikke flere e-poster",
      lead: "Lenken i invitasjonen virker fortsatt, og svaret kan endres der.",
    },
  },
  newsletter: {
    title: "Nyhetsbrevet fra Jaord",
    about: "Det gjelder nyhetsbrevet til",
    ask: {
      heading: "Ikke flere brev?",
      lead: "Det gjelder bare nyhetsbrevet. Invitasjoner og annen e-post kommer som før.",
    },
    stop: "Meld av",
    done: {
      heading: "Du får ikke flere brev",
      lead: "Adressen er slettet fra listen. Ombestemmer du deg, kan du angre her.",
    },
  },
  sms: {
    title: "SMS fra Jaord",
    about: "Det gjelder SMS til",
    ask: {
      heading: "Ingen flere SMS?",
      lead: "Det gjelder alle bryllup på Jaord. Svar og invitasjoner blir stående.",
    },
    stop: "Ikke send flere SMS",
    done: { heading: "Du får ikke flere SMS", lead: "Ingen brudepar på Jaord kan sende deg SMS." },
  },
  conversation: {
    title: "E-post om samtalen",
    about: "",
    ask: {
      heading: "Ingen flere e-poster om samtalen?",
      lead: "Meldingene blir liggende, og du kan fortsatt lese dem når du logger inn.",
    },
    stop: "Ikke send flere e-poster",
    done: {
      heading: "Du får ikke flere e-poster om samtalen",
      lead: "Meldingene ligger fortsatt i samtalen.",
    },
  },
  search: { about: "", ...savedSearchTexts.unsubscribe },
};
const undo = "Angre";
const unknown = {
  heading: "Lenken virker ikke",
  lead: "Den er ikke hel. Åpne den fra meldingen igjen.",
};

/** Loading changes nothing: mail programs and virus scanners open the link first. */
export async function loader({ params }: Route.LoaderArgs) {
  const suppression = readUnsubscribeToken(params.token);
  if (suppression) {
    const { address, weddingId } = suppression;
    const isStopped = (await suppressedAmong([address], weddingId)).has(address);
    if (weddingId === newsletterScope) {
      return data({ kind: "newsletter" as const, address, isStopped });
    }
    if (address.includes("@")) return data({ kind: "mail" as const, address, isStopped });
    return data({ kind: "sms" as const, address: formatPhoneNumber(address), isStopped });
  }
  const search = readStopToken(params.token);
  if (search) {
    const notifies = await findNotify(search);
    if (notifies === null) return data(null, { status: 404 });
    return data({ kind: "search" as const, address: null, isStopped: !notifies });
  }
  const conversation = await readMuteToken(params.token);
  if (!conversation) return data(null, { status: 404 });
  const isStopped = await isMuted(conversation);
  return data({ kind: "conversation" as const, address: null, isStopped });
}

/** Mail programs send the form of RFC 8058 without a session; the page sends `undo`. */
export async function action({ request, params }: Route.ActionArgs) {
  const suppression = readUnsubscribeToken(params.token);
  const search = suppression ? null : readStopToken(params.token);
  const conversation = suppression || search ? null : await readMuteToken(params.token);
  if (!suppression && !search && !conversation) throw notFound();
  const isUndo = (await readForm(request)).has("undo");
  if (conversation) await asRecipient(conversation, () => setMuted(conversation, !isUndo));
  if (search && !(await setNotify(search, isUndo)).ok) throw notFound();
  if (suppression?.weddingId === newsletterScope) {
    await (isUndo ? resumeSubscription : endSubscription)(suppression.address);
  } else if (suppression) await (isUndo ? removeSuppression : suppress)(suppression);
  return null;
}

export function headers() {
  return { "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? texts[loaderData.kind].title : unknown.heading;
  return [{ title: `${title} – Jaord` }, { name: "robots", content: "noindex" }];
}

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === "POST";
  if (!loaderData) return <AccountPage {...unknown}>{null}</AccountPage>;
  const { kind, address, isStopped } = loaderData;
  const { about, ask, stop, done } = texts[kind];
  return (
    <AccountPage {...(isStopped ? done : ask)}>
      {address && (
        <p className="text-15">
          {about} <strong className="font-semibold wrap-anywhere">{address}</strong>.
        </p>
      )}
      <Form method="post">
        {isStopped ? (
          <Button name="undo" value="on" size="large" busy={busy}>
            {undo}
          </Button>
        ) : (
          <Button variant="primary" size="large" busy={busy}>
            {stop}
          </Button>
        )}
      </Form>
    </AccountPage>
  );
}
