export interface ErrorText {
  title: string;
  sentence: string;
  action: "again" | "home";
}

const unexpected: ErrorText = {
  title: "Noe gikk galt hos oss",
  sentence: "Det som er lagret, er trygt. Last siden på nytt, eller prøv igjen om litt.",
  action: "again",
};

/** In English, as the specification gives it. Shown beside the Norwegian text, never with a message. */
export const crashText = "Unexpected Application Error! Internal Server Error";

export const offline: ErrorText = {
  title: "Du er uten nett",
  sentence: "Vi fikk ikke kontakt med Jaord. Sjekk nettet, og prøv igjen.",
  action: "again",
};

export const errorTexts = {
  400: {
    title: "Vi forsto ikke forespørselen",
    sentence: "Gå tilbake, last siden på nytt og prøv en gang til.",
    action: "home",
  },
  403: {
    title: "Denne siden er ikke din",
    sentence: "Du er logget inn, men kontoen har ikke tilgang hit.",
    action: "home",
  },
  405: {
    title: "Dette går ikke an her",
    sentence: "Ingenting ble sendt eller lagret. Begynn på nytt fra forsiden.",
    action: "home",
  },
  413: {
    title: "Det var for stort",
    sentence: "Gå tilbake og velg en mindre fil.",
    action: "home",
  },
  429: {
    title: "Litt for mange forsøk",
    sentence: "Vent et par minutter, og prøv igjen.",
    action: "again",
  },
  503: {
    title: "Vi er straks tilbake",
    sentence: "Det som er lagret, er trygt. Prøv igjen om litt.",
    action: "again",
  },
} as const satisfies Record<number, ErrorText>;

export function errorTextOf(status: number): ErrorText {
  const known: Partial<Record<number, ErrorText>> = errorTexts;
  return known[status] ?? unexpected;
}
