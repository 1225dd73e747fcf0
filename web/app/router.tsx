// The router, made from the table of screens.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  useParams,
} from "@tanstack/react-router";
import { Crashed } from "../errors/crashed.tsx";
import { report } from "../errors/report.ts";
import { Guarded } from "./guarded.tsx";
import { usePage } from "./page.ts";
import { paths } from "./paths.ts";
import type { AnyScreen } from "./screen.ts";
import { redirects, screens } from "./screens.ts";
import { Shell } from "./shell/shell.tsx";
import { Waiting } from "./waiting.tsx";

const root = createRootRoute({ component: Shell });

type Content = ReturnType<typeof lazyRouteComponent>;

function ScreenPage({ screen, Content }: { screen: AnyScreen; Content: Content }) {
  usePage(screen.titlesItself ? undefined : screen.page);
  const raw = useParams({ strict: false }) as Record<string, string>;
  return (
    <Guarded guard={screen.guard}>
      <Content {...screen.params?.(raw)} />
    </Guarded>
  );
}

function routeOf(screen: AnyScreen) {
  const Content = lazyRouteComponent(screen.load);
  const preload = async (): Promise<void> => Content.preload?.();
  return createRoute({
    getParentRoute: () => root,
    path: screen.path,
    // Pointing at a link fetches the screen's code: that is what the router calls `preload` for.
    component: Object.assign(() => <ScreenPage screen={screen} Content={Content} />, { preload }),
    staticData: { screen },
    validateSearch: (raw: Record<string, unknown>) => screen.search?.(raw) ?? {},
    beforeLoad: ({ params }) => {
      if (screen.params && !screen.params(params)) throw redirect({ to: paths.home, replace: true });
    },
  });
}

function redirectOf([from, to]: [string, string]) {
  return createRoute({
    getParentRoute: () => root,
    path: from,
    beforeLoad: () => {
      throw redirect({ to, replace: true });
    },
  });
}

export const createAppRouter = () =>
  createRouter({
    routeTree: root.addChildren([
      ...screens.map(routeOf),
      ...Object.entries(redirects).map(redirectOf),
      redirectOf(["$", paths.home]),
    ]),
    // Texts stay texts: a keyword of digits is a keyword.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text && `?${text}`;
    },
    defaultPendingComponent: Waiting,
    defaultErrorComponent: ({ reset }) => <Crashed onRetry={reset} />,
    defaultOnCatch: report,
    scrollRestoration: true,
  });

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    screen?: AnyScreen;
  }
}
