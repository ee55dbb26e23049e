import { ActionForm, ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { useActions } from "#app/client/actions/submit.ts";
import { CopyLink } from "#app/client/copy-link.tsx";
import { FilterLinks } from "#app/client/lists/filter-links.tsx";
import { ConnectionNotice } from "#app/client/live/use-live.tsx";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { NoWedding } from "#app/client/loading/no-wedding.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { findOwnedWedding } from "#app/features/weddings/access.server.ts";
import { shareSection } from "#app/features/weddings/rules.ts";
import { weddingTopics } from "#app/features/weddings/topics.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Download, ExternalLink } from "#app/ui/icons.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { galleryTopics } from "../topics.ts";
import type { Route } from "./+types/gallery-admin.ts";
import { handleGalleryAction } from "./actions.server.ts";
import { applyGalleryActions, galleryActions } from "./actions.ts";
import { PhotoGrid } from "./photo-grid.tsx";
import { type GalleryView, loadGallery } from "./queries.server.ts";
import { galleryQuery, photoFilters, zipHref } from "./rules.ts";
import { galleryAdminTexts as texts } from "./texts.ts";

export async function loader({ request, url }: Route.LoaderArgs) {
  const weddingId = await findOwnedWedding(request);
  if (!weddingId) return { gallery: null };
  const { vis: filter, side: page } = galleryQuery.parse(url.searchParams);
  return { gallery: await loadGallery(weddingId, { filter, page }) };
}

export const action = handleGalleryAction;
export const clientAction = createClientAction(galleryActions);

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.notLoaded} />;
}

export default function GalleryAdmin({ loaderData, actionData }: Route.ComponentProps) {
  useStaleIfError(texts.notLoaded);
  const { gallery } = loaderData;
  return (
    <>
      <ActionNotice actions={galleryActions} result={actionData} />
      {gallery ? <GalleryScreen gallery={gallery} /> : <NoWedding text={texts.noWedding} />}
    </>
  );
}

function GalleryScreen({ gallery: loaded }: { gallery: GalleryView }) {
  const { submit, pending } = useActions(galleryActions);
  const gallery = applyGalleryActions(loaded, pending);
  const { filter, page, counts, photos } = gallery;
  return (
    <>
      <PageHeader title={texts.title}>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:buttons:flex-1">
          {counts.all > 0 && (
            <ButtonLink to={zipHref()} reloadDocument download variant="quiet">
              <Icon icon={Download} />
              {texts.download}
              <span className="sr-only">{texts.downloadHint}</span>
            </ButtonLink>
          )}
          <ButtonLink to="/preview" reloadDocument target="_blank">
            <Icon icon={ExternalLink} />
            {texts.preview}
            <span className="sr-only">{texts.newTab}</span>
          </ButtonLink>
        </div>
      </PageHeader>
      <GallerySettings gallery={gallery} />
      <ConnectionNotice
        topics={[galleryTopics.photos, weddingTopics.visitors]}
        text={texts.connectionLost}
      />
      {photos.length > 0 ? (
        <PhotoGrid key={`${filter} ${page}`} gallery={gallery} submit={submit} />
      ) : (
        <Sheet>
          <NoPhotos gallery={gallery} />
        </Sheet>
      )}
    </>
  );
}

function GallerySettings({ gallery }: { gallery: GalleryView }) {
  const { filter: current, counts, approvePhotos } = gallery;
  return (
    <Sheet className="grid gap-4 p-4 lg:flex lg:items-center lg:justify-between lg:px-6">
      <ActionForm actions={galleryActions} intent="approval" values={{}}>
        <Switch
          id="godkjenn"
          name="approve"
          value={approvePhotos ? "off" : "on"}
          checked={approvePhotos}
          label={texts.approval.label}
          hint={texts.approval.hint}
        />
      </ActionForm>
      {counts.all > 0 && (
        <FilterLinks
          label={texts.filters.label}
          choices={photoFilters.map((filter) => ({
            key: filter,
            to: galleryQuery.href({ vis: filter }),
            isCurrent: filter === current,
            label: texts.filters[filter],
            count: counts[filter],
          }))}
        />
      )}
    </Sheet>
  );
}

function NoPhotos({ gallery: { filter, counts, weddingPath } }: { gallery: GalleryView }) {
  if (counts.all === 0) {
    return (
      <EmptyState
        size="large"
        heading="h2"
        title={texts.empty.title}
        action={<CopyLink path={weddingPath} fallback={shareSection.path} />}
      >
        {texts.empty.text}
      </EmptyState>
    );
  }
  const isPastLast = filter === "all" || counts[filter] > 0;
  return (
    <EmptyState
      title={isPastLast ? texts.noMatches.page : texts.noMatches[filter]}
      action={<ButtonLink to={galleryQuery.href()}>{texts.noMatches.showAll}</ButtonLink>}
    />
  );
}
