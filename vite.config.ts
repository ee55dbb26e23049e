import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { generatedStyles } from "./server/generated-styles.ts";
import { scriptUrls } from "./server/script-urls.ts";

export default defineConfig({
  plugins: [generatedStyles(), scriptUrls(), tailwindcss(), reactRouter()],
  environments: {
    ssr: { build: { rolldownOptions: { input: "./server/main.ts" } } },
  },
  build: { target: "es2022", assetsInlineLimit: 0 },
});
