import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { generatedStyles } from "./server/generated-styles.ts";
import { scriptUrls } from "./server/script-urls.ts";

/** One chunk compresses better than the framework's eight, and than one per icon. */
const sharedChunks = [
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  {
    name: "icons",
    test: /lucide-react/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3000,
  },
];

export default defineConfig({
  plugins: [generatedStyles(), scriptUrls(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: sharedChunks },
            // The default name of a shared chunk lists every route that imports it.
            chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          input: ["./server/main.ts", "./server/backup/backup.ts", "./server/backup/restore.ts"],
        },
      },
    },
  },
  build: { target: "es2022", assetsInlineLimit: 0 },
});
