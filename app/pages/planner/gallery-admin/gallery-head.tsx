import { Download, ExternalLink } from "lucide-react";
import { FilterLinks } from "#app/client/lists/filter-links.tsx";
import { photoFilters } from "#app/features/gallery/moderation/rules.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { useSendForm } from "../actions/sending.ts";
import type { GalleryView } from "./load-gallery.server.ts";
import { galleryAdminTexts as texts } from "./texts.ts";
import { galleryPath, hrefOf, zipHref } from "./view.ts";

/** The page's title, and what concerns all photos. */
export function GalleryHead({ hasPhotos }: { hasPhotos: boolean }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <h1 tabIndex={-1} className="text-d31 outline-hidden">
        {texts.title}
      </h1>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
        {hasPhotos && (
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
    </header>
  );
}

interface GallerySettingsProps {
  gallery: GalleryView;
}

/** Whether photos wait to be approved, and which of them are shown below. */
export function GallerySettings({ gallery }: GallerySettingsProps) {
  const { view, counts, approvePhotos } = gallery;
  return (
    <Sheet className="grid gap-4 p-4 lg:flex lg:items-center lg:justify-between lg:px-6">
      <form method="post" onSubmit={useSendForm(galleryPath)}>
        <input type="hidden" name="intent" value="approval" />
        <Switch
          id="godkjenn"
          name="approve"
          value={approvePhotos ? "off" : "on"}
          checked={approvePhotos}
          label={texts.approval.label}
          hint={texts.approval.hint}
        />
      </form>
      {counts.all > 0 && (
        <FilterLinks
          label={texts.filters.label}
          choices={photoFilters.map((filter) => ({
            key: filter,
            to: hrefOf({ filter: filter }),
            isCurrent: view.filter === filter,
            label: texts.filters[filter],
            count: counts[filter],
          }))}
        />
      )}
    </Sheet>
  );
}
