import type { ContactTopic } from "./rules.ts";

const topics: Record<ContactTopic, string> = {
  "wedding-page": "Bryllupsside",
  planner: "Planlegger",
  marketplace: "Markedsplass",
  guides: "Guide eller feil i tekst",
  other: "Annet",
};

export const contactTexts = {
  heading: "Send oss en melding",
  labels: { name: "Navn", email: "E-post", topic: "Det gjelder", message: "Melding" },
  topics,
  submit: "Send",
  sent: "Takk, meldingen er kommet fram.",
  errors: {
    name: "Skriv navnet ditt.",
    email: "Skriv e-postadressen din, så vi kan svare.",
    invalidEmail: "Adressen mangler noe. Den skal se ut som navn@epost.no.",
    message: "Skriv en melding.",
    tooLong: (max: number, length: number) => `Teksten er ${length - max} tegn for lang.`,
    tooMany: "Vi har fått mange meldinger herfra. Prøv igjen om en time.",
  },
} as const;
