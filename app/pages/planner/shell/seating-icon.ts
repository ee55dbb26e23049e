import { createLucideIcon } from "lucide-react";

/** The icon library has no round table seen from above. */
export const SeatingIcon = createLucideIcon("seating", [
  ["circle", { cx: "12", cy: "12", r: "5.5", key: "table" }],
  ["path", { d: "M9.5 2.5h5M9.5 21.5h5M2.5 9.5v5M21.5 9.5v5", key: "chairs" }],
]);
