import { Mail, Star, Store } from "#app/ui/icons.ts";
import type { Area } from "../shell/area.ts";
import { navigationTexts as navigation } from "./navigation-texts.ts";

const layoutId = "pages/for-vendors/shell";

export const requestsPath = "/for-vendors/requests";

export const vendorArea: Area = {
  id: "vendor",
  groups: [
    {
      label: navigation.group,
      destinations: [
        { to: "/for-vendors", label: navigation.entry, icon: Store, end: true },
        { to: requestsPath, label: navigation.requests, icon: Mail },
        { to: "/for-vendors/reviews", label: navigation.reviews, icon: Star },
      ],
    },
  ],
  layoutId,
};

/** Of an account without a profile. */
export const newVendorArea: Area = {
  id: "vendor",
  groups: [
    {
      label: navigation.group,
      destinations: [{ to: "/for-vendors/register", label: navigation.register, icon: Store }],
    },
  ],
  layoutId,
};
