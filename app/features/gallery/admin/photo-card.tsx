import { type ComponentProps, memo } from "react";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import type { SubmitAction } from "#app/client/actions/submit.ts";
import { ToSelectionBar } from "#app/client/lists/selection.tsx";
import { clientTexts } from "#app/client/texts.ts";
import type { ActionValues } from "#app/platform/http/actions.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import {
  Check,
  ExternalLink,
  Eye,
  EyeOff,
  Heart,
  type IconData,
  Trash2,
  UserX,
} from "#app/ui/icons.ts";
import { LongText } from "#app/ui/long-text.tsx";
import { MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { type GalleryIntent, galleryActions } from "./actions.ts";
import type { PhotoView } from "./queries.server.ts";
import { statusOf } from "./rules.ts";
import { galleryAdminTexts } from "./texts.ts";

const { photo: texts, filters, newTab } = galleryAdminTexts;
const sizes = "(min-width: 1280px) 270px, (min-width: 640px) 31vw, calc(50vw - 22px)";

interface PhotoMenuProps {
  photo: PhotoView;
  submit: SubmitAction<typeof galleryActions>;
  onBlockSender: (photo: PhotoView) => void;
}

interface PhotoCardProps extends PhotoMenuProps {
  selected: boolean;
  onSelect: (id: string, selected: boolean) => void;
}

export const PhotoCard = memo(function PhotoCard({
  photo,
  selected,
  onSelect,
  ...menu
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
          <Picture photo={photo} isFaded={status === "hidden"} />
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
        {selected && <ToSelectionBar />}
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
            <time dateTime={time.iso}>{time.text}</time>
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
            intent="delete"
            values={{ photo: id }}
            aria-label={texts.deleteOf(by)}
            variant="quiet"
            size="small"
            iconOnly
          >
            <Icon icon={Trash2} size={18} />
          </ActionButton>
        </div>
        <div className="absolute max-lg:top-0 max-lg:-right-2 lg:-top-10 lg:right-2">
          <PhotoMenu photo={photo} {...menu} />
        </div>
      </div>
      {/* Without script there is no menu, which has the choices of a shown photo. */}
      <div
        className={classNames(
          "flex flex-wrap gap-x-2 gap-y-1 pt-2",
          status === "shown" && "hidden noscript:flex",
        )}
      >
        {choicesFor(photo).map(({ icon, label, ...submits }, index) => (
          <ActionButton
            key={label}
            {...submits}
            variant={index === 0 ? "secondary" : "quiet"}
            size="small"
            className="flex-1"
          >
            <Icon icon={icon} size={18} />
            {label}
          </ActionButton>
        ))}
      </div>
    </li>
  );
});

function Picture({ photo: { picture }, isFaded }: { photo: PhotoView; isFaded: boolean }) {
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
          isFaded && "opacity-35 grayscale",
        )}
      />
    </picture>
  );
}

function PhotoMenu({ photo, submit, onBlockSender }: PhotoMenuProps) {
  return (
    <MoreMenu
      variant="quiet"
      size="small"
      label={texts.moreOptions(photo.by)}
      className="lg:border-rule-2 lg:bg-sheet lg:hover:bg-paper-2 noscript:hidden"
    >
      <MenuItem asChild>
        <a href={photo.picture.large} target="_blank" rel="noreferrer">
          <Icon icon={ExternalLink} />
          {texts.open}
        </a>
      </MenuItem>
      {choicesFor(photo).map(({ icon, label, intent, values }) => (
        <MenuItem key={label} onSelect={() => submit(intent, values)}>
          <Icon icon={icon} />
          {label}
        </MenuItem>
      ))}
      {!photo.senderBlocked && (
        <MenuItem onSelect={() => onBlockSender(photo)}>
          <Icon icon={UserX} />
          {clientTexts.hideSender.hide}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem tone="error" onSelect={() => submit("delete", { photo: photo.id })}>
        <Icon icon={Trash2} />
        {texts.delete}
      </MenuItem>
    </MoreMenu>
  );
}

interface Choice {
  icon: IconData;
  label: string;
  intent: GalleryIntent;
  values: ActionValues;
}

function choicesFor({ id, senderBlocked, status }: PhotoView): Choice[] {
  if (senderBlocked) {
    return [{ icon: Eye, label: texts.showSender, intent: "show-sender", values: { photo: id } }];
  }
  const show = { intent: "move", values: { shown: id } } as const;
  const hide = { icon: EyeOff, label: texts.hide, intent: "move", values: { hidden: id } } as const;
  if (status === "hidden") return [{ icon: Eye, label: texts.show, ...show }];
  return status === "awaiting" ? [{ icon: Check, label: texts.approve, ...show }, hide] : [hide];
}

interface ActionButtonProps extends ComponentProps<typeof Button> {
  intent: GalleryIntent;
  values: ActionValues;
}

function ActionButton({ intent, values, className, ...button }: ActionButtonProps) {
  return (
    <ActionForm actions={galleryActions} intent={intent} values={values} className={className}>
      <Button {...button} className="w-full" />
    </ActionForm>
  );
}
