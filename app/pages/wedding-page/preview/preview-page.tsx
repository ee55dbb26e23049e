import { Icon } from "#app/ui/icon.tsx";
import { ChevronLeft } from "#app/ui/icons.ts";
import type { GuestPage } from "../guest-page.server.ts";
import { StandaloneDocument } from "../standalone-document.tsx";
import { WeddingPage } from "../wedding-page.tsx";
import elements from "./elements/main.ts?script";
import previewStyles from "./preview.css?inline";
import { previewTexts } from "./texts.ts";

interface PreviewPageProps {
  guestPage: GuestPage;
  backPath: string | null;
  isDraft: boolean;
}

export function PreviewPage({ guestPage, backPath, isDraft }: PreviewPageProps) {
  const { css, fonts, page } = guestPage;
  const framed = backPath === null ? (isDraft ? "again" : "first") : undefined;
  const bar = backPath !== null && (
    <PreviewBar backPath={backPath} hasExamples={hasExamples(guestPage)} />
  );
  return (
    <StandaloneDocument css={css + previewStyles} fonts={fonts} script={elements} icon={page.icon}>
      <title>{previewTexts.title(page.names)}</title>
      <meta name="robots" content="noindex" />
      <wedding-preview data-framed={framed}>
        <WeddingPage guestPage={guestPage} bar={bar} />
      </wedding-preview>
    </StandaloneDocument>
  );
}

interface PreviewBarProps {
  backPath: string;
  hasExamples: boolean;
}

function PreviewBar({ backPath, hasExamples }: PreviewBarProps) {
  return (
    <aside className="preview-bar" aria-label={previewTexts.label}>
      <a href={backPath}>
        <Icon icon={ChevronLeft} size={20} /> {previewTexts.back}
      </a>
      <p>
        <b>{previewTexts.heading}</b>
        {hasExamples && <span>{previewTexts.examples}</span>}
      </p>
    </aside>
  );
}

function hasExamples({ wishes, gallery }: GuestPage): boolean {
  return (
    gallery.photos.some(({ example }) => example) ||
    Boolean(wishes.cards?.some(({ state }) => state === "example"))
  );
}
