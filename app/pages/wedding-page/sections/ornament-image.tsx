import type { OrnamentImage } from "../ornament-files.ts";

export function Ornament({ image, className }: { image: OrnamentImage; className?: string }) {
  return (
    <img
      className={className}
      src={image.src}
      width={image.width}
      height={image.height}
      alt=""
      loading="lazy"
    />
  );
}
