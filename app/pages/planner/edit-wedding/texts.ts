/** What the couple reads where they edit their wedding. */
export const editTexts = {
  title: "Rediger bryllup",
  sections: {
    couple: "Om dere",
    when: "Tid og sted",
    story: "Historien deres",
    theme: "Tema",
    photo: "Hovedbilde",
    program: "Program",
  },
  mood: "Stemning",
  noPicture: "Uten bilde viser siden deres egne blomster.",

  save: "Lagre endringer",
  cancel: "Avbryt",
  unsaved: "Ikke lagret",
  waits: "Vent til bildet er lastet opp",
  allSaved: "Alt er lagret",
  saved: "Bryllupsdetaljer oppdatert!",
  refused: "Kunne ikke lagre endringene",
  failed: "En feil oppstod ved lagring",
  notLoaded: "Kunne ikke laste bryllupsdata",
  retry: "Prøv igjen",
  toOverview: "Til oversikten",

  conflict: {
    taken: "Noen av dere har lagret imens. Det nye er hentet inn her.",
    conflicts: (fields: string) =>
      `Noen av dere har lagret imens, og dere har begge endret ${fields}. Hva skal gjelde?`,
    own: "Behold det som står her",
    theirs: "Bruk det som er lagret",
    without:
      "Noen av dere har lagret imens. Det dere skrev her, står fortsatt, og gjelder hvis dere lagrer nå.",
  },

  preview: {
    title: "Forhåndsvisning",
    edit: "Rediger",
    show: "Forhåndsvis",
    view: "Hva som vises",
    phone: "Mobil",
    screen: "Skjerm",
    width: "Bredde",
    open: "Åpne forhåndsvisningen i ny fane",
  },
} as const;
