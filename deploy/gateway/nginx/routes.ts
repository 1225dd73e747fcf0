// The gateway's routing as maps of nginx (https://nginx.org/en/docs/http/ngx_http_map_module.html), made of the route table. Paths are
// compared as they were sent, as the services compare them.
import type { Route, RouteKey } from "@sb/contracts/routes.ts";
import { routes } from "@sb/contracts/routes.ts";
import { type Pattern, patternsOf } from "@sb/platform/http/route-patterns.ts";
import { QUERY_PAGES, QUERY_PATHS, targetOf } from "../targets.ts";

/** The first line that matches counts. */
export type NginxMap = {
  readonly of: string;
  readonly to: string;
  readonly other: string;
  readonly lines: readonly (readonly [regex: string, value: string])[];
};

const PATTERNS = [...patternsOf(Object.keys(routes) as RouteKey[]).values()].flat();

/** `page`: the query service renders it, and it is the app alone while none answers. `web`: no service's. */
const TARGET: NginxMap = {
  of: "$request_method $sb_path",
  to: "$sb_target",
  other: "web",
  lines: [
    ...QUERY_PATHS.map((path) => [`^[A-Z]+ ${regexOf(path)}(/|$)`, "query"] as const),
    ...QUERY_PAGES.map((path) => [`^(GET|HEAD) ${regexOf(path)}$`, "page"] as const),
    ...PATTERNS.flatMap(({ path, methods }) =>
      methods.map(({ key, method }) => {
        const asked = method === "get" ? "(GET|HEAD)" : method.toUpperCase();
        return [`^${asked} ${regexOf(path)}$`, targetOf(key)] as const;
      }),
    ),
  ],
};

/** The methods of a path, as the header `Allow` has them. */
const ALLOW: NginxMap = {
  of: "$sb_path",
  to: "$sb_allow",
  other: "",
  lines: [["^/(healthz|readyz)$", "GET, HEAD"], ...PATTERNS.map((each) => lineOf(each, each.allow))],
};

/** Those of them that pages of other origins may use. */
const SHARED: NginxMap = {
  of: "$sb_path",
  to: "$sb_shared",
  other: "",
  lines: PATTERNS.map((each) => [each, sharedOf(each)] as const)
    .filter(([, shared]) => shared.length > 0)
    .map(([each, shared]) => lineOf(each, shared)),
};

export const ROUTES: readonly NginxMap[] = [TARGET, ALLOW, SHARED];

export const textOf = ({ of, to, other, lines }: NginxMap): string =>
  [
    `map "${of}" ${to} {`,
    `  default "${other}";`,
    ...lines.map(([regex, value]) => `  "~${regex}" "${value}";`),
    "}",
  ].join("\n");

function lineOf({ path }: Pattern, methods: readonly string[]): readonly [string, string] {
  return [`^${regexOf(path)}$`, methods.join(", ")];
}

function sharedOf({ methods }: Pattern): readonly string[] {
  return methods.filter(({ key }) => (routes[key] as Route).cors).map(({ method }) => method.toUpperCase());
}

function regexOf(path: string): string {
  return path.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+");
}
