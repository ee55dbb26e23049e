import { Download, ExternalLink } from "lucide-react";
import { Link } from "react-router";
import { shelves } from "#app/features/gallery/curating/rules.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { useSendForm } from "../acts/sending.ts";
import type { GalleryView } from "./load-gallery.server.ts";
import { galleryAdminTexts as texts } from "./texts.ts";
import { addressOf, galleryPath, zipAddressOf } from "./view.ts";

/** The page's title, and what concerns all photos. */
export function GalleryHead({ hasPhotos }: { hasPhotos: boolean }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <h1 tabIndex={-1} className="text-d31 outline-hidden">
        {texts.title}
      </h1>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
        {hasPhotos && (
          <ButtonLink to={zipAddressOf()} reloadDocument download variant="quiet">
            <Icon of={Download} />
            {texts.download}
            <span className="sr-only">{texts.downloadHint}</span>
          </ButtonLink>
        )}
        <ButtonLink to="/preview" reloadDocument target="_blank">
          <Icon of={ExternalLink} />
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
          on={approvePhotos}
          label={texts.approval.label}
          hint={texts.approval.hint}
        />
      </form>
      {counts.all > 0 && (
        <nav aria-label={texts.shelves.label}>
          <ul className="flex divide-x divide-rule overflow-hidden rounded-m border border-edge bg-sheet">
            {shelves.map((shelf) => (
              <li key={shelf} className="max-lg:flex-1">
                <Link
                  to={addressOf({ shelf })}
                  preventScrollReset
                  aria-current={view.shelf === shelf ? "true" : undefined}
                  className="flex h-[calc(var(--spacing-control)-2px)] items-center justify-center gap-1.5 px-2 text-14 font-medium whitespace-nowrap text-ink-2 hover:bg-paper-2 focus-visible:-outline-offset-3 sm:px-3 aria-[current=true]:bg-ink aria-[current=true]:text-on-ink aria-[current=true]:focus-visible:outline-on-ink"
                >
                  {texts.shelves[shelf]}
                  <span className="font-normal tabular-nums opacity-75 max-sm:sr-only">
                    {counts[shelf]}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Sheet>
  );
}
