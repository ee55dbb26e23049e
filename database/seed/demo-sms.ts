// The text messages of the demo wedding; see `demo-guests.ts` for who has a phone.

/** Was sent at noon in demo mode, so that nobody has got it. */
export const sentTexts = {
  title: "Hold av datoen",
  message:
    "Kjære {navn}. Vi gifter oss i Lofthus til sommeren, og vi vil ha deg der. Invitasjonen kommer i posten.",
  daysAgo: 46,
};

/** At 18 on this many days before the wedding. */
export const plannedTexts = {
  title: "Bussen til Odda",
  message:
    "Hei {navn}. Siste buss fra Fruktlåven går kl. 01.30. Gi oss beskjed om du trenger plass.",
  daysBefore: 8,
};

export const draftTexts = {
  title: "Vi mangler svaret ditt",
  message:
    "Hei {navn}. Kommer du? Det tar et halvt minutt å svare, og du kan ombestemme deg: {lenke}",
  hoursAgo: 20,
};
