export interface ToastMessage {
  title: string;
  description?: string;
  tone?: "plain" | "fault";
  action?: { label: string; onPress: () => void };
  /** In ms; without it 4000, or 8000 when there is something to press. */
  duration?: number;
}

export interface QueuedToast extends ToastMessage {
  id: number;
}

const mostVisible = 3;
const none: QueuedToast[] = [];

let queue: QueuedToast[] = none;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message in the corner. Call it from event handlers and effects: the server has no toasts. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  change([...queue, { ...message, id: lastId }].slice(-mostVisible));
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
