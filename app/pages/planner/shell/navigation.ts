import {
  ChartColumn,
  Gift,
  House,
  Image,
  Mail,
  MessageSquare,
  Pencil,
  Smartphone,
  Store,
  Users,
} from "lucide-react";
import { createIcon } from "#app/ui/create-icon.tsx";
import type { Area } from "../../shell/area.ts";
import { plannerTexts } from "../texts.ts";

/** The icon library has no round table seen from above. */
const SeatingIcon = createIcon(
  '<circle cx="12" cy="12" r="5.5"/><path d="M9.5 2.5h5M9.5 21.5h5M2.5 9.5v5M21.5 9.5v5"/>',
);

const { navigation } = plannerTexts;

export const destinationGroups: Area["groups"] = [
  {
    label: navigation.main,
    destinations: [
      { to: "/admin", label: navigation.overview, icon: House },
      { to: "/edit-wedding", label: navigation.edit, icon: Pencil },
      { to: "/admin?tab=rsvp", label: navigation.answers, icon: Mail },
      { to: "/wishlist-admin", label: navigation.wishes, icon: Gift },
      { to: "/gallery-admin", label: navigation.photos, icon: Image },
    ],
  },
  {
    label: navigation.planning,
    destinations: [
      { to: "/guest-list", label: navigation.guests, icon: Users },
      { to: "/seating-chart", label: navigation.seating, icon: SeatingIcon },
      { to: "/budget", label: navigation.budget, icon: ChartColumn },
      { to: "/vendors", label: navigation.vendors, icon: Store },
    ],
  },
  {
    label: navigation.communication,
    destinations: [
      { to: "/guest-messages", label: navigation.messages, icon: MessageSquare },
      { to: "/sms-campaigns", label: navigation.sms, icon: Smartphone },
    ],
  },
];

export const plannerArea: Area = {
  id: "planner",
  groups: destinationGroups,
  layoutId: "pages/planner/shell/shell",
};
