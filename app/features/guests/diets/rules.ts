/** The choices of the guest's form and the couple's. These texts are stored. */
export const dietOptions = {
  vegetarian: "Vegetar",
  vegan: "Vegan",
  halal: "Halal",
  gluten: "Uten gluten",
  lactose: "Uten laktose",
  nuts: "Nøtter",
  shellfish: "Skalldyr",
  egg: "Egg",
} as const;

export type DietOption = keyof typeof dietOptions;

export const dietOptionNames = Object.keys(dietOptions) as DietOption[];

export interface Diet {
  options: DietOption[];
  /** What the guest has typed. */
  other: string;
}

/** Returns the one text that is stored, or null. */
export function formatDiet({ options, other }: Diet): string | null {
  const ticked = dietOptionNames.filter((name) => options.includes(name));
  return [...ticked.map((name) => dietOptions[name]), other].filter(Boolean).join(", ") || null;
}

const optionByText = new Map<string, DietOption>([
  ...dietOptionNames.map((name) => [dietOptions[name].toLowerCase(), name] as const),
  // The couple's form stored it so, and files of guests have it.
  ["laktose", "lactose"],
]);

/** Returns the diet of a stored text, which may have been typed in another form. */
export function parseDiet(text: string | null): Diet {
  const parts = (text ?? "").split(",").map((part) => part.trim());
  const optionOf = (part: string) => optionByText.get(part.toLowerCase());
  return {
    options: dietOptionNames.filter((name) => parts.some((part) => optionOf(part) === name)),
    other: parts.filter((part) => part && !optionOf(part)).join(", "),
  };
}
