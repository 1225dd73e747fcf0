import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "./build/precompress.ts";

const server = process.env.SB_SERVER_URL ?? "http://localhost:8080";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    // React Aria brings its own words in 30 languages; ours are five.
    { ...optimizeLocales.vite({ locales: ["ko-KR", "en-US", "zh-CN", "ja-JP", "de-DE"] }), enforce: "pre" },
    react(),
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
  },
  server: {
    port: 5173,
    proxy: { "/sb": server, "/dev-issuer": server },
  },
});
