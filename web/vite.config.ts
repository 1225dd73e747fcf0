import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { firstPaint } from "./build/first-paint.ts";
import { leanRouter } from "./build/lean-router.ts";
import { precompress } from "./build/precompress.ts";

const server = process.env.SB_SERVER_URL ?? "http://localhost:8080";

/** What every page needs and what seldom changes. */
const LIBRARIES = {
  name: "libraries",
  test: /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|@tanstack)[\\/]/,
};
/** What the app is started with: many small pieces, which compress badly apart. */
const START = { name: "start", tags: ["$initial" as const] };
/** What shows a report in few words, on the home page and in every list. */
const REPORTS = {
  name: "reports",
  test: /web[\\/](?:report[\\/](?:report-card|target|defang|carried)|list[\\/](?:cards|search-form)|ui[\\/](?:passages|marked)|locales[\\/]chain-names)/,
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    // React Aria brings its own words in 30 languages; ours are five.
    { ...optimizeLocales.vite({ locales: ["ko-KR", "en-US", "zh-CN", "ja-JP", "de-DE"] }), enforce: "pre" },
    react(),
    leanRouter(),
    firstPaint(),
    precompress(),
  ],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // Every chunk by its own request: the page's own script says which it needs.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups: [LIBRARIES, START, REPORTS] } } },
  },
  server: {
    port: 5173,
    proxy: { "/sb": server, "/dev-issuer": server },
  },
});
