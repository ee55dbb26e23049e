export const offlineTexts = {
  note: (time: string) => `Du er uten nett. Dette er siden slik den var ${time}.`,
  gifts: "Gaver kan ha blitt reservert siden. Det du skriver, sendes når nettet er tilbake.",
  remove: "Ikke din telefon? Fjern siden herfra",
  removed: "Siden er fjernet fra denne telefonen",
};
