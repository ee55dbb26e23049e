import type { Model, Outcome } from "./state.ts";

/** The first browser gets a gift, and may send again to correct the name. */
export function reserve(model: Model, index: number, browser: number): Outcome {
  const wish = wishAt(model, index);
  if (!wish) return "gone";
  if (wish.holder !== null && wish.holder !== browser) return "taken";
  wish.holder = browser;
  return "ok";
}

/** Only its own browser frees a gift; another one changes nothing. */
export function release(model: Model, index: number, browser: number): Outcome {
  const wish = wishAt(model, index);
  if (!wish) return "gone";
  if (wish.holder === browser) wish.holder = null;
  return "ok";
}

export function resetByCouple(model: Model, index: number): Outcome {
  const wish = wishAt(model, index);
  if (wish) wish.holder = null;
  return "ok";
}

/** A gift that comes back is still reserved. */
export function setWishDeleted(model: Model, index: number, isDeleted: boolean): Outcome {
  const wish = model.wishes[index];
  if (wish) wish.isDeleted = isDeleted;
  return "ok";
}

function wishAt(model: Model, index: number) {
  const wish = model.wishes[index];
  return wish && !wish.isDeleted ? wish : null;
}
