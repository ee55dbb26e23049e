export interface NoteAction {
  label: string;
  onPress: () => void;
}

/** Replaces the note of a form or of a wish's card. Screen readers announce an alert at once. */
export function showNote(
  host: Element,
  text: string,
  actions: NoteAction[] = [],
  role: "alert" | null = null,
): void {
  const hadFocus = removeNote(host);
  const note = document.createElement("p");
  note.className = "form-note";
  note.role = role;
  note.append(text);
  for (const { label, onPress } of actions) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button button-quiet";
    button.textContent = label;
    button.addEventListener("click", onPress);
    note.append(" ", button);
  }
  // A card may contain the closed dialog with the form.
  const end = host.matches("form") ? host.querySelector(".form-end") : null;
  if (end) end.before(note);
  else host.append(note);
  if (role) note.scrollIntoView({ block: "nearest" });
  if (hadFocus) note.querySelector("button")?.focus();
}

export function removeNote(host: Element): boolean {
  const note = host.querySelector(host.matches("form") ? ".form-note" : ":scope > .form-note");
  const hadFocus = note?.contains(document.activeElement) ?? false;
  note?.remove();
  return hadFocus;
}
