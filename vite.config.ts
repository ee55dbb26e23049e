import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { browserChunks } from "./server/browser-chunks.ts";
import { documentPages } from "./server/document-pages.ts";
import { generatedStyles } from "./server/generated-styles.ts";
import { icons } from "./server/icons.ts";
import { scriptUrls } from "./server/script-urls.ts";

export default defineConfig({
  plugins: [
    documentPages(),
    icons(),
    generatedStyles(),
    scriptUrls(),
    tailwindcss(),
    reactRouter(),
    browserChunks(),
  ],
  environments: {
    ssr: {
      build: {
        rolldownOptions: {
          input: [
            "./server/main.ts",
            "./server/backup/backup.ts",
            "./server/backup/restore.ts",
            "./server/role.ts",
            "./app/platform/spreadsheets/xlsx-worker.ts",
          ],
        },
      },
    },
  },
  build: { target: "es2022", assetsInlineLimit: 0 },
});
