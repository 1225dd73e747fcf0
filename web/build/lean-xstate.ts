// Makes XState smaller, which the wizard loads (docs/decisions/0128-the-form-begins-small.md): nothing inspects the machine, keeps its state as JSON, or
// spawns actors; and React has what the shims of older Reacts are for. What is left out throws, or the build stops where it is gone.
import type { Plugin } from "vite";
import { leaveOut, type Unused } from "./leave-out.ts";

/** By the function that tells the file. */
const UNUSED: readonly (readonly [sign: string, unused: Unused])[] = [
  [
    "function setup(",
    {
      bodies: {
        setup:
          "return { createStateConfig: (config) => config, createMachine: (config) => createMachine({ ...config, schemas }, { actors, actions, guards, delays }) };",
      },
    },
  ],
  ["function createSpawner(", { bodies: { createSpawner: "return void 0;" } }],
  [
    "function macrostep(",
    {
      calls: {
        "system._sendInspectionEvent": "void 0",
        "this.system._sendInspectionEvent": "void 0",
        "this._actorScope.system._sendInspectionEvent": "void 0",
        "actorScope.system._sendInspectionEvent": "void 0",
      },
      never: ["getPersistedSnapshot", "persistContext"],
      bodies: { formatRouteTransitions: "" },
    },
  ],
];

const REACT: Readonly<Record<string, string>> = {
  "use-sync-external-store/shim": 'export { useSyncExternalStore } from "react";',
  "use-sync-external-store/shim/index.js": 'export { useSyncExternalStore } from "react";',
  // Selectors are the account's; React's own store is enough for them, too.
  "use-sync-external-store/shim/with-selector": 'export * from "use-sync-external-store/with-selector";',
  "use-isomorphic-layout-effect": 'export { useLayoutEffect as default } from "react";',
};
const PREFIX = "\0react-has:";

export function leanXstate(): Plugin {
  return {
    name: "lean-xstate",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (Object.hasOwn(REACT, id) ? PREFIX + id : undefined),
    load: (id) => (id.startsWith(PREFIX) ? REACT[id.slice(PREFIX.length)] : undefined),
    transform(code, id) {
      if (!/\/xstate\/dist\/[^/]+\.esm\.js$/.test(id)) return undefined;
      const unused = UNUSED.filter(([sign]) => code.includes(sign));
      if (unused.length === 0) return undefined;
      return { code: unused.reduce((less, [, each]) => leaveOut(less, each, "XState"), code), map: null };
    },
  };
}
