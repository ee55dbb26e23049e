import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useActions } from "#app/client/actions/submit.ts";
import { clearDraft, loadDraft, saveDraft } from "#app/client/forms/drafts.ts";
import { actionsAt } from "#app/platform/http/actions.ts";
import { conversationActions } from "../actions.ts";

export interface Attachment {
  id: string;
  name: string;
}

export interface OutgoingMessage {
  id: string;
  text: string;
  attachment: Attachment | null;
  state: "sending" | "failed";
}

/** What the tab keeps until it is sent. */
interface Draft {
  text: string;
  attachment: Attachment | null;
  outgoing: Omit<OutgoingMessage, "state">[];
}

const emptyDraft: Draft = { text: "", attachment: null, outgoing: [] };

/**
 * Holds what the user writes, in this tab, and each message until the thread has it. A message that
 * was not stored stays; sending it again stores it once.
 */
export function useOutgoing(
  conversationId: string,
  stored: readonly { id: string }[],
  textArea: RefObject<HTMLTextAreaElement | null>,
) {
  const actions = actionsAt(conversationActions, { id: conversationId });
  const { submit, pending } = useActions(actions);
  const [draft, setDraft] = useState(emptyDraft);
  /** An upload ends with the functions of the render in which it began. */
  const latest = useRef(draft);
  const key = `conversation-${conversationId}`;

  const change = (changed: Partial<Draft>) => {
    const next = { ...latest.current, ...changed };
    latest.current = next;
    setDraft(next);
    if (next.text || next.attachment || next.outgoing.length > 0) {
      saveDraft(key, conversationId, next);
    } else clearDraft(key);
  };
  // Runs before the next render, which would overwrite text typed while the page was loading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each conversation
  useLayoutEffect(() => {
    const kept = loadDraft(key, conversationId, readDraft);
    const typed = textArea.current?.value;
    if (kept || typed) change({ ...kept, ...(typed && { text: typed }) });
  }, [key, conversationId]);

  const storedIds = new Set(stored.map(({ id }) => id));
  const unsent = draft.outgoing.filter(({ id }) => !storedIds.has(id));
  const isOutdated = unsent.length < draft.outgoing.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the thread has got one of them
  useEffect(() => {
    if (isOutdated) change({ outgoing: unsent });
  }, [isOutdated]);

  const post = ({ id, text, attachment }: Omit<OutgoingMessage, "state">) =>
    submit("send", { id, text, attachmentId: attachment?.id ?? "" });
  const send = () => {
    const { text, attachment } = draft;
    const message = { id: crypto.randomUUID(), text, attachment };
    post(message);
    change({ text: "", attachment: null, outgoing: [...unsent, message] });
  };
  const sending = new Set(
    pending.map(({ intent, values }) => (intent === "send" ? String(values.get("id")) : "")),
  );
  const outgoing = unsent.map((message): OutgoingMessage => {
    return { ...message, state: sending.has(message.id) ? "sending" : "failed" };
  });

  return {
    actions,
    draft,
    change,
    send,
    outgoing,
    retry: post,
    remove: (id: string) => change({ outgoing: unsent.filter((message) => message.id !== id) }),
  };
}

/** The actions of one conversation. */
export type ConversationActions = ReturnType<typeof useOutgoing>["actions"];

function readDraft({ text, attachment, outgoing }: Draft): Draft | null {
  if (typeof text !== "string" || !Array.isArray(outgoing)) return null;
  return { text, attachment: attachment ?? null, outgoing };
}
