// The gateway's routing for nginx (https://nginx.org/en/docs/http/ngx_http_map_module.html), made of the route table.
import type { RouteKey } from "@sb/contracts/routes.ts";
import { routes } from "@sb/contracts/routes.ts";
import { patternsOf } from "@sb/platform/http/route-patterns.ts";
import { QUERY_PAGES, QUERY_PATHS, targetOf } from "./targets.ts";

const HEAD = `# Made of the route table by: node deploy/gateway/print-nginx.ts
# For the http block. $sb_target is the service that a request is for: proxy_pass http://$sb_target;
# "web" is the gateway: it has the web app, and refuses methods that a path does not take.
map "$request_method $uri" $sb_target {
  default web;
`;

/** The first line that matches counts. */
export function nginxMap(): string {
  const patterns = [...patternsOf(Object.keys(routes) as RouteKey[]).values()].flat();
  const rows = patterns.flatMap(({ path, methods }) =>
    methods.map(({ key, method }) => {
      const asked = method === "get" ? "(GET|HEAD)" : method.toUpperCase();
      return line(`^${asked} ${regexOf(path)}$`, targetOf(key));
    }),
  );
  const others = QUERY_PATHS.map((path) => line(`^[A-Z]+ ${regexOf(path)}(/|$)`, "query"));
  const pages = QUERY_PAGES.map((path) => line(`^(GET|HEAD) ${regexOf(path)}$`, "query"));
  return `${HEAD}${[...others, ...pages, ...rows].join("\n")}\n}\n`;
}

const line = (regex: string, target: string): string => `  "~${regex}" ${target};`;

const regexOf = (path: string): string => path.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+");
