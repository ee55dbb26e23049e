import { StandaloneNote } from "./standalone-note.tsx";
import { previewTexts } from "./texts.ts";

const { title, text, back } = previewTexts.nothingSent;

export function NothingSentNote() {
  return (
    <StandaloneNote title={title}>
      <h1>{title}</h1>
      <p>{text}</p>
      <a href="/preview">{back}</a>
    </StandaloneNote>
  );
}
