import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { browserChunks } from "./server/browser-chunks.ts";
import { documentPages } from "./server/document-pages.ts";
import { generatedStyles } from "./server/generated-styles.ts";
import { iconImports } from "./server/icon-imports.ts";
import { scriptUrls } from "./server/script-urls.ts";
import { sharedRuntime } from "./server/shared-runtime.ts";

const bundledPackages = [
  ...["@opentelemetry/api", "@remix-run/node-fetch-server", "drizzle-orm", "libphonenumber-js"],
  ...["lucide-react", "markdown-it", "p-queue", "prom-client", "rate-limiter-flexible"],
  ...["react-router", "zod"],
];

export default defineConfig({
  plugins: [
    documentPages(),
    generatedStyles(),
    iconImports(),
    scriptUrls(),
    tailwindcss(),
    reactRouter(),
    browserChunks(),
    sharedRuntime(),
  ],
  environments: {
    client: {
      // Of an icon only its drawing is used, not the component that its module makes too.
      build: { rolldownOptions: { treeshake: { manualPureFunctions: ["createLucideIcon"] } } },
    },
    ssr: {
      // Of these, each start would read and compile hundreds of small files, and most of their code is
      // not used. Those with files or native code of their own stay as they are.
      resolve: { noExternal: bundledPackages },
      build: {
        rolldownOptions: {
          input: [
            "./server/main.ts",
            "./server/backup/backup.ts",
            "./server/backup/restore.ts",
            "./server/role.ts",
            "./app/platform/pictures/avif-process.server.ts",
            "./app/platform/spreadsheets/xlsx-worker.ts",
          ],
          // V8 keeps the sources, and with two bytes a character if one of them needs that.
          output: { charset: "ascii", comments: false },
        },
      },
    },
  },
  build: { target: "es2022", assetsInlineLimit: 0 },
});
