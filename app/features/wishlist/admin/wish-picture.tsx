import { picturePath } from "#app/platform/pictures/picture-files.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Gift } from "#app/ui/icons.ts";
import type { OwnedWish } from "./queries.server.ts";

interface WishPictureProps {
  wish: Pick<OwnedWish, "image" | "imageWidths" | "purchased">;
  className: string;
}

export function WishPicture({ wish, className }: WishPictureProps) {
  const src = wishPicturePath(wish);
  if (!src) {
    return (
      <span
        className={classNames("grid place-items-center rounded-s bg-paper-3 text-ink-2", className)}
      >
        <Icon icon={Gift} />
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      className={classNames(
        "rounded-s bg-paper-2 object-cover outline-1 -outline-offset-1 outline-ink/10",
        wish.purchased && "opacity-50",
        className,
      )}
    />
  );
}

export function wishPicturePath({
  image,
  imageWidths,
}: Pick<OwnedWish, "image" | "imageWidths">): string | null {
  const width = imageWidths?.[0];
  return image && width ? picturePath(image, width) : null;
}
