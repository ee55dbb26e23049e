import { useHideSender } from "#app/client/actions/hide-sender.tsx";
import type { SubmitAction } from "#app/client/actions/submit.ts";
import { useFocusAfterRemoval } from "#app/client/actions/use-focus-after-removal.ts";
import { PageLinks } from "#app/client/lists/page-links.tsx";
import { SelectionBar, useSelection } from "#app/client/lists/selection.tsx";
import { Check, Download, Eye, EyeOff, Trash2 } from "#app/ui/icons.ts";
import type { galleryActions } from "./actions.ts";
import { PhotoCard } from "./photo-card.tsx";
import type { GalleryView } from "./queries.server.ts";
import { galleryQuery, photosPerPage, statusOf, zipHref, zipHrefOf } from "./rules.ts";
import { galleryAdminTexts as texts } from "./texts.ts";

interface PhotoGridProps {
  gallery: GalleryView;
  submit: SubmitAction<typeof galleryActions>;
}

export function PhotoGrid({ gallery, submit }: PhotoGridProps) {
  const { photos, filter, page, counts } = gallery;
  const selection = useSelection(photos, counts[filter]);
  const hideSender = useHideSender();
  const { list, rememberFocus } = useFocusAfterRemoval<HTMLUListElement>(photos.length, "input, a");

  const { selected, isEverything } = selection;
  const ids = selected.map(({ id }) => id);
  const move = (to: "shown" | "hidden") =>
    submit("move", isEverything ? { matching: filter, to } : { [to]: ids });
  const areAll = (status: string) => selected.every((photo) => statusOf(photo) === status);
  const toShow = selected.filter((photo) => statusOf(photo) !== "shown");
  const isApproval = toShow.every((photo) => statusOf(photo) === "awaiting");
  const show = isApproval
    ? { icon: Check, label: texts.photo.approve }
    : { icon: Eye, label: texts.selection.show };
  const hide = { icon: EyeOff, label: texts.selection.hide };

  return (
    <>
      <ul
        ref={list}
        onFocus={rememberFocus}
        className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 lg:gap-x-6 lg:gap-y-8 xl:grid-cols-4"
      >
        {photos.map((photo) => (
          <PhotoCard
            key={photo.id}
            photo={photo}
            selected={selection.isSelected(photo.id)}
            onSelect={selection.toggle}
            submit={submit}
            onBlockSender={({ id }) => hideSender.ask(() => submit("hide-sender", { photo: id }))}
          />
        ))}
      </ul>
      <PageLinks
        texts={texts.pages}
        page={page}
        perPage={photosPerPage}
        shownCount={photos.length}
        total={counts[filter]}
        hrefOf={(side) => galleryQuery.href({ vis: filter, side })}
      />
      <SelectionBar
        label={texts.selection.label}
        selection={selection}
        actions={[
          ...(areAll("shown") ? [] : [{ ...show, onPress: () => move("shown") }]),
          ...(areAll("hidden") ? [] : [{ ...hide, onPress: () => move("hidden") }]),
          {
            icon: Download,
            label: texts.selection.download,
            downloads: isEverything ? zipHref(filter) : zipHrefOf(ids),
          },
          {
            icon: Trash2,
            label: texts.selection.delete,
            onPress: () => submit("delete", isEverything ? { matching: filter } : { photo: ids }),
          },
        ]}
      />
      {hideSender.dialog}
    </>
  );
}
