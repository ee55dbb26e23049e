import { Check, ExternalLink, Eye, EyeOff, Heart, Trash2 } from "lucide-react";
import { type ComponentProps, memo } from "react";
import { statusOf } from "#app/features/gallery/moderation/rules.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LongText } from "#app/ui/long-text.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { ActionForm } from "../actions/action-form.tsx";
import type { ActionFields } from "../actions/action-result.ts";
import { deleteFields, moveFields, unblockSenderFields } from "./actions.ts";
import type { PhotoView } from "./load-gallery.server.ts";
import { PhotoMenu } from "./photo-menu.tsx";
import { galleryAdminTexts } from "./texts.ts";
import { galleryPath } from "./view.ts";

const { photo: texts, filters, newTab } = galleryAdminTexts;
const sizes = "(min-width: 1280px) 270px, (min-width: 640px) 31vw, calc(50vw - 22px)";

interface PhotoCardProps {
  photo: PhotoView;
  selected: boolean;
  onSelect: (id: string, selected: boolean) => void;
  onBlockSender: (photo: PhotoView) => void;
}

/** One photo with all that can be done about it. */
export const PhotoCard = memo(function PhotoCard({
  photo,
  selected,
  onSelect,
  onBlockSender,
}: PhotoCardProps) {
  const { id, by, guestName, caption, time, likes } = photo;
  const status = statusOf(photo);
  return (
    <li className="flex min-w-0 flex-col">
      <div
        className={classNames(
          "relative rounded-m bg-paper-3",
          selected && "outline-2 outline-offset-2 outline-ink",
        )}
      >
        <a
          href={photo.picture.large}
          target="_blank"
          rel="noreferrer"
          className="block overflow-hidden rounded-m"
        >
          <Picture photo={photo} faded={status === "hidden"} />
          <span className="sr-only">{newTab}</span>
        </a>
        <Checkbox
          name="selected"
          id={`velg-${id}`}
          checked={selected}
          onChange={(event) => onSelect(id, event.currentTarget.checked)}
          label={<span className="sr-only">{texts.select(by)}</span>}
          className="absolute top-0 left-0 items-start! p-2.5 lg:min-h-10! noscript:hidden"
        />
        {status !== "shown" && (
          <span className="pointer-events-none absolute top-2.5 right-2.5">
            <Badge tone={status === "awaiting" ? "messing" : "sheet"}>{filters[status]}</Badge>
          </span>
        )}
      </div>
      <div className="relative flex gap-1 pt-2">
        <div className="min-w-0 flex-1">
          <h2
            className={classNames(
              "truncate font-text text-15 font-semibold tracking-normal max-lg:pr-9",
              !guestName && "font-normal text-muted",
            )}
          >
            <bdi>{by}</bdi>
          </h2>
          {caption && (
            <LongText
              text={caption}
              clamp="line-clamp-3 group-open:line-clamp-none"
              className="text-14 wrap-anywhere text-ink-2"
            />
          )}
          <p className="text-13 whitespace-nowrap text-muted">
            <time dateTime={time.iso}>{time.words}</time>
          </p>
          {likes > 0 && (
            <p className="flex items-center gap-1 pt-0.5 text-13 text-muted tabular-nums">
              <Icon icon={Heart} size={14} />
              {texts.likes(likes)}
            </p>
          )}
        </div>
        <div className="-mr-2 flex flex-none flex-col max-lg:hidden">
          <Tooltip text={texts.open} side="left">
            <ButtonLink
              to={photo.picture.large}
              reloadDocument
              target="_blank"
              rel="noreferrer"
              aria-label={texts.openOf(by)}
              variant="quiet"
              size="small"
              iconOnly
            >
              <Icon icon={ExternalLink} size={18} />
            </ButtonLink>
          </Tooltip>
          <ActionButton
            fields={deleteFields(id)}
            aria-label={texts.deleteOf(by)}
            variant="quiet"
            size="small"
            iconOnly
          >
            <Icon icon={Trash2} size={18} />
          </ActionButton>
        </div>
        <div className="absolute max-lg:top-0 max-lg:-right-2 lg:-top-10 lg:right-2">
          <PhotoMenu photo={photo} onBlockSender={onBlockSender} />
        </div>
      </div>
      <Choices photo={photo} />
    </li>
  );
});

function Picture({ photo: { picture }, faded }: { photo: PhotoView; faded: boolean }) {
  return (
    <picture>
      {picture.avifSrcSet && <source type="image/avif" srcSet={picture.avifSrcSet} sizes={sizes} />}
      <img
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={sizes}
        alt={picture.alt}
        loading="lazy"
        decoding="async"
        className={classNames(
          "aspect-4/3 w-full object-cover text-13 outline-1 -outline-offset-1 outline-ink/10",
          faded && "opacity-35 grayscale",
        )}
      />
    </picture>
  );
}

/** What a photo asks of the couple where it stands. */
function Choices({ photo }: { photo: PhotoView }) {
  const { id, senderBlocked, status } = photo;
  if (senderBlocked) {
    return (
      <ActionButton fields={unblockSenderFields(id)} size="small" className="pt-2">
        <Icon icon={Eye} size={18} />
        {texts.showSender}
      </ActionButton>
    );
  }
  if (status === "hidden") {
    return (
      <ActionButton fields={moveFields("shown", id)} size="small" className="pt-2">
        <Icon icon={Eye} size={18} />
        {texts.show}
      </ActionButton>
    );
  }
  if (status === "awaiting") {
    return (
      <div className="flex flex-wrap gap-x-2 gap-y-1 pt-2">
        <ActionButton fields={moveFields("shown", id)} size="small" className="flex-1">
          <Icon icon={Check} size={18} />
          {texts.approve}
        </ActionButton>
        <ActionButton
          fields={moveFields("hidden", id)}
          variant="quiet"
          size="small"
          className="flex-1"
        >
          <Icon icon={EyeOff} size={18} />
          {texts.hide}
        </ActionButton>
      </div>
    );
  }
  return null;
}

interface ActionButtonProps extends ComponentProps<typeof Button> {
  /** What it sends. */
  fields: ActionFields;
}

function ActionButton({ fields, className, ...button }: ActionButtonProps) {
  return (
    <ActionForm url={galleryPath} fields={fields} className={className}>
      <Button {...button} className="w-full" />
    </ActionForm>
  );
}
