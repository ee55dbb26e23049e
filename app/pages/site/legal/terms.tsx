import { Link } from "react-router";
import { config } from "#app/platform/config.server.ts";
import { discoveryTags } from "../discovery.ts";
import { allowSiteCaching, loadSiteFrame } from "../site-frame.server.ts";
import type { Route } from "./+types/terms.ts";
import { ContactLink } from "./contact.tsx";
import { LegalPage, type LegalSection } from "./legal-page.tsx";
import { type Operator, operatorOfSite } from "./operator.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { publicUrl: origin } = config();
  allowSiteCaching(request, context, "lasting");
  return { operator: operatorOfSite(), frame: await loadSiteFrame(request), origin };
}

export const handle = { hydrate: false };

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return discoveryTags({
    origin: loaderData?.origin ?? "",
    path: "/terms",
    title: "Vilkår – Jaord",
    description: "Hva dere kan vente av Jaord, og hva vi venter av dere.",
  });
}

const summary = [
  "Jaord er gratis å bruke. Bare den som selger noe på markedsplassen, betaler fem prosent av prisen når det er solgt.",
  "Det dere legger inn, er deres. Vi bruker det bare til å vise siden og planleggeren.",
  "Ingen penger for gaver eller varer går gjennom oss.",
  "Del bare bilder og tekster dere har lov til å dele.",
  "Ta vare på det viktigste et annet sted også.",
];

export default function Terms({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      frame={loaderData.frame}
      title="Vilkår"
      lead="Dette gjelder når du lager en bryllupsside, planlegger med Jaord eller svarer på en invitasjon."
      changed="22. november 2026"
      summary={summary}
      sections={sectionsFor(loaderData.operator)}
    />
  );
}

function sectionsFor(operator: Operator): LegalSection[] {
  return [
    {
      id: "avtalen",
      title: "Hvem avtalen er med",
      content: (
        <>
          {operator.isDemo ? (
            <p>
              Dette er en demonstrasjon. Ingen virksomhet står bak den, og det som legges inn, kan
              bli borte når som helst.
            </p>
          ) : (
            <p>{operator.name ?? "Den som driver dette nettstedet"} leverer tjenesten.</p>
          )}
          <p>
            Spørsmål sendes til <ContactLink operator={operator} />. Norsk rett gjelder.
          </p>
        </>
      ),
    },
    {
      id: "konto",
      title: "Kontoen",
      content: (
        <>
          <p>
            Du trenger en e-postadresse som er din egen. Hold passordet for deg selv, og si fra til
            oss hvis du tror noen andre bruker kontoen. En konto har ett bryllup.
          </p>
          <p>Gjester trenger ingen konto.</p>
        </>
      ),
    },
    {
      id: "innhold",
      title: "Det dere legger inn",
      content: (
        <>
          <p>
            Dere eier det dere skriver og laster opp, og gjestene eier sitt. Vi får lov til å lagre
            det og vise det på bryllupssiden og i planleggeren, så lenge det ligger der. Vi tar ikke
            eierskap til det og selger det ikke.
          </p>
          <p>
            Del bare bilder du har lov til å dele, og tenk på hvem som er på dem. Spør foreldrene
            før du deler bilder av barn.
          </p>
          <p>
            Det er ikke lov å legge inn noe ulovlig, true eller sjikanere noen, utgi seg for en
            annen, spre reklame eller prøve å komme inn i andres planer. Slikt kan vi fjerne, og vi
            kan stenge kontoen det kom fra.
          </p>
        </>
      ),
    },
    {
      id: "gjester",
      title: "Bryllupssiden og gjestene",
      content: (
        <>
          <p>
            Alle som har lenken, kan se siden. Brudeparet velger selv hvem de gir den til, og kan
            skjule eller slette det en gjest har sendt.
          </p>
          <p>
            Brudeparet skal bare bruke svarene, adressene og opplysningene om allergier til
            bryllupet.{" "}
            <Link className="link text-ink" to="/privacy">
              Personvernsiden
            </Link>{" "}
            sier hva som lagres.
          </p>
        </>
      ),
    },
    {
      id: "gaver",
      title: "Gaver og penger",
      content: (
        <p>
          Ønskelisten er en liste. Gaven kjøper gjesten selv der det passer, og pengegaver går rett
          til kontoen brudeparet har skrevet. Se at nummeret er riktig før du betaler: Vi kan ikke
          hente penger tilbake.
        </p>
      ),
    },
    {
      id: "selgere",
      title: "Vilkår for selgere",
      content: (
        <>
          <p>
            Å legge ut er gratis. Når noe er solgt, skylder selgeren Jaord fem prosent av prisen.
            Selgeren melder salget under «Mine annonser». Ikke solgt, ikke noe å betale.
          </p>
          <p>
            Tingen skal være din å selge, og teksten og bildene skal vise den slik den er. Du og
            kjøperen gjør opp dere imellom; Jaord tar ikke imot pengene og er ikke part i kjøpet.
          </p>
          <p>
            Selger du som privatperson, gjelder kjøpsloven. Selger du som bedrift, må
            organisasjonsnummeret stå i annonsen. Da gjelder forbrukerkjøpsloven, og kjøperen har
            angrerett i 14 dager ved kjøp på avstand.
          </p>
          <p>
            Annonser som leder bort fra Jaord, ber om betaling på forhånd eller viser telefonnummer,
            ser vi på før andre gjør det. Annonser som bryter vilkårene, tar vi ned, og selgeren får
            vite hvorfor.
          </p>
        </>
      ),
    },
    {
      id: "eksempler",
      title: "Eksempler",
      content: (
        <p>
          Det som er merket «Eksempel» eller «Eksempeltall», er laget for å vise hvordan noe ser ut.
          Det viser ikke virkelige personer, varer eller tall.
        </p>
      ),
    },
    {
      id: "drift",
      title: "Hva vi lover, og ikke",
      content: (
        <>
          <p>
            Vi gjør det vi kan for at siden er oppe og at ingenting blir borte. Vi kan ikke love at
            det aldri skjer. Last derfor ned svarene før dere bestiller mat, og ha bildene dere er
            glade i, et annet sted også.
          </p>
          <p>
            Vi svarer for tap som følger av at vi har vært grovt uaktsomme eller har handlet med
            vilje, og ellers etter det loven sier. Rettigheter dere har som forbrukere, gjelder
            uansett hva som står her.
          </p>
          <p>
            Skal tjenesten legges ned eller vilkårene endres på en måte som betyr noe for dere, sier
            vi fra på e-post i god tid, så dere rekker å ta ut det dere vil ha.
          </p>
        </>
      ),
    },
    {
      id: "slutt",
      title: "Når du vil slutte",
      content: (
        <p>
          Du kan slutte når du vil. Du sletter kontoen selv under{" "}
          <Link className="link text-ink" to="/settings#slett">
            Innstillinger
          </Link>
          . Da er den borte med en gang, og vi kan ikke hente noe tilbake. Last derfor ned det du
          vil ta vare på først. Planlegger dere to sammen, beholder den andre bryllupet.
        </p>
      ),
    },
  ];
}
