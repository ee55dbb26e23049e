import { divide } from "#app/features/budget/payers/rules.ts";
import { parseMoney } from "#app/platform/money.ts";
import { budgetTemplate, type TemplateRow, templateGuests } from "#content/budget-template.ts";

export const rings = 20;

export const guestLimits = { min: 2, max: 300 } as const;

const maxTotal = 100_000_000_00;

/** The rows that a choice changes, and what our assumption leaves of them. */
export const costChoices = {
  "town-hall": { Seremoni: 0 },
  winter: { "Lokale og utstyr": 0.8 },
  "own-drinks": { Drikke: 0.5 },
  "used-clothes": { Antrekk: 0.5 },
  playlist: { "Musikk og underholdning": 0.2 },
} as const satisfies Record<string, Record<string, number>>;

export type CostChoice = keyof typeof costChoices;

export interface CostWishes {
  guests: number;
  /** In øre; null shows shares only. */
  total: number | null;
  choices: CostChoice[];
}

export interface CostRow extends Pick<TemplateRow, "name" | "color" | "examples"> {
  /** Whole percent; all rows add up to 100. */
  percent: number;
  rings: number;
  /** In øre; null without a total. */
  amount: number | null;
}

const buffer = "Buffer";
const precision = 1_000_000;

/** Reads the address; what is not a sum or out of range is left out. */
export function readCostWishes(query: URLSearchParams): CostWishes {
  const typed = query.get("gjester")?.trim() ?? "";
  const guests = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  const total = parseMoney(query.get("sum") ?? "");
  const chosen = query.getAll("valg");
  return {
    guests: guests >= guestLimits.min && guests <= guestLimits.max ? guests : templateGuests,
    total: total && total <= maxTotal ? total : null,
    choices: (Object.keys(costChoices) as CostChoice[]).filter((choice) => chosen.includes(choice)),
  };
}

/** Returns the address of the budget, which begins with these guests and this total. */
export function budgetPath({ guests, total }: CostWishes): string {
  const query = new URLSearchParams({ gjester: String(guests) });
  if (total !== null) query.set("sum", String(Math.round(total / 100)));
  return `/budget?${query}`;
}

/**
 * Returns the rows of the budget template, the largest first, with shares, rings and amounts that
 * add up. Shares follow the number of guests and the choices; the buffer keeps its share.
 */
export function divideCosts({ guests, total, choices }: CostWishes): CostRow[] {
  const weights = weightsOf({ guests, choices });
  const rest = add(weights);
  const bufferPercent = budgetTemplate.find(({ name }) => name === buffer)?.percent ?? 0;
  const shares = weights.map((weight, index) =>
    Math.round(
      precision *
        (budgetTemplate[index]?.name === buffer
          ? bufferPercent
          : ((100 - bufferPercent) * weight) / rest),
    ),
  );
  const [percents, ringCounts, amounts] = [100, rings, total ?? 0].map((whole) =>
    divide(whole, shares),
  );
  return budgetTemplate
    .map(({ name, color, examples }, index) => ({
      name,
      color,
      examples,
      percent: percents?.[index] ?? 0,
      rings: ringCounts?.[index] ?? 0,
      amount: total === null ? null : (amounts?.[index] ?? 0),
      share: shares[index] ?? 0,
    }))
    .sort((a, b) => b.share - a.share)
    .map(({ share, ...row }) => row);
}

/** Of each row of the template, without the buffer, on one scale for all wishes. */
function weightsOf({ guests, choices }: Pick<CostWishes, "guests" | "choices">): number[] {
  return budgetTemplate.map((row) =>
    row.name === buffer ? 0 : row.percent * growthOf(row, guests) * leftOf(row.name, choices),
  );
}

const add = (weights: number[]) => weights.reduce((sum, weight) => sum + weight, 0);

function growthOf({ growth }: TemplateRow, guests: number): number {
  const ratio = guests / templateGuests;
  return { "per-guest": ratio, partly: (1 + ratio) / 2, fixed: 1 }[growth];
}

function leftOf(row: string, choices: CostChoice[]): number {
  return choices.reduce((left, choice) => {
    const changes: Record<string, number> = costChoices[choice];
    return left * (changes[row] ?? 1);
  }, 1);
}

const moveChoices = ["winter", "used-clothes", "playlist"] as const;

export interface CostMove {
  what: "guests" | (typeof moveChoices)[number];
  /** The other way: more guests, or without a choice that was made. */
  isBack: boolean;
  /** Of the sum, in whole tenths of a percent; negative when it gets lower. */
  tenths: number;
  /** In øre, to the nearest hundred kroner; null without a total. */
  amount: number | null;
}

const guestStep = 10;
const hundredKroner = 100_00;

/** Returns what each change would do to the sum while everything else stays as it is. */
export function listMoves(wishes: CostWishes): CostMove[] {
  const { guests, total, choices } = wishes;
  const hasFew = guests - guestStep < guestLimits.min;
  const other = { guests: guests + (hasFew ? guestStep : -guestStep), choices };
  const moves: [CostMove["what"], boolean, Pick<CostWishes, "guests" | "choices">][] = [
    ["guests", hasFew, other],
    ...moveChoices.map((choice): (typeof moves)[number] => {
      const isBack = choices.includes(choice);
      const changed = isBack ? choices.filter((each) => each !== choice) : [...choices, choice];
      return [choice, isBack, { guests, choices: changed }];
    }),
  ];
  const before = add(weightsOf(wishes));
  return moves.map(([what, isBack, changed]) => {
    const share = add(weightsOf(changed)) / before - 1;
    const amount =
      total === null ? null : Math.round((total * share) / hundredKroner) * hundredKroner;
    return { what, isBack, tenths: Math.round(share * 1000), amount };
  });
}
