import type { HTMLAttributes } from "react";

type ElementProps<More = unknown> = HTMLAttributes<HTMLElement> & More;

declare module "react" {
  // biome-ignore lint/style/noNamespace: where React looks for the names of elements
  namespace JSX {
    interface IntrinsicElements {
      "countdown-clock": ElementProps<{ date: string }>;
      "required-submit": ElementProps;
      "enhanced-form": ElementProps;
      "reserve-dialog": ElementProps;
      "copy-text": ElementProps;
      "more-wishes": ElementProps;
      "photo-gallery": ElementProps;
      "photo-share": ElementProps;
    }
  }
}
