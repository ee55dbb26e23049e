// What is typed and not saved yet, kept in this tab: a session can end at any word.

/** Of each short form the texts that are kept. A password, a code or a file is none of them. */
const shortForms = {
  wish: [
    "intent",
    "id",
    "wasTitle",
    "wasDescription",
    "wasPrice",
    "wasImage",
    "title",
    "description",
    "price",
    "imageUrl",
  ],
  "gift-box": ["wasAccount", "wasNote", "giftAccount", "giftNote"],
  profile: ["displayName"],
} as const;

type ShortForm = keyof typeof shortForms;
type DraftForm = ShortForm | "edit-wedding";
export type DraftOf<Form extends ShortForm> = Record<(typeof shortForms)[Form][number], string>;

/** What this tab keeps of a short form of `owner`, a wedding or an account; null for nothing. */
export function loadDraft<Form extends ShortForm>(form: Form, owner: string): DraftOf<Form> | null {
  return readDraft(form, owner, (written) => textsOf(form, (field) => written[field]));
}

/** Keeps what is typed in a short form as long as it differs from what is stored. */
export function saveDraft<Form extends ShortForm>(
  form: Form,
  owner: string,
  typed: FormData,
  stored: Partial<DraftOf<Form>>,
): void {
  const texts = textsOf(form, (field) => typed.get(field) ?? "");
  const isChanged = Object.entries(stored).some(([field, text]) => typed.get(field) !== text);
  if (texts && isChanged) writeDraft(form, owner, texts);
  else clearDraft(form);
}

/** What `read` makes of what is kept; anything unreadable counts as nothing. */
export function readDraft<Written>(
  form: DraftForm,
  owner: string,
  read: (written: ReturnType<typeof JSON.parse>) => Written | null,
): Written | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(form) ?? "null");
    return kept?.owner === owner ? read(kept.written) : null;
  } catch {
    return null;
  }
}

/** Keeps what is written, where the browser keeps anything, until it is saved or given up. */
export function writeDraft(form: DraftForm, owner: string, written: object): void {
  try {
    window.sessionStorage.setItem(form, JSON.stringify({ owner, written }));
  } catch {
    // Then it lasts as long as the page.
  }
}

export function clearDraft(form: DraftForm): void {
  try {
    window.sessionStorage.removeItem(form);
  } catch {
    // Nothing could be kept there either.
  }
}

/** Forgets what is kept of a short form where `isSaved` says that it is stored by now. */
export function clearDraftIfSaved<Form extends ShortForm>(
  form: Form,
  owner: string,
  isSaved: (kept: DraftOf<Form>) => boolean,
): void {
  const kept = loadDraft(form, owner);
  if (kept && isSaved(kept)) clearDraft(form);
}

/** For whoever signs out, or ends the account or the wedding: nothing of theirs stays behind. */
export function clearAllDrafts(): void {
  for (const form of Object.keys(shortForms) as ShortForm[]) clearDraft(form);
  clearDraft("edit-wedding");
}

function textsOf<Form extends ShortForm>(
  form: Form,
  textIn: (field: string) => unknown,
): DraftOf<Form> | null {
  const texts = shortForms[form].map((field) => [field, textIn(field)]);
  if (texts.some(([, text]) => typeof text !== "string")) return null;
  return Object.fromEntries(texts);
}
