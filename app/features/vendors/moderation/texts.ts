export const moderationMailTexts = {
  approved: {
    subject: "Oppføringen er godkjent",
    heading: "Nå ser parene dere",
    text: (name: string) =>
      `${name} er godkjent og vises for alle par som leter etter leverandører hos Jaord.`,
    button: "Se oppføringen",
  },
  rejected: {
    subject: "Oppføringen ble ikke godkjent",
    heading: "Vi kunne ikke godkjenne oppføringen",
    text: (name: string) =>
      `Vi har sett på ${name}, og kunne ikke godkjenne oppføringen slik den er nå.`,
    reason: (reason: string) => `Begrunnelsen er: ${reason}`,
    advice: "Rett opp det som mangler, og send den på nytt.",
    button: "Rett opp oppføringen",
  },
  suspended: {
    subject: "Oppføringen er sperret",
    heading: "Oppføringen vises ikke lenger",
    text: (name: string) => `Vi har sperret ${name}. Parene ser ikke oppføringen så lenge.`,
    advice: "Mener dere at det er feil, kan dere svare oss. Adressen står på siden om personvern.",
    button: "Se oppføringen",
  },
} as const;
