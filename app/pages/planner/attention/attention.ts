import { Image, type LucideIcon, Mail, MessageSquare, ShieldQuestionMark } from "lucide-react";

// A new kind needs its path here, its count in count-attention.server.ts and its name in texts.ts.

export const attentionPlaces = {
  answers: { to: "/admin?tab=rsvp", icon: Mail },
  messages: { to: "/guest-messages", icon: MessageSquare },
  photos: { to: "/gallery-admin", icon: Image },
  held: { to: "/held", icon: ShieldQuestionMark },
} as const satisfies Record<string, { to: string; icon: LucideIcon }>;

export type AttentionKind = keyof typeof attentionPlaces;

export const attentionKinds = Object.keys(attentionPlaces) as AttentionKind[];

export type Attention = Record<AttentionKind, number>;

export const noAttention: Attention = { answers: 0, messages: 0, photos: 0, held: 0 };
