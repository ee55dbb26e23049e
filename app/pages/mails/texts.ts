const nbsp = "\u00a0";
const numerals = ["", "en", "to", "tre", "fire", "fem", "seks", "sju", "åtte", "ni", "ti"];

/** Returns "fire" for 4, and digits above ten. */
function numeral(count: number): string {
  return numerals[count] ?? String(count);
}

export const mailTexts = {
  dear: "Kjære",
  warning: "Lenken er bare for dere. Del den ikke videre.",
  unsubscribe: "Ikke send flere e-poster",
  unsubscribeRest: `om dette bryllupet ${nbsp}·${nbsp} Sendt med Jaord`,
  invitation: {
    subject: (couple: string) => `${couple} inviterer dere`,
    preheader: (date: string) => `Vi gifter oss ${date} og håper dere vil være med.`,
    companion: (name: string) => `${name}, ta gjerne med et følge.`,
    ownCompanion: "Ta gjerne med et følge.",
    button: "Se invitasjonen og svar",
    deadline: (date: string) => `innen ${date}`,
    typed: "Virker ikke knappen, skriv dette i nettleseren:",
    card: (ceremony: string, reception: string) =>
      `Vi gifter oss {dato}${ceremony && ` i ${ceremony}`}${
        reception && `, og feirer på ${reception}`
      }.`,
    /** `{dato}` becomes the date and time. */
    greeting: (ceremony: string, reception: string) =>
      `Vi gifter oss {dato}${ceremony && ` i ${ceremony}`}${
        reception && `, og feirer etterpå på ${reception}`
      }. Vi vil så gjerne ha dere der.`,
  },
  reminder: {
    subject: (count: number) => (count === 1 ? "Vi mangler ett svar" : "Vi mangler svar fra dere"),
    preheader: (deadline: string | null) =>
      deadline ? `Fristen er ${deadline}.` : "Det tar et halvt minutt.",
    missing: (recipient: string) => `Kjære ${recipient}. Vi mangler svar for`,
    others: (count: number) =>
      count === 0
        ? ""
        : count === 1
          ? "Det andre svaret har vi notert. "
          : `De andre ${numeral(count)} har vi notert. `,
    text: (deadline: string | null) =>
      `${deadline ? `Fristen er ${deadline}, og det tar et halvt minutt.` : "Det tar et halvt minutt."} Går det ikke, er det også fint å vite.`,
    button: (names: string) => `Svar for ${names}`,
    answered: "Har dere svart i mellomtiden, se bort fra denne.",
    companion: "følget",
  },
  confirmation: {
    subject: "Svaret deres er mottatt",
    heading: "Dette har vi skrevet opp",
    thanks: (date: string) => `Takk for svaret. Vi sees ${date}.`,
    thanksDeclined: "Takk for at dere sa fra.",
    preheader: (coming: number, declined: number) =>
      [coming > 0 && `${coming} kommer`, declined > 0 && `${declined} kommer ikke`]
        .filter(Boolean)
        .join(", "),
    coming: "Kommer",
    declined: "Kommer ikke",
    companionOf: (name: string) => `Følge til ${name}`,
    severe: "alvorlig allergi",
    words: (text: string) => `Deres ord: «${text}»`,
    change: "Endre svaret",
    calendar: "Legg i kalenderen",
    changeUntil: (deadline: string) => `Svaret kan endres til og med ${deadline}.`,
    attached: "Kalenderfilen ligger også ved:",
    openHint: "Endre svaret fra samme nettleser som dere svarte fra.",
  },
};
