// Makes react-dom smaller: the app draws anew where the server has rendered, so it has no use for hydration
// (docs/decisions/0103-pages-from-the-server.md), and no component waits for a stylesheet or a script. If one does some day, the built
// app throws: nothing is silently less than it says.
import type { Plugin } from "vite";
import { leaveOut, type Unused } from "./leave-out.ts";

const OURS = /react-dom\/cjs\/react-dom-client\.production\.js$/;

const UNUSED: Unused = {
  values: { isHydrating: "!1" },
  never: [
    ...["prepareToHydrateHostInstance", "throwOnHydrationMismatch", "queueHydrationError", "clearHydrationBoundary"],
    ...["mountHostRootWithoutHydrating", "retrySuspenseComponentWithoutHydrating", "retryDehydratedSuspenseBoundary"],
    ...[
      "createFiberFromDehydratedFragment",
      "canHydrateInstance",
      "canHydrateTextInstance",
      "canHydrateHydrationBoundary",
    ],
    ...["getNextHydratable", "getNextHydratableInstanceAfterHydrationBoundary", "hideOrUnhideDehydratedBoundary"],
    ...["attemptContinuousHydration", "attemptHydrationAtCurrentPriority", "attemptExplicitHydrationTarget"],
    // Stylesheets, scripts and hints of what to load.
    ...[
      "prefetchDNS",
      "preconnect",
      "preload",
      "preloadModule",
      "preinitStyle",
      "preinitScript",
      "preinitModuleScript",
    ],
    ...["acquireResource", "suspendResource", "preloadResource", "preloadStylesheet"],
    ...[
      "insertSuspendedStylesheets",
      "insertStylesheetIntoRoot",
      "getHydratableHoistableCache",
      "isLikelyStaticResource",
    ],
    ...["resolveSingletonInstance", "commitHostSingletonAcquisition"],
    // `Activity`, `SuspenseList` and `useActionState`.
    ...["updateActivityComponent", "retryActivityComponentWithoutHydrating", "updateSuspenseListComponent"],
    ...["mountActionState", "updateActionState", "updateActionStateImpl", "rerenderActionState"],
  ],
  bodies: {
    // A `<link>` in a component goes to the head; a stylesheet with a precedence, or a script, would have to be waited for.
    getResource: 'if (pendingProps.precedence || type === "script") throw Error("left out"); return null;',
    popHydrationState: "return !1;",
    upgradeHydrationErrorsToRecoverable: "return null;",
    getParentHydrationBoundary: "return null;",
    commitActivityHydrationCallbacks: "",
    commitSuspenseHydrationCallbacks: "",
    queueIfContinuousEvent: "return !1;",
    clearIfContinuousEvent: "",
    retryIfBlockedOn: "",
  },
};

export function leanReact(): Plugin {
  return {
    name: "lean-react",
    apply: "build",
    enforce: "pre",
    transform: (code, id) => (OURS.test(id) ? { code: leaveOut(code, UNUSED, "react-dom"), map: null } : undefined),
  };
}
