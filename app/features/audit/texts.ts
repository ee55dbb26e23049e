export const auditTexts = {
  actors: { system: "Systemet", commandLine: "Kommandolinjen" },
} as const;
