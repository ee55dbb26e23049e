import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { generatedStyles } from "./server/generated-styles.ts";
import { scriptUrls } from "./server/script-urls.ts";

/**
 * Modules that pages share are in few chunks, which compress better and load in fewer requests. A
 * group also takes what its modules import, unless a group before it has taken that.
 */
const sharedChunks = [
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  {
    name: "base",
    test: /site[\\/]error-page\.|client[\\/]page-handle\.|get-nonce|http[\\/](texts|clean-text)\.|platform[\\/](uuid|clock)\./,
  },
  {
    name: "forms",
    test: /ui[\\/](toaster|sticky-bars|field|error-summary|notice|progress-bar|radio)\.|client[\\/]texts\.|components[\\/]password-field\.|icons[\\/](chevron-(left|right)|external-link)\./,
  },
  {
    name: "weddings",
    test: /ornament[\\/]seed\.|features[\\/]weddings[\\/](rules\.|texts\.|components[\\/]clear-draft)|ui[\\/](ampersand|color|art[\\/]linnea)\./,
  },
  {
    name: "planner",
    test: /pages[\\/](shell[\\/]|planner[\\/](attention[\\/]use|texts\.))|client[\\/](live|loading|actions|forms[\\/](draft|form-notices))|ui[\\/](checkbox|email-address|long-text|page-header|status)\./,
  },
  { name: "upload", test: /client[\\/]upload/ },
  {
    name: "lists",
    test: /client[\\/](lists|copy-link)|ui[\\/](data-table|stat-strip|tabs)\./,
  },
  { name: "toasts", test: /ui[\\/]radix-toast\./ },
  { name: "overlays", test: /ui[\\/]radix-overlays\./ },
  {
    name: "accounts",
    test: /features[\\/]accounts[\\/](components|routes[\\/]offline-form)/,
    minShareCount: 3,
  },
  {
    name: "screens",
    test: /app[\\/]|lucide-react/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 2500,
  },
].map((group, index, groups) => ({ ...group, priority: groups.length - index }));

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
