// Makes React Router smaller: resolves its production build, and makes unused exports (Link, Form, …) tree-shakable by
// removing the `displayName` assignments and marking the wrappers as pure.
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ENTRIES: Readonly<Record<string, string>> = {
  "react-router": "./index.mjs",
  "react-router/dom": "./dom-export.mjs",
};
const DEVELOPMENT = /\/dist\/development\/.*$/;
const OURS = /react-router\/dist\/production\/.*\.mjs$/;
const NAMES = /^\w+\.displayName = .*;$/gm;
const WRAPPERS = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;

export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    enforce: "pre",
    resolveId(id) {
      const entry = ENTRIES[id];
      if (entry === undefined) return undefined;
      const found = import.meta.resolve(id);
      if (!DEVELOPMENT.test(found)) throw new Error(`React Router is no longer built as expected: ${found}`);
      return fileURLToPath(new URL(entry, found.replace(DEVELOPMENT, "/dist/production/")));
    },
    transform(code, id) {
      if (!OURS.test(id)) return undefined;
      return { code: code.replace(NAMES, "").replace(WRAPPERS, "= /* @__PURE__ */ $1"), map: null };
    },
  };
}
