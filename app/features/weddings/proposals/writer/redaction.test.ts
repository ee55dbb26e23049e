import { expect, test } from "vitest";
import { noFacts } from "../rules.ts";
import { promptFor } from "./model-prompt.ts";
import { redact, restoreNames, sentText } from "./redaction.ts";

const couple = {
  bride: "Ingrid Lien",
  groom: "Mathias",
  weddingDate: "2027-06-12",
  venue: "Fruktlåven",
  city: "Lofthus",
  ceremonyTime: "",
};

test.each([
  ["på en dugnad i borettslaget", "på en dugnad i borettslaget"],
  ["Mathias fridde på Trolltunga, i sidelengs regn", "[N2] fridde på Trolltunga, i sidelengs regn"],
  ["ski og hunden Balder", "ski og hunden [N3]"],
  ["i hagen til Ingrid", "i hagen til [N3]"],
  ["hjemme hos INGRIDS foreldre", "hjemme hos [N3] foreldre"],
  ["ved Fruktlåven på Lofthus", "ved [N3] på [N4]"],
  ["den 12. juni 2019 på Café Opera i Oslo", "den [N3] på Café Opera i Oslo"],
  ["ring 912 34 567 eller kari@example.no", "ring [N3] eller [N4]"],
  ["På Voss, gjennom Kari og Ola", "På Voss, gjennom [N3] og [N4]"],
  ["Tinder", "[N3]"],
  ["mathiasbrygga", "mathiasbrygga"],
])("%s leaves as %s, and comes back whole", (typed, sent) => {
  const { parts, names } = redact(couple, { ...noFacts, met: typed });
  expect(sentText(parts.met)).toBe(sent);
  expect(restoreNames(sent, names)).toBe(typed);
});

test("neither names nor date nor place are in what is sent", () => {
  const facts = {
    ...noFacts,
    met: "Ingrid traff Mathias i Lofthus",
    proposer: "bride",
    season: "summer",
  } as const;
  const { instructions, material } = promptFor(redact(couple, facts), facts);
  expect(instructions + material).not.toMatch(/Ingrid|Lien|Mathias|Lofthus|Frukt|2027/);
  expect(material).toContain("[N1]");
});

test("a mark that stands for nobody stays", () => {
  expect(restoreNames("[N1] og [N9]", ["Kari"])).toBe("Kari og [N9]");
});
