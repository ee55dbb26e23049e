import { formatWait } from "#app/platform/http/texts.ts";

export const submissionTexts = {
  rejected: {
    "expired-token":
      "Siden har stått åpen lenge. Det du skrev, står her fortsatt. Send det én gang til.",
    "too-fast": "Det gikk litt fort. Det du skrev, står her fortsatt. Send det én gang til.",
    honeypot: "Nettleseren fylte ut et skjult felt. Vi har tømt det. Send én gang til.",
  },
  tooMany: (seconds: number) =>
    `Det kom mye på kort tid. Det du skrev, står her fortsatt. Vent ${formatWait(seconds)}, og send det én gang til.`,
  crowded:
    "Det kommer veldig mye til denne siden nå. Det du skrev, står her fortsatt. Prøv igjen senere.",
} as const;
