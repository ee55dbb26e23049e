import { useEffect } from "react";
import { type ToastMessage, toast } from "#app/ui/toast-queue.ts";

interface FlashMessageProps {
  message: string | null;
  tone?: ToastMessage["tone"];
}

/** What the action that led to this page has to say; see `readFlash`. */
export function FlashMessage({ message, tone = "plain" }: FlashMessageProps) {
  useEffect(() => {
    if (message) toast({ title: message, tone });
  }, [message, tone]);
  if (!message) return null;
  return (
    <noscript>
      <p role="status">{message}</p>
    </noscript>
  );
}
