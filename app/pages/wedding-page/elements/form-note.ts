interface Note {
  text: string;
  action?: { label: string; onPress: () => void };
}

export function showNote(form: HTMLFormElement, { text, action }: Note): void {
  const last = form.querySelector(".form-note");
  const hadFocus = last?.contains(document.activeElement);
  last?.remove();
  const note = document.createElement("p");
  note.className = "form-note";
  note.append(text);
  if (action) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button button-quiet";
    button.dataset.retry = "";
    button.textContent = action.label;
    button.addEventListener("click", action.onPress);
    note.append(" ", button);
  }
  const end = form.querySelector(".form-end");
  if (end) end.before(note);
  else form.append(note);
  if (hadFocus) note.querySelector("button")?.focus();
}
