import { budgetQuery } from "#app/features/budget/admin/budget-query.ts";
import { galleryQuery } from "#app/features/gallery/admin/rules.ts";
import { inboxQuery } from "#app/features/greetings/admin/inbox-query.ts";
import { answerQuery } from "#app/features/rsvp/admin/answer-query.ts";
import {
  ChartColumn,
  type IconData,
  Image,
  Mail,
  MessageSquare,
  ShieldQuestionMark,
  Store,
} from "#app/ui/icons.ts";

// A new kind needs its places here, its count in count-attention.server.ts and its name in texts.ts.

interface AttentionPlace {
  /** The entry of the sidebar; null without one. */
  entry: string | null;
  /** Shows only what waits. */
  to: string;
  icon: IconData;
}

export const attentionPlaces = {
  answers: { entry: answerQuery.href(), to: answerQuery.href(), icon: Mail },
  messages: { entry: inboxQuery.path, to: inboxQuery.href({ vis: "new" }), icon: MessageSquare },
  photos: { entry: galleryQuery.path, to: galleryQuery.href({ vis: "awaiting" }), icon: Image },
  payments: { entry: budgetQuery.path, to: budgetQuery.href({ vis: "plan" }), icon: ChartColumn },
  vendorAnswers: { entry: "/vendors", to: "/vendors/requests", icon: Store },
  held: { entry: null, to: "/held", icon: ShieldQuestionMark },
} satisfies Record<string, AttentionPlace>;

export type AttentionKind = keyof typeof attentionPlaces;

export const attentionKinds = Object.keys(attentionPlaces) as AttentionKind[];

export type Attention = Record<AttentionKind, number>;

export const noAttention: Attention = {
  answers: 0,
  messages: 0,
  photos: 0,
  payments: 0,
  vendorAnswers: 0,
  held: 0,
};
