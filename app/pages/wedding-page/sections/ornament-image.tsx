import type { OrnamentImage } from "../ornament-files.ts";

export function Ornament({
  image,
  className,
  eager = false,
}: {
  image: OrnamentImage;
  className?: string;
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
