/** Apart from the other texts, because the planner's frame has them too. */
export const navigationTexts = {
  group: "Leverandør",
  entry: "Oppføringen",
  requests: "Forespørsler",
  reviews: "Anmeldelser",
  register: "Bli leverandør",
  newRequests: (count: number) => (count === 1 ? "Én ny forespørsel" : `${count} nye forespørsler`),
};
