// Makes React Router smaller: resolves its production build, makes unused exports (Link, Form, …) tree-shakable, and takes out of the data
// router what no screen here asks of it (docs/decisions/0121-a-lighter-home.md).
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { leaveOut, type Unused } from "./leave-out.ts";

const ENTRIES: Readonly<Record<string, string>> = {
  "react-router": "./index.mjs",
  "react-router/dom": "./dom-export.mjs",
};
const DEVELOPMENT = /\/dist\/development\/.*$/;
const OURS = /react-router\/dist\/production\/.*\.mjs$/;
const NAMES = /^\w+\.displayName = .*;$/gm;
const WRAPPERS = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;

/**
 * No route has an action or middleware, nothing is fetched or revalidated by the router, and no navigation submits a form or asks for a
 * view transition. The minifier takes out what depends on it.
 */
const UNUSED: Unused = {
  calls: {
    ...{ warning: "void 0", warningOnce: "void 0", warnOnce: "void 0" },
    ...{ isMutationMethod: "!1", isSubmissionNavigation: "!1", hasNakedIndexQuery: "!1", isDataWithResponseInit: "!1" },
    ...{ markFetchRedirectsDone: "!1", abortStaleFetchLoads: "!1", "fetchLoadMatches.forEach": "void 0" },
    ...{
      interruptActiveLoads: "void 0",
      abortFetcher: "void 0",
      deleteFetcher: "void 0",
      loadLazyRouteProperty: "void 0",
    },
    ...{ getSubmissionFromNavigation: "void 0", getUpdatedActionData: "void 0", getActionDataForCommit: "{}" },
    ...{
      persistAppliedTransitions: "void 0",
      restoreAppliedTransitions: "void 0",
      isUnsupportedLazyRouteFunctionKey: "!1",
    },
    ...{ getRouteInstrumentationUpdates: "{}", parseHydrationData: "void 0", getDataRouterConsoleError: '""' },
    ...{ decodeRouteErrorResponseDigest: "void 0", decodeRedirectErrorDigest: "void 0" },
  },
  /** Why something is impossible takes more room than to find it out. */
  firstOnly: ["invariant"],
  never: [
    ...["handleAction", "fetch2", "handleFetcherAction", "handleFetcherLoader", "revalidate", "updateFetcherState"],
    ...["getFetcher", "resetFetcher", "queueFetcherForDeletion", "setFetcherError", "getUpdatedRevalidatingFetchers"],
    ...["_internalSetRoutes", "instrumentClientSideRouter"],
  ],
  bodies: {
    DefaultErrorComponent: "return null;",
    RSCErrorHandler: "return children;",
    defaultDataStrategyWithMiddleware: "return defaultDataStrategy(args);",
    createClientSideRequest: "return new Request(history.createURL(stripHashFromPath(location)), { signal });",
    getLoadingNavigation: 'return { state: "loading", location, matches, historyAction };',
    getInternalRouterError:
      'return new ErrorResponseImpl(status, "", new Error("No route matches " + pathname), true);',
    callLoadersAndMaybeResolveData:
      "return { loaderResults: await callDataStrategy(request, location, matches, scopedContext, null), fetcherResults: {} };",
    processLoaderData: "return processRouteLoaderData(matches, results);",
  },
  /** Options that this app never gives. */
  values: Object.fromEntries(
    [
      ...["init.instrumentations", "init.hydrationData", "init.dataStrategy", "init.getContext", "opts.pendingError"],
      ...["opts.submission", "opts.fetcherSubmission", "opts.callSiteDefaultShouldRevalidate", "opts?.mask"],
      "viewTransitionOpts",
    ].map((option) => [option, "(void 0)"]),
  ),
};

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
      const less = code.includes("function createRouter(") ? leaveOut(code, UNUSED, "React Router") : code;
      return { code: less.replace(NAMES, "").replace(WRAPPERS, "= /* @__PURE__ */ $1"), map: null };
    },
  };
}
