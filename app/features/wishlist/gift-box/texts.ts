/** What a couple reads when an account cannot be taken. */
export const giftBoxTexts = {
  account: "Kontonummeret stemmer ikke. Det har elleve siffer, og det siste er et kontrollsiffer.",
} as const;
