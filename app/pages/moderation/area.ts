import {
  BadgeCheck,
  Clock,
  Flag,
  Mail,
  MessageSquareWarning,
  Tag,
  UserCog,
} from "#app/ui/icons.ts";
import type { Area } from "../shell/area.ts";
import { moderationTexts } from "./texts.ts";

const { navigation } = moderationTexts;

export const moderationArea: Area = {
  id: "moderation",
  groups: [
    {
      label: navigation.group,
      destinations: [
        { to: "/moderation/vendors", label: navigation.vendors, icon: BadgeCheck },
        { to: "/moderation/listings", label: navigation.listings, icon: Tag },
        { to: "/moderation/reviews", label: navigation.reviews, icon: Flag },
        { to: "/moderation/reports", label: navigation.reports, icon: MessageSquareWarning },
        { to: "/moderation/newsletter", label: navigation.newsletter, icon: Mail },
        { to: "/moderation/roles", label: navigation.roles, icon: UserCog },
        { to: "/moderation/audit", label: navigation.audit, icon: Clock },
      ],
    },
  ],
  layoutId: "pages/moderation/shell",
};

/** Nothing here is live; each page is loaded anew. */
export const moderationLiveTopics = [];
