import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { firstPaint } from "./build/first-paint.ts";
import { leanI18n } from "./build/lean-i18n.ts";
import { leanReact } from "./build/lean-react.ts";
import { leanRouter } from "./build/lean-router.ts";
import { leanXstate } from "./build/lean-xstate.ts";
import { precompress } from "./build/precompress.ts";
import { serverPages } from "./build/server-pages.ts";
import { headerEntries, screenPaths } from "./build/table.ts";
import { texts } from "./build/texts.ts";
import { widget } from "./build/widget.ts";

const server = process.env.SB_SERVER_URL ?? "http://localhost:8080";

/** Rarely changing libraries that every page needs. */
const LIBRARIES = {
  name: "libraries",
  test: /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|@tanstack)[\\/]/,
};
/** The app's start-up code: many small modules, which compress badly as separate chunks. */
const START = { name: "start", tags: ["$initial" as const] };
/** Summaries of reports, shared by the home page and every list, and small parts of both, each of which would be a file of its own. */
const REPORTS = {
  name: "reports",
  test: /web[\\/](?:api[\\/](?:keys|prefetched|pause)\.|scan[\\/](?:scan-button|secret-note)\.|report[\\/](?:report-card|target(?:-text)?\.|defang|carried)|list[\\/](?:card|search-form)|ui[\\/](?:passages|table\.|marked|card\.|image\.|preload-images|feedback[\\/]error-state)|errors[\\/]query-failed|(?:routing|markdown|watching|report[\\/]level)[\\/]late)|contracts[\\/]names[\\/]chains\.|lucide[\\/].*[\\/](?:chevron-right|shield-alert|external-link)\./,
};

/** Codes, fields and icons of lists and of the form alike: the form needs none of what draws a list. */
const CODES = {
  name: "report-codes",
  test: /contracts[\\/](?:report[\\/](?:codes|fields)|limits)\.|lucide[\\/].*[\\/]calendar-clock\./,
};

/** Modules that draw every list, but for its selects. Those that home needs too stand above. */
const LISTS = {
  name: "lists",
  test: /web[\\/](?:list[\\/](?:list-view|nothing-found|results|filter-form|filters)|report[\\/](?:report-list-view|filters))\./,
};

/** Small modules of the wizard, each of which would be a file of its own. */
const WIZARD = {
  name: "wizard-parts",
  test: /web[\\/]report[\\/]wizard[\\/]parts[\\/](?:use-fresh-heading|wizard-context)\./,
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    // React Aria ships its texts in 30 languages; keep our five.
    { ...optimizeLocales.vite({ locales: ["ko-KR", "en-US", "zh-CN", "ja-JP", "de-DE"] }), enforce: "pre" },
    react(),
    texts(),
    leanI18n(),
    leanReact(),
    leanRouter(),
    leanXstate(),
    headerEntries(),
    screenPaths(),
    firstPaint(),
    widget(),
    precompress(),
    serverPages(),
  ],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // No modulepreload polyfill: the inline script preloads what the page needs.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [LIBRARIES, START, REPORTS, CODES, LISTS, WIZARD] },
        // The route table names every file, and hashes don't compress: these lengths tell releases of a file apart.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
      },
    },
  },
  server: {
    port: 5173,
    proxy: { "/sb": server, "/dev-issuer": server, "/dev-mail": server },
  },
});
