export const conversationScreenTexts = {
  title: "Samtaler",
  list: "Samtaler",
  filter: { label: "Vis", all: "Alle", answerer: "Selger", asker: "Kjøper" },
  unread: "Ulest",
  own: (text: string) => `Du: ${text}`,
  attachment: "Vedlegg",
  vendor: "Leverandør",
  vendorRequest: "Forespørsel",
  empty: {
    title: "Ingen samtaler ennå",
    text: "Spør en selger om noe, så finner dere svaret her.",
    find: "Utforsk markedsplassen",
  },
  noneOfSide: "Ingen samtaler her.",
  pick: "Velg en samtale for å lese den.",
  more: "Vis flere samtaler",
  connectionLost: "Frakoblet. Nye meldinger vises når nettet er tilbake.",
} as const;
