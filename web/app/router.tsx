// Creates the router from the route table.
import {
  createBrowserRouter,
  type DataRouter,
  matchRoutes,
  type RouteObject,
  replace,
  useParams,
} from "react-router-dom";
import { report } from "../errors/report.ts";
import { withTexts } from "../i18n/load.ts";
import { usePage } from "../routing/page.ts";
import { paths } from "../routing/paths.ts";
import type { AnyScreen, LoadedScreen } from "../routing/screen.ts";
import { Guarded } from "./guarded.tsx";
import { home } from "./home.ts";
import { ScreenFailed, ScreenUnavailable } from "./screen-failed.tsx";
import { Shell } from "./shell/shell.tsx";

const SCREENS = "screens";

/** Starts loading the first screen's code at once. */
export const createAppRouter = (): DataRouter =>
  createBrowserRouter(
    [
      {
        Component: Shell,
        ErrorBoundary: ScreenFailed,
        // An error in a screen keeps the shell.
        children: [{ id: SCREENS, ErrorBoundary: ScreenFailed, children: [routeOf(home)] }],
      },
    ],
    {
      patchRoutesOnNavigation: async ({ patch }) => {
        const { screens, redirects } = await loadTable();
        const others = screens.filter((screen) => screen !== home);
        patch(SCREENS, [...others.map(routeOf), ...leadingOn(redirects)]);
      },
    },
  );

/** The table of all screens, with their titles. */
async function loadTable(): Promise<typeof import("./screens.ts")> {
  try {
    return await withTexts(["pages"], () => import("./screens.ts"));
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

type Handle = { readonly screen: AnyScreen };

function routeOf(screen: AnyScreen): RouteObject {
  const { path, params } = screen;
  const handle: Handle = { screen };
  return {
    path,
    handle,
    ...(params && { loader: (to) => (params(to.params) ? null : replace(paths.home)) }),
    lazy: async () => {
      const { default: Content } = await load(screen);
      return { Component: () => <ScreenPage screen={screen} Content={Content} /> };
    },
  };
}

async function load(screen: AnyScreen): Promise<LoadedScreen> {
  try {
    return await withTexts(screen.texts ?? [], screen.load);
  } catch (cause) {
    throw new ScreenUnavailable(cause);
  }
}

function ScreenPage({ screen, Content }: { screen: AnyScreen; Content: LoadedScreen["default"] }) {
  usePage(screen.titlesItself ? undefined : screen.page);
  const params = useParams();
  return (
    <Guarded guard={screen.guard} page={screen.page}>
      <Content {...screen.params?.(params)} />
    </Guarded>
  );
}

const leadingOn = (redirects: Readonly<Record<string, string>>): readonly RouteObject[] =>
  Object.entries({ ...redirects, "*": paths.home }).map(([path, to]) => ({ path, loader: () => replace(to) }));
