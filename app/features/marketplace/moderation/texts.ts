const advice =
  "Rett annonsen under «Mine annonser», og publiser den på nytt. Da ser vi på den igjen.";
const because = (reason: string) => `Begrunnelse: ${reason}`;

export const moderationMailTexts = {
  because,
  button: "Mine annonser",
  sentBack: {
    subject: (title: string) => `Annonsen «${title}» må rettes`,
    heading: "Annonsen må rettes først",
    text: (title: string) => `Vi har sett på «${title}» og kan ikke vise den slik den er nå.`,
    advice,
  },
  takenDown: {
    subject: (title: string) => `Annonsen «${title}» er tatt ned`,
    heading: "Annonsen er tatt ned",
    text: (title: string) => `Vi har tatt ned «${title}».`,
    advice,
  },
  suspended: {
    subject: "Du kan ikke selge på Jaord nå",
    heading: "Salget er stoppet",
    text: (name: string) => `Annonsene til ${name} vises ikke lenger, og nye kan ikke legges ut.`,
    advice: "Svar på denne e-posten hvis du mener det er feil.",
  },
  expired: {
    subject: (title: string) => `Annonsen «${title}» har gått ut`,
    heading: "Annonsen har gått ut",
    text: (title: string, days: number) =>
      `«${title}» har stått i ${days} dager og vises ikke lenger. Er den ikke solgt, legger du den ut igjen med ett trykk.`,
  },
} as const;

export const moderationErrors = { reason: "Skriv en begrunnelse" } as const;
