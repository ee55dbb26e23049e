import { useCallback, useState } from "react";
import { useFocusAfterRemoval } from "#app/client/actions/use-focus-after-removal.ts";
import { CopyLink } from "#app/client/copy-link.tsx";
import { PageLinks } from "#app/client/lists/page-links.tsx";
import { useLive } from "#app/client/live/use-live.ts";
import { photosPerPage } from "#app/features/gallery/moderation/rules.ts";
import { shareSection } from "#app/features/weddings/rules.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { ActionResult } from "../actions/action-result.ts";
import { Outcome } from "../actions/outcome.tsx";
import { usePendingSubmissions, useSend } from "../actions/sending.ts";
import { applyOptimistic } from "./apply-optimistic.ts";
import { BlockSenderDialog } from "./block-sender-dialog.tsx";
import { GalleryHead, GallerySettings } from "./gallery-head.tsx";
import type { GalleryView, PhotoView } from "./load-gallery.server.ts";
import { PhotoCard } from "./photo-card.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { galleryAdminTexts as texts } from "./texts.ts";
import { galleryPath, hrefOf } from "./view.ts";

interface GalleryProps {
  gallery: GalleryView;
  /** To a form that was sent without script. */
  result: ActionResult | undefined;
}

/** The couple's gallery. */
export function Gallery({ gallery: loaded, result }: GalleryProps) {
  const gallery = applyOptimistic(loaded, usePendingSubmissions(galleryPath));
  const { lost } = useLive("photos");
  useSend(galleryPath);
  return (
    <>
      <GalleryHead hasPhotos={gallery.counts.all > 0} />
      <Outcome url={galleryPath} result={result} />
      <GallerySettings gallery={gallery} />
      <p role="status" className="text-14 text-muted empty:hidden">
        {lost && texts.lost}
      </p>
      {gallery.photos.length > 0 ? <Photos gallery={gallery} /> : <Nothing gallery={gallery} />}
    </>
  );
}

function Photos({ gallery: { photos, view, counts } }: { gallery: GalleryView }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [blockCandidate, setBlockCandidate] = useState<PhotoView | null>(null);
  const selected = photos.filter(({ id }) => chosen.has(id));
  const { list, remember } = useFocusAfterRemoval<HTMLUListElement>(photos.length, "input, a");

  const select = useCallback((id: string, isChosen: boolean) => {
    setChosen((before) => {
      const after = new Set(before);
      if (isChosen) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);

  return (
    <>
      <ul
        ref={list}
        onFocus={remember}
        className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 lg:gap-x-6 lg:gap-y-8 xl:grid-cols-4"
      >
        {photos.map((photo) => (
          <PhotoCard
            key={photo.id}
            photo={photo}
            selected={chosen.has(photo.id)}
            onSelect={select}
            onBlockSender={setBlockCandidate}
          />
        ))}
      </ul>
      <PageLinks
        texts={texts.pages}
        page={view.page}
        perPage={photosPerPage}
        shown={photos.length}
        total={counts[view.filter]}
        hrefOf={(page) => hrefOf({ ...view, page })}
      />
      {selected.length > 0 && (
        <SelectionBar
          photos={selected}
          onSelectAll={() => setChosen(new Set(photos.map(({ id }) => id)))}
          onClear={() => setChosen(new Set())}
        />
      )}
      <BlockSenderDialog photo={blockCandidate} onClose={() => setBlockCandidate(null)} />
    </>
  );
}

function Nothing({ gallery: { view, counts, page } }: { gallery: GalleryView }) {
  if (counts.all === 0) {
    return (
      <Sheet>
        <EmptyState
          size="large"
          heading="h2"
          title={texts.none.title}
          action={<CopyLink path={page} fallback={shareSection.path} />}
        >
          {texts.none.text}
        </EmptyState>
      </Sheet>
    );
  }
  const { filter } = view;
  const title = filter === "all" || counts[filter] > 0 ? texts.nothing.page : texts.nothing[filter];
  return (
    <Sheet>
      <EmptyState
        title={title}
        action={<ButtonLink to={hrefOf({})}>{texts.nothing.showAll}</ButtonLink>}
      />
    </Sheet>
  );
}
