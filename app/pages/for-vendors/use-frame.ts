import { useMemo } from "react";
import type { Area, NewCounts } from "../shell/area.ts";
import { newVendorArea, requestsPath, vendorArea } from "./area.ts";
import type { VendorFrame } from "./load-frame.server.ts";
import { navigationTexts } from "./navigation-texts.ts";

/** The vendor's sidebar, as the frame of an area takes it. */
export function useVendorFrame(
  frame: VendorFrame | null,
): { area: Area; counts: NewCounts } | null {
  const waiting = frame?.waiting ?? 0;
  const counts = useMemo(() => {
    const title = navigationTexts.newRequests(waiting);
    return { [requestsPath]: { count: waiting, title } };
  }, [waiting]);
  return frame && { area: frame.waiting === null ? newVendorArea : vendorArea, counts };
}
