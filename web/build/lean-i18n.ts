// Puts i18n/lean.ts in the place of i18next and react-i18next, which no bundler can make smaller: they are one class and one hook with
// all that either can do.
import { join } from "node:path";
import type { Plugin } from "vite";

const LEAN = join(import.meta.dirname, "../i18n/lean.ts");

export function leanI18n(): Plugin {
  return {
    name: "lean-i18n",
    enforce: "pre",
    resolveId: (id) => (id === "i18next" || id === "react-i18next" ? LEAN : undefined),
  };
}
