import type { DressForm } from "./dress-outline.ts";

/** The seven forms by which buyers choose. */
export const silhouetteForms = {
  a: { silhouette: "a", neckline: "v" },
  ball: { silhouette: "ball", neckline: "sweetheart" },
  mermaid: { silhouette: "mermaid", neckline: "sweetheart", sleeve: "offShoulder" },
  sheath: { silhouette: "sheath", neckline: "v", sleeve: "long" },
  empire: { silhouette: "empire", neckline: "straps" },
  slip: { silhouette: "slip", neckline: "deepV" },
  tea: { silhouette: "tea", neckline: "boat", sleeve: "cap" },
} as const satisfies Record<string, DressForm>;
