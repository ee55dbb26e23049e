import { lateModule } from "./late-module.ts";

/** Parts of Radix for what no page shows at first, which weigh as much as two screens. */
export const useOverlays = lateModule(() => import("./radix-overlays.ts"));
