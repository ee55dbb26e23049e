import { sessionIdleTimeoutSeconds, sessionMaxAgeSeconds } from "#app/features/accounts/rules.ts";
import type { Fact } from "./fact-list.tsx";

const day = 24 * 3600;

interface Cookie {
  name: string;
  purpose: string;
  retention: string;
}

const cookies: Cookie[] = [
  {
    name: "session",
    purpose: "Holder deg innlogget.",
    retention: `Høyst ${sessionMaxAgeSeconds / day} dager. Den virker ikke lenger etter ${sessionIdleTimeoutSeconds / day} dager uten bruk.`,
  },
  {
    name: "awaited-mail",
    purpose: "Husker hvilken e-post du venter på når du har opprettet konto eller glemt passordet.",
    retention: "Til lenken er brukt, høyst en time.",
  },
  {
    name: "second-step",
    purpose: "Husker at passordet var riktig mens du finner koden til totrinnsbekreftelse.",
    retention: "Ti minutter.",
  },
  {
    name: "visitor",
    purpose:
      "Kjenner igjen nettleseren til en gjest som har sendt noe, så gjesten kan endre svaret eller angre en reservasjon. Den settes først når noe sendes.",
    retention: "400 dager etter siste gang.",
  },
  {
    name: "invited",
    purpose:
      "Husker at nettleseren har åpnet en invitasjon, så gjesten slipper å vente når andre på samme nett prøver feil koder.",
    retention: "400 dager etter siste gang.",
  },
  {
    name: "flash",
    purpose: "Bærer en beskjed, som «Takk!», til siden som kommer etterpå.",
    retention: "Ett minutt.",
  },
  {
    name: "newsletter",
    purpose: "Husker hvilken adresse du meldte på nyhetsbrevet, til siden som kommer etterpå.",
    retention: "En time.",
  },
  {
    name: "message",
    purpose:
      "Tar vare på det du har skrevet til en selger mens du logger inn. Det er kryptert, og ligger bare hos deg.",
    retention: "Til meldingen er sendt, høyst ett døgn.",
  },
  {
    name: "sidebar",
    purpose: "Husker om menyen i planleggeren viser bare ikoner.",
    retention: "7 dager.",
  },
];

export const cookieFacts: Fact[] = cookies.map(({ name, purpose, retention }) => ({
  term: name,
  details: [
    { head: "Hvorfor", text: purpose },
    { head: "Hvor lenge", text: retention },
  ],
}));
