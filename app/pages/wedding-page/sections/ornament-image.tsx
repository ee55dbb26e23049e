import type { OrnamentImage } from "../ornament-files.ts";

/** A drawing of the couple's own ornament. It decorates and says nothing. */
export function Ornament({
  image,
  className,
  eager = false,
}: {
  image: OrnamentImage;
  className?: string;
  /** For drawings above the fold. */
  eager?: boolean;
}) {
  return (
    <img
      className={className}
      src={image.src}
      width={image.width}
      height={image.height}
      alt=""
      {...(eager ? { fetchPriority: "low" } : { loading: "lazy" })}
    />
  );
}
