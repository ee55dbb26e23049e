import { toast } from "#app/ui/toast-queue.ts";
import { clientTexts } from "./texts.ts";

const { title, retry } = clientTexts.errors;

interface ErrorToastOptions {
  onRetry?: (() => void) | undefined;
  key?: string;
}

/** Returns the id for `dismiss`. A message that begins as the title does is the title itself. */
export function showError(
  message: string,
  { onRetry, ...options }: ErrorToastOptions = {},
): number {
  const words = message.startsWith(title) ? { title: message } : { title, description: message };
  const action = onRetry && { action: { label: retry, onPress: onRetry } };
  return toast({ ...words, ...action, ...options, tone: "error" });
}
