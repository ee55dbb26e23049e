export interface ToastMessage {
  title: string;
  description?: string;
  tone?: "plain" | "error";
  action?: { label: string; onPress: () => void };
  /** A later message with the same key replaces this one. */
  key?: string;
}

export interface QueuedToast extends ToastMessage {
  id: number;
}

/** Exceeded only when every message has an action. */
export const maxVisible = 3;
const emptyQueue: QueuedToast[] = [];

let queue: QueuedToast[] = emptyQueue;
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Returns the id for `dismiss`. Must be called in event handlers or effects: the server has no
 * toasts.
 */
export function toast(message: ToastMessage): number {
  lastId += 1;
  const others = queue.filter(({ key }) => key === undefined || key !== message.key);
  setQueue([...dropOldest(others), { ...message, id: lastId }]);
  return lastId;
}

/** Messages with an action stay until they expire: the action may be the only undo. */
function dropOldest(toasts: QueuedToast[]): QueuedToast[] {
  let isOverLimit = toasts.length + 1 - maxVisible;
  return toasts.filter(({ action }) => action || isOverLimit-- <= 0);
}

export function dismiss(id: number): void {
  setQueue(queue.filter((queuedToast) => queuedToast.id !== id));
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the visible messages, oldest first. */
export function getToasts(): QueuedToast[] {
  return queue;
}

export function getServerToasts(): QueuedToast[] {
  return emptyQueue;
}

function setQueue(next: QueuedToast[]): void {
  queue = next;
  for (const listener of listeners) listener();
}
