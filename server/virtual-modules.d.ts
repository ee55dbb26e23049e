declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export = build;
}

declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Uint8Array>;
}
