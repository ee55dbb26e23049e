import type { ReactNode } from "react";
import { StandaloneDocument } from "../standalone-document.tsx";
import pageStyles from "../styles/error-page.css?inline";
import elements from "./elements/main.ts?script";
import noteStyles from "./note.css?inline";
import { previewTexts } from "./texts.ts";

const { nothingSent, waiting, withoutScript } = previewTexts;

export function WaitingNote({ backPath }: { backPath: string }) {
  return (
    <StandaloneNote title={previewTexts.label} script={elements}>
      <draft-sender data-back={backPath} hidden>
        <h1>{waiting.title}</h1>
        <p>{waiting.text}</p>
        <form method="post" />
      </draft-sender>
      <noscript>
        <h1>{withoutScript.title}</h1>
        <p>{withoutScript.text}</p>
        <a href={backPath}>{withoutScript.toDraft}</a>
      </noscript>
    </StandaloneNote>
  );
}

export function NothingSentNote() {
  return (
    <StandaloneNote title={nothingSent.title}>
      <h1>{nothingSent.title}</h1>
      <p>{nothingSent.text}</p>
      <a href="/preview">{nothingSent.back}</a>
    </StandaloneNote>
  );
}

interface StandaloneNoteProps {
  title: string;
  script?: string;
  children: ReactNode;
}

function StandaloneNote({ title, script, children }: StandaloneNoteProps) {
  return (
    <StandaloneDocument css={pageStyles + noteStyles} script={script}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <main className="error-page">
        <img src="/ornament/romantic/jaord/bloom.svg" width={296} height={346} alt="" />
        {children}
      </main>
    </StandaloneDocument>
  );
}
