import type { HTMLAttributes } from "react";

type ElementProps<More = unknown> = HTMLAttributes<HTMLElement> & More;

declare module "react" {
  // biome-ignore lint/style/noNamespace: where React looks for the names of elements
  namespace JSX {
    interface IntrinsicElements {
      "live-filters": ElementProps;
      "picture-row": ElementProps;
      "product-bar": ElementProps<{ "data-after": string }>;
      "share-link": ElementProps<{ "data-url": string; "data-copied": string }>;
      "merge-favourites": ElementProps<{ "data-reload"?: string | undefined }>;
      "stored-favourites": ElementProps;
      "quick-questions": ElementProps;
      "example-answer": ElementProps<{ "data-answer": string }>;
    }
  }
}
