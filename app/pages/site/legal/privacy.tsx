import { Link } from "react-router";
import { config } from "#app/platform/config.server.ts";
import { discoveryTags } from "../discovery.ts";
import { allowSiteCaching, loadSiteFrame } from "../site-frame.server.ts";
import type { Route } from "./+types/privacy.ts";
import { ContactLink, ResponsibleOperator } from "./contact.tsx";
import { cookieFacts } from "./cookie-facts.ts";
import { FactList } from "./fact-list.tsx";
import { LegalPage, type LegalSection } from "./legal-page.tsx";
import { type Operator, operatorOfSite } from "./operator.server.ts";
import { storedFacts } from "./stored-facts.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { publicUrl: origin } = config();
  allowSiteCaching(request, context, "lasting");
  return { operator: operatorOfSite(), frame: await loadSiteFrame(request), origin };
}

export const handle = { hydrate: false };

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return discoveryTags({
    origin: loaderData?.origin ?? "",
    path: "/privacy",
    title: "Personvern – Jaord",
    description:
      "Hva Jaord lagrer, hvorfor, hvor lenge, hvem som ser det, og hvordan dere får det ut eller slettet.",
  });
}

const summary = [
  "Vi lagrer det dere og gjestene skriver, for å lage bryllupssiden og planleggeren. Ikke noe annet.",
  "Svar, e-post, allergier og hilsener fra gjester vises bare til brudeparet.",
  "Ingen reklame, ingen sporing og ikke noe statistikkverktøy. Sidene henter ingenting fra andre.",
  "Vi bruker bare informasjonskapsler som må til for at siden skal virke. Derfor spør vi ikke om lov.",
];

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      frame={loaderData.frame}
      title="Personvern"
      lead="Her står hva Jaord lagrer om dere og gjestene deres, hvorfor, hvor lenge, hvem som ser det, og hvordan du får det ut eller slettet."
      changed="28. november 2026"
      summary={summary}
      sections={sectionsFor(loaderData.operator)}
    />
  );
}

function sectionsFor(operator: Operator): LegalSection[] {
  return [
    {
      id: "ansvar",
      title: "Hvem som har ansvaret",
      content: (
        <>
          <ResponsibleOperator operator={operator} />
          <p>
            Brudeparet bestemmer hva de spør gjestene om, og hva de gjør med svarene. Vi lagrer dem
            for brudeparet og bruker dem ikke til noe eget.
          </p>
          <p>
            Spørsmål om personvern sendes til <ContactLink operator={operator} />.
          </p>
        </>
      ),
    },
    {
      id: "lagres",
      title: "Hva vi lagrer",
      content: (
        <>
          <p>
            Grunnlaget er at du har bedt om det: Uten e-postadressen din er det ingen konto, og uten
            svarene vet ikke brudeparet hvem som kommer. Vernet mot misbruk og loggen har vi fordi
            tjenesten ikke kan drives trygt uten.
          </p>
          <FactList facts={storedFacts} />
        </>
      ),
    },
    {
      id: "helse",
      title: "Allergier og kosthold",
      content: (
        <>
          <p>
            Det en gjest skriver om allergier og kosthold, kan si noe om helse eller tro. Slike
            opplysninger har et særlig vern. Feltet er frivillig, og vi lagrer bare det gjesten selv
            skriver.
          </p>
          <p>
            Opplysningene vises til brudeparet, som trenger dem til maten, og til ingen andre på
            siden. Gjesten kan endre eller tømme feltet ved å åpne siden i samme nettleser og sende
            svaret på nytt.
          </p>
          <p>
            Når brudeparet skriver ut listen til kjøkkenet, lagrer vi den i et halvt år, så den
            neste kan vise hva som er endret.
          </p>
        </>
      ),
    },
    {
      id: "deles",
      title: "Hvem vi deler med",
      content: (
        <>
          <p>
            Vi selger ikke opplysninger om deg. Skrifter, bilder og alt annet på sidene kommer fra
            vår egen server, så ingen andre får vite at du har vært her.
          </p>
          <p>
            Noe går likevel gjennom andre, som gjør det de får beskjed om, og ikke noe annet: E-post
            sendes gjennom e-postserveren til den som driver nettstedet, SMS gjennom Sveve AS, og
            database og bilder kan ligge hos en leverandør av servere. E-post som skal sendes,
            ligger i en kø til den er levert, og slettes derfra innen en time etterpå.
          </p>
          <p>
            Det dere selv sender til en leverandør eller en selger, får den det gjelder. En
            språkmodell får svarene deres bare når dere lar den skrive utkastet. Dere ser først hva
            som sendes, og til hvem.
          </p>
        </>
      ),
    },
    {
      id: "informasjonskapsler",
      title: "Informasjonskapsler",
      content: (
        <>
          <p>
            Dette er alle. Ingen av dem brukes til å følge med på deg. Over en sikker forbindelse
            har de fleste <code className="text-15">__Host-</code> foran navnet.
          </p>
          <FactList facts={cookieFacts} />
          <p>
            Nettleseren husker også det du er i ferd med å skrive, så det ikke går tapt: kladden til
            en bryllupsside, endringer i siden, ønskelisten og profilen som ikke er lagret (bare i
            fanen, og til du logger ut), endringer i bordkartet som venter på nett (til du logger
            ut), et svar eller en hilsen som ikke er sendt, bilder som venter på nett, og navnet du
            sist delte et bilde under. Kladder, endringer og bilder forsvinner når de er lagret hos
            oss. Alt sammen går bort når du sletter nettstedets data i nettleseren.
          </p>
        </>
      ),
    },
    {
      id: "rettigheter",
      title: "Få det ut, rettet eller slettet",
      content: (
        <>
          <p>
            <b className="font-semibold text-ink">Brudepar:</b> Svarene kan dere når som helst laste
            ned som en fil fra{" "}
            <Link className="link text-ink" to="/admin?tab=rsvp">
              RSVP Svar
            </Link>
            . En kopi av alt ligger under{" "}
            <Link className="link text-ink" to="/settings#last-ned">
              Innstillinger
            </Link>
            , og der sletter dere også kontoen eller bryllupet, med en gang. Når bryllupet slettes,
            går alt som hører til: svar, hilsener, ønskeliste og bilder. Ett svar, én hilsen, ett
            bilde eller ett ønske sletter dere der det står.
          </p>
          <p>
            <b className="font-semibold text-ink">Gjester:</b> Du kan endre svaret ditt og angre en
            reservasjon fra nettleseren du brukte. Vil du ha svaret, en hilsen eller et bilde
            slettet, spør brudeparet: De gjør det med ett trykk, og du kan svare på nytt siden. Du
            kan også skrive til oss og si hvilken bryllupsside det gjelder.
          </p>
          <p>Vi sletter ikke et bryllup av oss selv. Mange vil se tilbake på dagen sin.</p>
          <p>
            Mener du at vi gjør noe galt, kan du klage til Datatilsynet. Si gjerne fra til oss
            først, så retter vi det.
          </p>
        </>
      ),
    },
    {
      id: "trygghet",
      title: "Hvordan vi passer på det",
      content: (
        <>
          <p>
            Passord lagres så ingen kan lese dem, heller ikke vi. Adressen til en bryllupsside og
            til hvert bilde er tilfeldig og lar seg ikke gjette, men den som har lenken, kan vise
            den til andre. Hvert oppslag i planleggeren sjekker at det er dere som spør.
          </p>
          <p>
            Endrer vi noe som betyr noe for deg, endrer vi datoen øverst her. Se også{" "}
            <Link className="link text-ink" to="/terms">
              vilkårene
            </Link>
            .
          </p>
        </>
      ),
    },
  ];
}
