// Norwegian says "i Bergen" but "på Hamar"; which one, only the place knows.
const withPå = new Set(
  `hamar lillehammer gjøvik røros voss geilo kongsberg notodden rjukan otta dombås oppdal tynset raufoss eidsvoll
   kongsvinger ås bryne hitra frøya senja svalbard finse askøy bømlo stord sotra tjøme hvaler jessheim fagernes
   beitostølen hønefoss lillestrøm hafjell kvitfjell norefjell gardermoen lambertseter nordstrand grünerløkka
   frogner majorstuen bygdøy toten hadeland jæren helgeland sunnmøre nordmøre snåsa sørlandet vestlandet
   østlandet lista mallorca kreta kypros malta sicilia island bornholm gotland kos rhodos santorini`.split(
    /\s+/,
  ),
);
const maxLength = 40;

/** Returns " i Lofthus", or an empty string for what is no name of a place. */
export function inPlace(city: string): string {
  const name = city.trim();
  if (name === "" || name.length > maxLength || !/^\p{Lu}[\p{L}' .-]*$/u.test(name)) return "";
  const lower = name.toLocaleLowerCase("nb");
  const isOn = withPå.has(lower) || /(?:øya?|odden|stølen|vidda|heia|åsen|løkka)$/.test(lower);
  return ` ${isOn && !/(?:tromsø|vadsø|vardø|bodø|florø)$/.test(lower) ? "på" : "i"} ${name}`;
}
