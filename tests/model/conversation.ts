import type { Conversation, Model, Outcome, User } from "./state.ts";

export function say(model: Model, from: User, id: string): Outcome {
  const { conversation } = model;
  if (conversation.messages.some((message) => message.id === id)) return "ok";
  if (conversation.blockedBy) return "blocked";
  conversation.messages.push({ id, from });
  return "ok";
}

export function markRead({ conversation }: Model, user: User): Outcome {
  conversation.read[user] = conversation.messages.length;
  return "ok";
}

/** Only the side that has blocked unblocks. */
export function setBlocked({ conversation }: Model, user: User, isBlocked: boolean): Outcome {
  const by = isBlocked ? null : sideOf(user);
  if (conversation.blockedBy === by) conversation.blockedBy = isBlocked ? sideOf(user) : null;
  return "ok";
}

/** What the partner has written is not unread. */
export function hasUnread({ messages, read }: Conversation, user: User): boolean {
  return messages.slice(read[user]).some(({ from }) => sideOf(from) !== sideOf(user));
}

function sideOf(user: User): "couple" | "vendor" {
  return user === "vendor" ? "vendor" : "couple";
}
