import { formatTypedMoney } from "#app/platform/money.ts";
import { foldForSearch } from "#app/platform/search-text.ts";
import type { VendorCategory } from "../rules.ts";

/** A hundred million kroner, in øre, as in the budget. */
export const maxPrice = 100_000_000_00;

/** More than a wedding needs, also with several per category. */
export const maxChosen = 100;

/** Beginnings of folded words that name a category of the budget. The first ones fit best. */
const budgetWords: Record<VendorCategory, string[]> = {
  attire: ["antrekk", "kjole", "dress", "klaer"],
  flowers: ["blomst", "pynt"],
  catering: ["catering", "mat", "servering"],
  photographer: ["foto", "bilde"],
  cake: ["kake"],
  venue: ["lokale", "sted"],
  music: ["musikk", "underholdning"],
  planner: ["planlegg"],
  transport: ["transport", "bil"],
  video: ["video", "film", "foto"],
};

interface Named {
  id: string;
  name: string;
}

/** Returns the category of the budget in which a vendor's price belongs by its name, or null. */
export function findBudgetCategory<Category extends Named>(
  category: VendorCategory,
  categories: readonly Category[],
): Category | null {
  return findNamed(category, categories);
}

export interface OpenItem extends Named {
  payee: string | null;
  /** Nothing is agreed or paid, and no price follows the guests. */
  isPlanned: boolean;
}

/**
 * Returns the item of the budget that a vendor's price is for: one with the vendor's name, or else a
 * planned one that is named as the category. Null when it needs an item of its own.
 */
export function findBudgetItem<Item extends OpenItem>(
  { name, category }: { name: string; category: VendorCategory },
  items: readonly Item[],
): Item | null {
  const wanted = foldForSearch(name);
  const own = items.find((item) =>
    [item.name, item.payee ?? ""].some((each) => foldForSearch(each) === wanted),
  );
  const planned = items.filter(({ isPlanned, payee }) => isPlanned && !payee);
  return own ?? findNamed(category, planned);
}

function findNamed<Item extends Named>(
  category: VendorCategory,
  items: readonly Item[],
): Item | null {
  for (const beginning of budgetWords[category]) {
    const found = items.find(({ name }) =>
      foldForSearch(name)
        .split(/[^a-z0-9]/)
        .some((word) => word.startsWith(beginning)),
    );
    if (found) return found;
  }
  return null;
}

export interface EditedChoice {
  category: VendorCategory;
  name: string;
  contactPerson: string | null;
  phone: string | null;
  email: string | null;
  agreedPrice: number | null;
  notes: string | null;
  contractId: string | null;
}

/** Returns the values of the form of a chosen vendor. */
export function chosenForm(choice: Partial<EditedChoice>) {
  return {
    category: choice.category ?? "",
    name: choice.name ?? "",
    contactPerson: choice.contactPerson ?? "",
    phone: choice.phone ?? "",
    email: choice.email ?? "",
    agreedPrice: typeof choice.agreedPrice === "number" ? formatTypedMoney(choice.agreedPrice) : "",
    notes: choice.notes ?? "",
    contract: choice.contractId ?? "",
  };
}
