import elements from "./elements/main.ts?script";
import { StandaloneNote } from "./standalone-note.tsx";
import { previewTexts } from "./texts.ts";

const { waiting, withoutScript } = previewTexts;

export function WaitingNote({ back }: { back: string }) {
  return (
    <StandaloneNote title={previewTexts.label} script={elements}>
      <draft-sender data-back={back} hidden>
        <h1>{waiting.title}</h1>
        <p>{waiting.text}</p>
        <form method="post" />
      </draft-sender>
      <noscript>
        <h1>{withoutScript.title}</h1>
        <p>{withoutScript.text}</p>
        <a href={back}>{withoutScript.toDraft}</a>
      </noscript>
    </StandaloneNote>
  );
}
