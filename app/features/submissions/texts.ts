export const submissionTexts = {
  rejected: {
    "expired-token":
      "Siden har stått åpen lenge. Det du skrev, står her fortsatt. Send det en gang til.",
    "too-fast": "Det gikk litt fort. Det du skrev, står her fortsatt. Send det en gang til.",
    honeypot:
      "Noe ble fylt ut av seg selv i et felt som skal stå tomt. Nå er det tømt. Send en gang til.",
    tooMany:
      "Det kom mye på kort tid. Det du skrev, står her fortsatt. Vent litt, og send det en gang til.",
  },
} as const;
