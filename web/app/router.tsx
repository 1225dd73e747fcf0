// Creates the router from the route table.
import type { ReactNode } from "react";
import {
  createBrowserRouter,
  type DataRouter,
  matchRoutes,
  type RouteObject,
  replace,
  useParams,
} from "react-router-dom";
import { report } from "../errors/report.ts";
import { screens as homes } from "../home/screens.ts";
import { withTexts } from "../i18n/load.ts";
import { usePage } from "../routing/page.ts";
import { PARAM, pathTo } from "../routing/paths.ts";
import { type Content, type Screen, screensOf } from "../routing/screen.ts";
import { Guarded } from "./guarded.tsx";
import { ScreenFailed, ScreenUnavailable } from "./screen-failed.tsx";
import { Shell } from "./shell/shell.tsx";

const SCREENS = "screens";
const HOME = pathTo("/");

/** Starts loading the first screen's code at once. */
export const createAppRouter = (): DataRouter =>
  createBrowserRouter(
    [
      {
        Component: Shell,
        ErrorBoundary: ScreenFailed,
        // An error in a screen keeps the shell.
        children: [
          {
            id: SCREENS,
            ErrorBoundary: ScreenFailed,
            children: screensOf(homes).flatMap((screen) => routesOf(screen)),
          },
        ],
      },
    ],
    {
      patchRoutesOnNavigation: async ({ patch }) => {
        const { screens, Nowhere } = await loadTable();
        const others = screens.filter(({ path }) => path !== HOME);
        patch(SCREENS, [...others.flatMap((screen) => routesOf(screen, Nowhere)), { path: "*", Component: Nowhere }]);
      },
    },
  );

/** The table of all screens. */
async function loadTable(): Promise<typeof import("./table.ts")> {
  try {
    return await import("./table.ts");
  } catch (cause) {
    throw new ScreenUnavailable(cause);
  }
}

/** Resolves when the first screen can render, or has failed. */
export async function whenReady(router: DataRouter): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = () => router.state.initialized && resolve();
  const unsubscribe = router.subscribe(check);
  check();
  await promise;
  unsubscribe();
}

/** Preloads the code of the screen at a path. */
export async function preload(path: string): Promise<void> {
  try {
    const { screens } = await loadTable();
    const found = matchRoutes(
      screens.map((screen) => ({ path: screen.path, handle: screen })),
      path,
    )?.at(-1);
    if (found) await load(found.route.handle);
  } catch (error) {
    report(error);
  }
}

/** Drawn where a path has no page; it comes with the table, as home has always one. */
type Nowhere = () => ReactNode;

type Handle = { readonly screen: Screen };

/** The screen's route, and those that lead to it. */
const routesOf = (screen: Screen, Nowhere?: Nowhere): readonly RouteObject[] => [
  routeOf(screen, Nowhere),
  ...(screen.from ?? []).map(leadingTo(screen.path)),
];

const leadingTo =
  (to: string) =>
  (path: string): RouteObject => ({ path, loader: ({ params }) => replace(filled(to, params["*"])) });

/** The rest of a path is what the other has a param for: `/s/t.me/name` leads to `/s/t.me%2Fname`. */
const filled = (to: string, rest = ""): string => to.replace(PARAM, () => encodeURIComponent(rest));

function routeOf(screen: Screen, Nowhere?: Nowhere): RouteObject {
  const { path } = screen;
  const handle: Handle = { screen };
  return {
    path,
    handle,
    lazy: async () => {
      const Content = await load(screen);
      return { Component: () => <ScreenPage screen={screen} Content={Content} Nowhere={Nowhere} /> };
    },
  };
}

async function load(screen: Screen): Promise<Content> {
  try {
    return await withTexts(screen.texts ?? [], screen.load);
  } catch (cause) {
    throw new ScreenUnavailable(cause);
  }
}

type PageProps = { screen: Screen; Content: Content; Nowhere: Nowhere | undefined };

function ScreenPage({ screen, Content, Nowhere }: PageProps) {
  const params = screen.params(useParams());
  usePage(screen.titlesItself || !params ? undefined : screen.page);
  if (!params) return Nowhere && <Nowhere />;
  return (
    <Guarded guard={screen.guard} page={screen.page}>
      <Content {...params} />
    </Guarded>
  );
}
