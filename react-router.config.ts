import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  serverBuildFile: "[name].js",
  // The product's pages are few: knowing them all from the start saves a request per page, and
  // leaves nothing to fail when the network goes.
  routeDiscovery: { mode: "initial" },
  // A screen's client loader and action are a few lines: files of their own would cost requests.
  splitRouteModules: false,
} satisfies Config;
