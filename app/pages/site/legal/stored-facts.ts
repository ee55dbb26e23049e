import {
  emailTokenLifetimeSeconds,
  sessionIdleTimeoutSeconds,
  sessionMaxAgeSeconds,
} from "#app/features/accounts/rules.ts";
import { contactRetentionDays } from "#app/features/contact/rules.ts";
import { confirmationLifetimeSeconds } from "#app/features/newsletter/rules.ts";
import { changeRetentionMs, kitchenPrintRetentionMs } from "#app/features/seating/rules.ts";
import { maxTokenAgeMs } from "#app/features/submissions/rules.ts";
import {
  invitationLifetimeSeconds,
  invitationRetentionSeconds,
} from "#app/features/weddings/partners/rules.ts";
import type { Fact } from "./fact-list.tsx";
import { marketFacts } from "./market-facts.ts";
import type { StoredData } from "./stored-data.ts";

const hour = 3600;
const day = 24 * hour;

const untilWeddingDeleted = "Til dere sletter det, eller bryllupet slettes.";
const untilCoupleDeletes =
  "Til brudeparet sletter det, eller bryllupet slettes. Det som er slettet, vises ikke lenger noe sted, og innen to timer er det helt borte. Det brudeparet bare har skjult, blir liggende.";

const stored: StoredData[] = [
  {
    term: "Kontoen",
    holds:
      "E-postadressen, passordet som en kode ingen kan lese det ut av, og navnet og bildet ditt hvis du legger dem inn. Med totrinnsbekreftelse også nøkkelen til den, kryptert, og reservekodene som koder.",
    purpose: "For at bare dere skal komme inn til planene deres.",
    seenBy: "Du. Den du planlegger sammen med, ser navnet, bildet og adressen.",
    retention: "Til kontoen slettes.",
  },
  {
    term: "Innlogginger",
    holds: "IP-adressen og nettlesertypen du logget inn med, og når den sist ble brukt.",
    purpose:
      "For å holde deg innlogget, og for at du skal kunne se og avslutte andre innlogginger.",
    seenBy: "Du, under Innstillinger. IP-adressen står bare i det du laster ned der.",
    retention: `Til du logger ut, ${sessionIdleTimeoutSeconds / day} dager etter siste bruk, og aldri mer enn ${sessionMaxAgeSeconds / day} dager.`,
  },
  {
    term: "Lenker vi sender på e-post",
    holds:
      "Adressen lenken gikk til, og en kode som kjenner den igjen. Til en ny konto også passordet som en kode ingen kan lese det ut av.",
    purpose: "For å bekrefte en adresse eller la deg velge nytt passord.",
    seenBy: "Ingen.",
    retention: `Lenken virker i ${emailTokenLifetimeSeconds.confirm / hour} timer når den bekrefter en adresse, og i ${emailTokenLifetimeSeconds.reset / hour} time når den gjelder passord. Så slettes den.`,
  },
  {
    term: "Bryllupet",
    holds:
      "Navnene deres, dato, sted, historien, hilsenen under navnene, programmet, forsidebildet, ønskelisten og, hvis dere vil, et kontonummer for pengegaver.",
    purpose: "For å vise bryllupssiden.",
    seenBy: "Dere, og alle som har lenken til siden. Søkemotorer blir bedt om å la den være.",
    retention: untilWeddingDeleted,
  },
  {
    term: "Svar fra gjester",
    holds:
      "Navn, e-post, om gjesten kommer, følge, allergier og kosthold, og en melding hvis gjesten skriver en. Blir svaret endret fra en annen nettleser, ligger også det som sto der før.",
    purpose:
      "For at brudeparet skal vite hvem som kommer, og hva de kan spise, og for at ingen skal kunne overskrive svaret til en gjest for godt.",
    seenBy: "Bare brudeparet. Gjesten ser sitt eget svar i nettleseren det ble sendt fra.",
    retention: untilCoupleDeletes,
  },
  {
    term: "Gjestelisten",
    holds:
      "Det brudeparet skriver eller importerer: navn, e-post, telefon, postadresse, hvem som hører sammen, gruppe, om gjesten er barn, følge, svar, allergier og kosthold, og når svar kom og ble endret. For hver husstand også en tilfeldig kode til lenken, kryptert, og når lenken først ble åpnet.",
    purpose: "For at brudeparet skal kunne invitere, telle og planlegge.",
    seenBy:
      "Brudeparet. Den som har lenken til en husstand, ser navnene og svarene i den, og ingen andres.",
    retention: `${untilCoupleDeletes} En fil som er lest inn, men ikke importert, slettes innen to døgn.`,
  },
  {
    term: "Invitasjoner og påminnelser på e-post",
    holds:
      "Hvilken adresse e-posten gikk til, når, og om den kom fram. Selve teksten slettes når den er sendt. Ber noen om å slippe e-post, lagrer vi adressen som en kode, ikke som tekst.",
    purpose:
      "For at ingen skal få den samme invitasjonen to ganger, og for at den som vil slippe, får slippe.",
    seenBy: "Brudeparet.",
    retention: "Til bryllupet slettes.",
  },
  {
    term: "SMS til gjestene",
    holds:
      "Teksten brudeparet skriver, hvem den gikk til, med navn og telefonnummer, når, og om den kom fram. Svarer noen STOPP, eller åpner lenken i meldingen, lagrer vi nummeret som en kode, ikke som tekst.",
    purpose:
      "For at ingen skal få den samme meldingen to ganger, og for at den som vil slippe, får slippe. For å sende den gir vi nummeret og teksten til Sveve AS, som leverer den til mobilnettet. I demo modus sendes ingenting, og ingen får nummeret.",
    seenBy: "Brudeparet, og Sveve AS når meldingen blir sendt.",
    retention: "Til bryllupet slettes. At noen vil slippe SMS, huskes så lenge Jaord finnes.",
  },
  {
    term: "Bordkartet",
    holds:
      "Hvem som sitter hvor, reglene brudeparet har laget om gjester, rommet, hvem av dem som endret hva, og når de sist hadde kartet åpent. Skrives kjøkkenlisten ut, lagrer vi også kosthold og allergier slik de sto der.",
    purpose:
      "For å plassere gjestene, og for at kjøkkenet skal se hva som er endret siden forrige utskrift.",
    seenBy:
      "Brudeparet. Når de viser bordene, ser en husstand sitt eget bord med lenken sin, og ingen andres.",
    retention: `${untilCoupleDeletes} Hva som ble endret, slettes etter ${changeRetentionMs / 1000 / day} dager, og kjøkkenlisten ${kitchenPrintRetentionMs / 1000 / day} dager etter utskriften.`,
  },
  {
    term: "Budsjettet",
    holds:
      "Det brudeparet skriver: poster, beløp, frister, notater, hvem som får betalt og hvem som betaler, kvitteringer de laster opp, og hvilke frister vi har minnet om.",
    purpose: "For at brudeparet skal ha oversikt over hva bryllupet koster og når det forfaller.",
    seenBy: "Bare brudeparet.",
    retention: untilCoupleDeletes,
  },
  {
    term: "Forespørsler til leverandører",
    holds:
      "Hvem som spør, datoen, hva det gjelder, budsjettet hvis dere velger et, meldingene og tilbudene, og om e-posten kom fram.",
    purpose: "For at leverandøren skal kunne svare, og for at dere skal kunne følge med.",
    seenBy:
      "Dere og leverandøren dere spør. Leverandøren får e-postadressen til den som sender, antall gjester så langt og stedet. Det står i skjemaet før dere sender.",
    retention: "Til bryllupet slettes, eller kontoen, når den spør uten bryllup.",
  },
  {
    term: "Anmeldelser av leverandører",
    holds: "Stjernene, tittelen og teksten du skriver, og svaret fra leverandøren.",
    purpose: "For at andre skal vite hvordan det var.",
    seenBy: "Alle som er logget inn, med navnet du har under Innstillinger, ellers «Anonym».",
    retention: "Til du sletter den, eller kontoen slettes.",
  },
  {
    term: "Leverandørene dere har valgt",
    holds: "Navn, kontaktperson, telefon, e-post, avtalt pris, notater og kontrakten.",
    purpose: "For at dere skal ha avtalene samlet.",
    seenBy: "Bare brudeparet.",
    retention: untilCoupleDeletes,
  },
  {
    term: "Hilsener",
    holds: "Navn, hilsenen, og e-post hvis gjesten skriver den.",
    purpose: "For at brudeparet skal få den.",
    seenBy: "Bare brudeparet.",
    retention: untilCoupleDeletes,
  },
  {
    term: "Bilder fra gjester",
    holds:
      "Bildet, og navn og bildetekst hvis gjesten skriver dem. Vi lager en ny kopi av bildet og sletter filen du sendte: Sted, tidspunkt og kamera følger ikke med.",
    purpose: "For å dele dem med alle på siden.",
    seenBy:
      "Alle som har lenken til bryllupssiden, når bildet vises der. Så lenge vi har bildet, også når det er skjult eller nettopp slettet, kan den som har adressen til selve filen, åpne den. Adressen er tilfeldig og lar seg ikke gjette.",
    retention: untilCoupleDeletes,
  },
  {
    term: "Reserverte gaver",
    holds: "Navnet gjesten skriver.",
    purpose: "For at ingen skal kjøpe den samme gaven, og for at brudeparet skal kunne takke.",
    seenBy: "Brudeparet og alle som har lenken: Navnet står ved gaven.",
    retention: "Til gjesten angrer, brudeparet frigir gaven eller bryllupet slettes.",
  },
  {
    term: "Invitasjoner til å planlegge sammen",
    holds: "Adressen invitasjonen gikk til, og en kode som kjenner lenken igjen.",
    purpose: "For at to kan planlegge det samme bryllupet.",
    seenBy: "Den som inviterte.",
    retention: `Til den er brukt eller trukket tilbake. Lenken virker i ${invitationLifetimeSeconds / day} dager, og ubrukte invitasjoner slettes etter ${invitationRetentionSeconds / day} dager.`,
  },
  {
    term: "Nettleseren til en gjest",
    holds:
      "En tilfeldig kode ved det gjesten sender, når den første gang sendte noe, hjertene gjesten gir, og et avtrykk av hvert skjema som ikke kan gjøres om til det som sto der.",
    purpose:
      "For at gjesten skal kunne endre eller angre, for at det samme ikke lagres to ganger, og for at brudeparet skal kunne skjule en som plager dem.",
    seenBy: "Ingen.",
    retention: `Koden like lenge som det den står ved, tidspunktet i 400 dager og avtrykkene i ${maxTokenAgeMs / 1000 / day} dager. At en nettleser er skjult, huskes til bryllupet slettes.`,
  },
  {
    term: "Samtaler",
    holds:
      "Det dere og den andre skriver og legger ved, når hver av dere har lest det, og om noen har slått av e-post, stengt samtalen eller rapportert den.",
    purpose: "For at dere skal kunne avtale noe uten å gi fra dere adresser og telefonnumre.",
    seenBy:
      "De to sidene i samtalen. Begge i et brudepar ser parets samtaler. Adressene deres vises ikke. Blir samtalen rapportert, leser den som driver nettstedet, de siste meldingene.",
    retention:
      "Til den som spurte, sletter kontoen sin, eller bryllupet slettes. Sletter den andre kontoen sin, blir meldingene stående uten navn.",
  },
  {
    term: "Dokumenter",
    holds:
      "Kvitteringer, avtaler og vedlegg. En PDF lagres som den er. Av et bilde lager vi en ny kopi, uten sted, tidspunkt og kamera.",
    purpose: "For at papirene skal ligge der de hører til.",
    seenBy: "Brudeparet, eller de to sidene i samtalen. Ingen andre kan åpne filen.",
    retention:
      "Til dere fjerner det, eller bryllupet eller samtalen slettes. En fil som ikke er tatt i bruk, slettes etter ett døgn, og så til neste natt.",
  },
  {
    term: "Forsidebilder uten bryllup",
    holds: "Bildet dere laster opp før siden er lagret.",
    purpose: "For at det skal ligge klart når dere lagrer.",
    seenBy: "Den som har adressen til bildet. Den er tilfeldig og lar seg ikke gjette.",
    retention: "48 timer, og så til neste natt.",
  },
  {
    term: "Oppføringer av leverandører",
    holds:
      "Det leverandøren skriver om bedriften: navn, organisasjonsnummer, kontaktperson, telefon, e-post, adresse, bilder, priser og ledige datoer. Også hva vi har sjekket, og hva leverandøren svarer på anmeldelser.",
    purpose: "For at par skal finne noen til bryllupet, og for at vi skal kunne stå inne for dem.",
    seenBy:
      "Leverandøren og de som driver nettstedet. Når oppføringen er godkjent: alle som er innlogget. E-posten vises ikke; dit sender vi forespørsler.",
    retention: "Til leverandøren sletter oppføringen eller kontoen.",
  },
  ...marketFacts,
  {
    term: "Revisjonsloggen",
    holds:
      "Hvem som har godkjent, bekreftet, avvist eller sperret en leverandør, en annonse eller en selger, merket en provisjon betalt, skjult en anmeldelse, lukket en melding, sendt nyhetsbrevet eller gitt en rolle, når og hvorfor. Navnene står slik de var.",
    purpose: "For at avgjørelser skal kunne etterprøves.",
    seenBy: "Administratorene.",
    retention: "Den kan ikke endres eller slettes, heller ikke når en konto slettes.",
  },
  {
    term: "Nyhetsbrevet",
    holds:
      "E-postadressen, når du meldte deg på og når du bekreftet. Melder du deg av, lagrer vi adressen som en kode, ikke som tekst.",
    purpose: "For å sende deg brevet, og for at ingen skal få det uten å ha bedt om det.",
    seenBy: "Den som driver nettstedet.",
    retention: `Til du melder deg av. Bekrefter du ikke, slettes adressen etter ${confirmationLifetimeSeconds / day} dager.`,
  },
  {
    term: "Meldinger til oss",
    holds: "Navn, e-post og det du skriver i skjemaet på siden om oss.",
    purpose: "For at vi skal kunne svare.",
    seenBy: "Den som driver nettstedet, som også får meldingen på e-post.",
    retention: `${contactRetentionDays} dager.`,
  },
  {
    term: "Vern mot misbruk",
    holds:
      "Hvor mange ganger noe er sendt eller prøvd, telt per IP-adresse, e-post og nettleser, og hvilke nye nettlesere på en bryllupsside som kom fra samme IP-adresse. Alt lagres under en kode som bare serveren kan lage.",
    purpose:
      "For at roboter verken skal gjette passord eller fylle siden deres, og for at brudeparet skal kunne se på det som kommer når det kommer mye på én gang.",
    seenBy: "Ingen. Brudeparet ser bare at noe kom fra samme nett.",
    retention:
      "Fra ti sekunder til ett døgn, og så høyst en time til. Kom det mye på kort tid, huskes koden for IP-adressen i 30 dager.",
  },
  {
    term: "Utkast til bryllupssiden",
    holds:
      "Ingenting. Det dere svarer, blir brukt til å skrive utkastet og glemt. Bruker nettstedet en språkmodell, ser dere først hva som sendes og hvem som får det. Navn, dato og sted blir aldri med.",
    purpose: "For at dere skal ha en tekst å gå ut fra.",
    seenBy: "Bare dere, og den som driver språkmodellen hvis dere lar den skrive.",
    retention: "Til utkastet er skrevet.",
  },
  {
    term: "Loggen",
    holds:
      "Hvilken side som ble hentet, når, hvor lang tid det tok og om det gikk bra. Ikke navn, e-post, IP-adresse eller det noen har skrevet.",
    purpose: "For å finne feil.",
    seenBy: "Den som driver nettstedet.",
    retention: "Så lenge den som driver nettstedet, trenger den til det.",
  },
];

export const storedFacts: Fact[] = stored.map(({ term, holds, purpose, seenBy, retention }) => ({
  term,
  details: [
    { head: "Hva", text: holds },
    { head: "Hvorfor", text: purpose },
    { head: "Hvem ser det", text: seenBy },
    { head: "Hvor lenge", text: retention },
  ],
}));
