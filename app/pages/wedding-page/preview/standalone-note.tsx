import type { ReactNode } from "react";
import { StandaloneDocument } from "../standalone-document.tsx";
import pageStyles from "../styles/error-page.css?inline";
import noteStyles from "./note.css?inline";

interface StandaloneNoteProps {
  title: string;
  script?: string;
  children: ReactNode;
}

export function StandaloneNote({ title, script, children }: StandaloneNoteProps) {
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
