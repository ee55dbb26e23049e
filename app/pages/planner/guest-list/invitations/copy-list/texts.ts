import { plural } from "../plural.ts";

export const copyTexts = {
  title: "Liste til avskrift",
  text: "Til dere som skriver konvoluttene for hånd, eller lar et trykkeri gjøre det.",
  warning: "Lenkene er nøkler. Legg ikke listen et sted andre kan lese den.",
  choose: "Kolonner",
  columns: {
    name: "Navn",
    address: "Adresse",
    link: "Lenke",
    code: "Bare koden",
    count: "Antall",
    email: "E-post",
  },
  headers: {
    name: "Navn på konvolutten",
    address: "Adresse",
    link: "Lenke",
    code: "Kode",
    count: "Antall",
    email: "E-post",
  },
  fileName: "konvolutter",
  sheetName: "Konvolutter",
  list: (count: number) => `Listen, ${plural(count, "linje", "linjer")}`,
  submit: (count: number) => `Kopier ${plural(count, "linje", "linjer")}`,
  copied: "Listen er kopiert",
  notCopied: "Nettleseren slapp oss ikke til. Merk listen og kopier den.",
};
