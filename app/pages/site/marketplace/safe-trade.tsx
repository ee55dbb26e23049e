import { config } from "#app/platform/config.server.ts";
import { discoveryTags } from "../discovery.ts";
import { LegalPage, type LegalSection } from "../legal/legal-page.tsx";
import { allowSiteCaching, loadSiteFrame } from "../site-frame.server.ts";
import type { Route } from "./+types/safe-trade.ts";
import { safeTradePath } from "./paths.ts";

export const handle = { hydrate: false };

export async function loader({ request, context }: Route.LoaderArgs) {
  allowSiteCaching(request, context, "lasting");
  return { frame: await loadSiteFrame(request), origin: config().publicUrl };
}

const title = "Slik handler dere trygt";
const lead = "Hva «Trygg handel», «Levering tilgjengelig» og «Chat med selger» betyr hos oss.";

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const origin = loaderData?.origin ?? "";
  return discoveryTags({
    origin,
    path: safeTradePath,
    title: `${title} – Jaord`,
    description: lead,
  });
}

const summary = [
  "Dere gjør opp selv, kjøper og selger imellom. Ingen penger går gjennom Jaord.",
  "Møt opp og prøv først. Betal når dere er fornøyde.",
  "Det som er merket «Eksempel», er ikke til salgs.",
  "Uten konto ligger favorittene deres bare i nettleseren.",
];

const sections: LegalSection[] = [
  {
    id: "betaling",
    title: "Trygg handel",
    content: (
      <>
        <p>
          En kjole skal prøves, og et bestikk skal telles. Møt helst selgeren, se på tingen i
          dagslys og betal når dere vet at den er riktig. Vil noen ha pengene på forhånd, er det lov
          å si nei.
        </p>
        <p>
          Jaord tar ikke imot betaling, holder ikke på pengene og kan ikke hente dem tilbake. Mellom
          privatpersoner gjelder kjøpsloven. Handler dere med en butikk på avstand, har dere i
          tillegg angrerett i 14 dager.
        </p>
      </>
    ),
  },
  {
    id: "levering",
    title: "Levering tilgjengelig",
    content: (
      <p>
        Selgeren skriver i annonsen om tingen hentes, sendes eller begge deler. Porto og forsikring
        avtaler dere selv. Be om sporing når det dere sender, betyr noe for noen.
      </p>
    ),
  },
  {
    id: "samtale",
    title: "Chat med selger",
    content: (
      <p>
        Hold praten her, så har dere avtalen skriftlig. Bare dere to ser meldingene, og
        e-postadressen deres vises aldri. Vi lagrer meldingene til en av dere sletter kontoen sin.
      </p>
    ),
  },
];

export default function SafeTrade({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      frame={loaderData.frame}
      title={title}
      lead={lead}
      changed="28. november 2026"
      summary={summary}
      sections={sections}
    />
  );
}
