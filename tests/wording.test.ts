import { expect, test } from "vitest";
import { sourceFiles } from "./support/source-files.ts";

const texts = sourceFiles("app", "server", "database")
  .filter(({ path }) => !/\.(test\.tsx?|css)$/.test(path))
  .map(({ path, text }) => ({ path, text: text.replaceAll("&nbsp;", " ").replace(/\s+/g, " ") }));

// Unclear or unidiomatic Norwegian, and what the product says instead.
test.each([
  [/drømmebryllupet, på/, "Alt til drømmebryllupet på ett sted"],
  [/dere to, og en markedsplass/, "… til dere to og en markedsplass …"],
  [/Fire retter/, "Alt til bryllupet, i fire deler"],
  [/blir alt dere lager tatt vare på/, "Da tar vi vare på alt dere lager."],
  [/Slik omtales dere/, "Hvem er dere?"],
  [/hvor dere møtes/, "Når og hvor det skjer"],
  [/om dere vil minnes dagen/, "Det går fint hvis siden skal være et minne."],
  [/så fyller siden seg/, "Del det første, så fylles galleriet etter hvert."],
  [/tatt vare på det du skrev sist/, "Svaret er ikke sendt ennå."],
  [/[Kk]om ikke fram ennå/, "Bildet er ikke sendt ennå."],
  [/Bildet er ikke her lenger/, "Bildet er fjernet."],
  [/Hjertet kom ikke fram/, "Vi fikk ikke lagret hjertet."],
  [/fylt ut av seg selv/, "Nettleseren fylte ut et skjult felt."],
  [/andre gjestene ser navnet/, "De andre gjestene ser at … har reservert"],
  [/om lenken er hel/, "Sjekk at du har fått med hele lenken"],
  [/[Ss]var for en til/, "Svar for én person til"],
  [/"E-post, hvis du vil"/, "E-post (valgfritt)"],
  [/svarskjema"/, "Hopp til svarskjemaet"],
  [/Vis vei/, "Veibeskrivelse"],
  [/Det som er merket «Eksempel», ser bare dere/, "Bare dere ser det som er merket «Eksempel»."],
  [/Her sendes ingen e-post/, "E-posten sendes ikke, men du kan lese den her:"],
  [/Da er kontoen klar for/, "Bekreft adressen, så er kontoen klar:"],
  [/tegner bildet på nytt/, "Vi lager en ny kopi av bildet og sletter filen du sendte"],
  [/felt gir ingen rute/, "Gjestene ser pengegaven … når dere har fylt ut et kontonummer."],
  [/totrinnsinnlogging/i, "totrinnsbekreftelse"],
  [/"Økter"/, "Innlogginger"],
  [/Favorittene deres ligger i nettleseren/, "Uten konto ligger favorittene deres bare i …"],
  [/To ting går likevel gjennom andre/, "Noe går likevel gjennom andre"],
  [/viser ingen annonser/, "Vi viser ingen reklame"],
])("no text says %s instead of “%s”", (phrase) => {
  expect(texts.filter(({ text }) => phrase.test(text)).map(({ path }) => path)).toEqual([]);
});
