export interface ToastMessage {
  title: string;
  description?: string;
  tone?: "plain" | "error";
  action?: { label: string; onPress: () => void };
  /** The next of the same key takes its place. */
  key?: string;
  /** In ms; without it 4000, or 8000 when there is something to press. */
  duration?: number;
}

export interface QueuedToast extends ToastMessage {
  id: number;
}

/** More only when each of them has something to press. */
export const mostVisible = 3;
const none: QueuedToast[] = [];

let queue: QueuedToast[] = none;
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a message in the corner, and answers the id to dismiss it by. Call it from event handlers and
 * effects: the server has no toasts.
 */
export function toast(message: ToastMessage): number {
  lastId += 1;
  const others = queue.filter(({ key }) => key === undefined || key !== message.key);
  change([...withRoom(others), { ...message, id: lastId }]);
  return lastId;
}

/** What can be pressed may be the only way back, so it stays until its time is over. */
function withRoom(toasts: QueuedToast[]): QueuedToast[] {
  let tooMany = toasts.length + 1 - mostVisible;
  return toasts.filter(({ action }) => action || tooMany-- <= 0);
}

export function dismiss(id: number): void {
  change(queue.filter((entry) => entry.id !== id));
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The messages shown now, oldest first. */
export function shownToasts(): QueuedToast[] {
  return queue;
}

export function noToasts(): QueuedToast[] {
  return none;
}

function change(next: QueuedToast[]): void {
  queue = next;
  for (const listener of listeners) listener();
}
