import { Image, type LucideIcon, Mail, MessageSquare } from "lucide-react";

// What the couple should look at now. A tool that has such things adds a line to each of the three:
// where they are dealt with (here), how they are counted (count-attention.server.ts), and what they
// are called (planner texts). The sidebar and the dashboard show them all.

/** In the order of the dashboard's list. */
export const attentionPlaces = {
  answers: { to: "/admin?tab=rsvp", icon: Mail },
  messages: { to: "/guest-messages", icon: MessageSquare },
  photos: { to: "/gallery-admin", icon: Image },
} as const satisfies Record<string, { to: string; icon: LucideIcon }>;

export type AttentionKind = keyof typeof attentionPlaces;

export const attentionKinds = Object.keys(attentionPlaces) as AttentionKind[];

/** How many of each there are. */
export type Attention = Record<AttentionKind, number>;

export const nothingToDo: Attention = { answers: 0, messages: 0, photos: 0 };
