import { isThemeColors } from "../../colors/rules.ts";
import { isTime, themeOf, type WeddingDraft } from "../../rules.ts";
import { type ProgramRow, type Proposal, plainText, programText, type Tone } from "../rules.ts";

/** What the couple makes of the proposal beside the story. */
export interface Rest {
  /** The place of the proposed theme, or null for the one they had. */
  theme: number | null;
  rows: (ProgramRow & { key: number })[];
  greetingTone: Tone;
  greeting: string;
  ceremony: string;
  reception: string;
}

export function restOf(proposal: Proposal, tone: Tone, draft: WeddingDraft): Rest {
  const current = proposal.themes.findIndex(({ theme }) => theme === draft.selectedTheme);
  return {
    theme: current >= 0 ? current : null,
    rows: proposal.program.map((row, key) => ({ ...row, key })),
    greetingTone: tone,
    greeting: plainText(proposal.greetings[tone]),
    ceremony: proposal.ceremony[tone],
    reception: proposal.reception[tone],
  };
}

/** Returns the wizard's fields that the rest fills. The program's first row is the ceremony. */
export function fieldsOf(rest: Rest, proposal: Proposal): Partial<WeddingDraft> {
  const theme = rest.theme === null ? undefined : proposal.themes[rest.theme];
  const isCeremony = ({ key }: { key: number }) => key === 0;
  const ceremony = rest.rows.find(isCeremony);
  const others = rest.rows.filter((row) => !isCeremony(row));
  const [party] = others;
  return {
    ...(theme && { selectedTheme: theme.theme, colors: theme.colors }),
    welcomeLine: rest.greeting.trim(),
    ceremony: rest.ceremony.trim(),
    reception: programText(rest.reception, others),
    ...(ceremony && isTime(ceremony.time) && { ceremonyTime: ceremony.time }),
    ...(party && isTime(party.time) && { receptionTime: party.time }),
  };
}

/** The fields whose typed text the proposal would replace. */
export function replacedFields(
  draft: WeddingDraft,
  proposed: Partial<WeddingDraft>,
): (keyof WeddingDraft)[] {
  const fields = Object.keys(proposed) as (keyof WeddingDraft)[];
  return fields.filter((field) => isTyped(field, draft) && draft[field] !== proposed[field]);
}

function isTyped(field: keyof WeddingDraft, draft: WeddingDraft): boolean {
  if (field === "colors" && isThemeColors(themeOf(draft), draft.colors)) return false;
  return draft[field].trim() !== "";
}
