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
  otherPicture: "et annet bilde",
  noPicture: "Uten bilde viser siden deres egne blomster.",

  save: "Lagre endringer",
  cancel: "Avbryt",
  unsaved: "Ikke lagret",
  waits: "Vent til bildet er lastet opp",
  allSaved: "Alt er lagret",
  saved: "Bryllupsdetaljer oppdatert!",
  failed: "Kunne ikke lagre endringene",
  noResponse: "En feil oppstod ved lagring",
  notLoaded: "Kunne ikke laste bryllupsdata",

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
