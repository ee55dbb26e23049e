import type { HTMLAttributes } from "react";

declare module "react" {
  // biome-ignore lint/style/noNamespace: where React looks for the names of elements
  namespace JSX {
    interface IntrinsicElements {
      "draft-sender": HTMLAttributes<HTMLElement> & { "data-back": string };
      "wedding-preview": HTMLAttributes<HTMLElement> & { "data-framed"?: "first" | "again" };
    }
  }
}
