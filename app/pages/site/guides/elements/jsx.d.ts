import type { HTMLAttributes } from "react";

declare module "react" {
  // biome-ignore lint/style/noNamespace: where React looks for the names of elements
  namespace JSX {
    interface IntrinsicElements {
      "article-contents": HTMLAttributes<HTMLElement>;
      "save-guide": HTMLAttributes<HTMLElement> & { "data-id": number };
      "saved-guides": HTMLAttributes<HTMLElement>;
    }
  }
}
