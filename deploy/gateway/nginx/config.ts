// nginx.conf for an nginx that stands in place of the gateway: it passes on what the services answer, and answers the rest as the
// gateway does. Needs the modules that every package of nginx has (1.18 or newer).
import type { ErrorCode } from "@sb/contracts/error-codes.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { OPEN_HEADERS, PREFLIGHT_HEADERS } from "@sb/platform/http/answer/cors.ts";
import { RETRY_AFTER } from "@sb/platform/http/answer/errors.ts";
import { GIVEN_ID, type HeaderOptions, headersOf } from "@sb/platform/http/answer/headers.ts";
import { PROBLEM_MEDIA_TYPE, problemOf } from "@sb/platform/http/answer/problem.ts";
import { LARGEST_BODY } from "@sb/platform/http/request/multipart.ts";
import { HEADER_LIMIT } from "@sb/platform/http/request/unreadable.ts";
import { screenPattern } from "../../standalone/web.ts";
import type { GatewayTarget } from "../targets.ts";
import { type NginxMap, ROUTES, textOf } from "./routes.ts";

export type NginxOptions = {
  /** An address with a port. */
  readonly listen: string;
  /** Hosts with ports; asked in turn. */
  readonly hosts: Readonly<Record<GatewayTarget, readonly string[]>>;
  /** Looks up names anew while nginx runs. Undefined: they are looked up when it starts. */
  readonly resolver: string | undefined;
  /** Absolute folders: the web app's files, other answers as files, and where nginx itself writes. */
  readonly folders: Readonly<Record<"web" | "answers" | "run", string>>;
  readonly screens: readonly string[];
  readonly headers: HeaderOptions;
  /** Milliseconds for an answer. */
  readonly answerMs: number;
  /** Undefined: one for each processor of the machine, which may be many more than a container is given. */
  readonly workers?: number | undefined;
};

export const nginxConfig = (options: NginxOptions): string =>
  [HEAD, outsideHttp(options), `http {\n${http(options)}\n}\n`].join("\n");

const HEAD = "# Made of the route table and the settings by: node deploy/gateway/nginx/main.ts";

const outsideHttp = ({ folders: { run }, workers }: NginxOptions): string => `daemon off;
worker_processes ${workers ?? "auto"};
pcre_jit on;
pid ${run}/nginx.pid;
# Its lines about requests have whole URLs in them, which may have what somebody looked for.
error_log stderr crit;
events { worker_connections 10000; }
`;

const http = (options: NginxOptions): string =>
  [
    limits(options),
    FACTS,
    ...ROUTES.map(textOf),
    ...pageMaps(options.screens).map(textOf),
    wayMaps(),
    upstreams(options),
    server(options),
  ].join("\n");

/** A body goes on as it comes, and neither it nor an answer is ever written to a disk. */
const limits = ({ folders: { run }, answerMs }: NginxOptions): string => `
server_tokens off;
absolute_redirect off;
merge_slashes off;
reset_timedout_connection on;
keepalive_timeout 72s;
client_header_timeout 20s;
client_body_timeout 20s;
send_timeout 60s;
large_client_header_buffers 4 ${HEADER_LIMIT};
client_max_body_size ${LARGEST_BODY};
client_body_temp_path ${run}/body;
proxy_temp_path ${run}/proxy;
fastcgi_temp_path ${run}/fastcgi;
uwsgi_temp_path ${run}/uwsgi;
scgi_temp_path ${run}/scgi;
proxy_request_buffering off;
proxy_max_temp_file_size 0;
proxy_buffer_size 16k;
proxy_buffers 16 16k;
proxy_http_version 1.1;
proxy_connect_timeout ${Math.min(answerMs, 5_000)}ms;
proxy_read_timeout ${answerMs}ms;
proxy_send_timeout ${answerMs}ms;
# What was sent already is sent to no other.
proxy_next_upstream error;
proxy_set_header Host $http_host;
proxy_set_header Connection "";
proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
proxy_set_header X-Request-Id $sb_request_id;
types { ${TYPES} }
default_type application/octet-stream;
charset utf-8;
charset_types text/css text/plain text/javascript application/json ${PROBLEM_MEDIA_TYPE};
gzip on;
gzip_vary on;
gzip_min_length 1024;
gzip_types text/css text/javascript text/plain application/json application/manifest+json image/svg+xml;
gzip_static on;
# No address and no path: both may tell who looked for what.
log_format facts escape=json '{"time":"$time_iso8601","requestId":"$sb_request_id","method":"$request_method",'
  '"service":"$sb_target","status":$status,"seconds":$request_time}';
access_log /dev/stdout facts;
`;

const TYPES =
  "text/html html; text/css css; text/javascript js; text/plain txt; application/json json; application/manifest+json webmanifest; " +
  "image/svg+xml svg; image/png png; image/x-icon ico; font/woff2 woff2; application/wasm wasm;";

const FACTS = `# The path as it was sent.
map $request_uri $sb_path { "~^(?<sb_before>[^?#]*)" $sb_before; }
map $http_x_request_id $sb_request_id { default $request_id; "~${GIVEN_ID.source}" $http_x_request_id; }`;

/** Slashes in a target that are encoded in one go; what has more is not one that people share. */
const MOST_SLASHES = 9;

/** Which paths are pages, as deploy/standalone/web.ts has them. */
const pageMaps = (screens: readonly string[]): readonly NginxMap[] => [
  {
    of: "$sb_path",
    to: "$sb_may_be_page",
    other: "1",
    lines: [
      ["^/sb/", ""],
      ["^/[as]/", "1"],
      ["\\.\\w{2,5}$", ""],
    ],
  },
  {
    of: "$request",
    to: "$sb_is_unreadable_page",
    other: "",
    lines: [
      ["^(GET|HEAD) /[as]/", "1"],
      ["^(GET|HEAD) (/sb/|[^ ?]*\\.\\w{2,5}[ ?])", ""],
      ["^(GET|HEAD) /", "1"],
    ],
  },
  {
    of: "$sb_path",
    to: "$sb_one_path",
    other: "$sb_path",
    lines: [...Array.from({ length: MOST_SLASHES }, (_, n) => slashes(n + 1)), ["^(?<sb_plain>/.+)/$", "$sb_plain"]],
  },
  { of: "$sb_one_path", to: "$sb_screen", other: "", lines: screens.map((path) => [screenPattern([path]), "1"]) },
];

function slashes(count: number): readonly [string, string] {
  const names = Array.from({ length: count + 1 }, (_, n) => `sb_part_${n}`);
  const parts = names.map((name) => `(?<${name}>[^/]*)`).join("/");
  return [`^(?<sb_kind>/[as]/)${parts}/?$`, `$sb_kind${names.map((name) => `$${name}`).join("%2F")}`];
}

/** The API says this where pages of other origins may not ask. */
const CLOSED: Readonly<Record<string, string>> = { "cross-origin-resource-policy": "same-origin" };

/** Which of the named locations answers. */
const wayMaps =
  (): string => `map "$request_method $http_access_control_request_method $sb_shared" $sb_preflight { default ""; "~^OPTIONS [^ ]+ ." 1; }
map "$sb_target|$sb_preflight|$sb_allow" $sb_way {
  default web;
  "~^(query|command)\\|" pass;
  "~^page\\|" page;
  "~^web\\|1\\|" preflight;
  "~^web\\|\\|." refuse;
}
map $request_method $sb_is_read { default ""; "~^(GET|HEAD)$" 1; }
${Object.keys(OPEN_HEADERS)
  .map((name) => `map $sb_shared ${variableOf(name)} { default "${OPEN_HEADERS[name]}"; "" "${CLOSED[name] ?? ""}"; }`)
  .join("\n")}`;

function upstreams({ hosts, resolver }: NginxOptions): string {
  if (resolver !== undefined) {
    return `resolver ${resolver} valid=5s;
map $sb_target $sb_to { default "${hosts.query[0]}"; command "${hosts.command[0]}"; }`;
  }
  const upstream = (name: GatewayTarget) =>
    `upstream ${name} {\n${hosts[name].map((host) => `  server ${host} fail_timeout=2s;`).join("\n")}\n  keepalive 64;\n}`;
  return `map $sb_target $sb_to { default query; command command; }\n${upstream("command")}\n${upstream("query")}`;
}

/** Statuses that lead to a location of ours; no service answers with them. */
const WAYS = { pass: 480, page: 481, preflight: 482, unknown: 483 } as const;

const ERRORS: readonly (readonly [statuses: string, to: string])[] = [
  [`${WAYS.pass}`, "= @pass"],
  [`${WAYS.page}`, "= @page"],
  [`${WAYS.preflight}`, "= @preflight"],
  [`${WAYS.unknown}`, "=404 /unknown.html"],
  // A request that could not be read has no path, and without one nginx goes to no named location.
  ["400", "= /-/invalid"],
  ["404", "= @none"],
  ["405", "= @refuse"],
  ["413 414 494", "= /-/too-large"],
  ["500", "= @failed"],
  ["502 503 504", "= @away"],
];

/** A location with one of its own has none of the server's. */
const errorPages = (own: Readonly<Record<string, string>> = {}): string =>
  ERRORS.map(([statuses, to]) => `error_page ${statuses} ${own[statuses] ?? to};`).join("\n  ");

const NOT_READ = 'if ($sb_is_read = "") { return 404; }';
const NO_CACHE = "add_header cache-control no-cache always;";

function server(options: NginxOptions): string {
  const { listen, folders, headers } = options;
  const { ofPages, ofApi } = headersOf(headers);
  const page = add(ofPages);
  const api = `${add([...ofApi].filter(([name]) => !(name in OPEN_HEADERS)))} ${OPENED}`;
  const refusal = (code: ErrorCode | undefined, more = "") => `${api} ${more} ${problem(code)}`;
  return `server {
  listen ${listen};
  root ${folders.web};
  recursive_error_pages on;
  ${errorPages()}
${probes(options, api)}
  location / {
    if ($sb_way = pass) { return ${WAYS.pass}; }
    if ($sb_way = page) { return ${WAYS.page}; }
    if ($sb_way = preflight) { return ${WAYS.preflight}; }
    if ($sb_way = refuse) { return 405; }
    ${NOT_READ}
    ${page}
    ${NO_CACHE}
    try_files $uri @screen;
  }
  location @pass { proxy_pass http://$sb_to; }
  location @page {
    ${errorPages({ "502 503 504": "=503 /away.html" })}
    proxy_pass http://$sb_to;
  }
  location /assets/ {
    ${NOT_READ}
    ${page}
    add_header cache-control "public, max-age=31536000, immutable";
  }
  location = /robots.txt {
    ${NOT_READ}
    ${page}
    add_header cache-control "public, max-age=3600" always;
  }
  location = /widget.js {
    ${NOT_READ}
    ${add([...new Map([...ofPages, ...Object.entries(OPEN_HEADERS)])])}
    add_header cache-control "public, max-age=3600" always;
  }
  # A page has one path. Others than those of screens get the page as well, which says that there is none.
  location @screen {
    if ($sb_may_be_page = "") { return 404; }
    if ($sb_screen = "") { return ${WAYS.unknown}; }
    if ($sb_one_path != $sb_path) { return 308 $sb_one_path$is_args$args; }
    ${page}
    ${NO_CACHE}
    try_files /index.html =404;
  }
  location = /unknown.html {
    internal;
    ${page}
    ${NO_CACHE}
    add_header x-robots-tag noindex always;
    try_files /index.html =404;
  }
  # The app alone, which says what is wrong. Nobody keeps or indexes it.
  location = /away.html {
    internal;
    ${page}
    add_header cache-control no-store always;
    add_header retry-after ${RETRY_AFTER} always;
    try_files /index.html =404;
  }
  location @preflight {
    ${api}
    add_header access-control-allow-methods $sb_shared always;
    ${add(Object.entries(PREFLIGHT_HEADERS))}
    return 204;
  }
  location @away { ${refusal("UNAVAILABLE", `add_header retry-after ${RETRY_AFTER} always;`)} }
  location @refuse { ${refusal("METHOD_NOT_ALLOWED", "add_header allow $sb_allow always;")} }
  location @none { ${refusal("NOT_FOUND")} }
  location = /-/invalid {
    internal;
    if ($sb_is_unreadable_page) { return ${WAYS.unknown}; }
    ${refusal("INVALID_REQUEST")}
  }
  location = /-/too-large { internal; ${refusal("FILE_TOO_LARGE")} }
  location @failed { ${refusal(undefined)} }
}`;
}

/** Ready while a query service is. */
const probes = ({ hosts, resolver, folders: { answers } }: NginxOptions, headers: string): string => `
  location = /healthz {
    if ($sb_is_read = "") { return 405; }
    ${headers}
    default_type application/json;
    return 200 '{"status":"ok"}';
  }
  location = /readyz {
    if ($sb_is_read = "") { return 405; }
    ${errorPages({ "500": "=503 /not-ready.json" })}
    ${headers}
    auth_request /-/ready;
    root ${answers};
    try_files /ready.json =404;
  }
  location = /not-ready.json {
    internal;
    ${headers}
    root ${answers};
  }
  location = /-/ready {
    internal;
    proxy_pass_request_body off;
    proxy_method GET;
    proxy_connect_timeout 2s;
    proxy_read_timeout 2s;
    proxy_next_upstream error timeout http_502 http_503;
    set $sb_ready "${resolver === undefined ? "query" : hosts.query[0]}";
    proxy_pass http://$sb_ready/readyz;
  }`;

const variableOf = (header: string): string => `$sb_${header.replaceAll("-", "_")}`;
const OPENED = Object.keys(OPEN_HEADERS)
  .map((name) => `add_header ${name} ${variableOf(name)} always;`)
  .join(" ");

const add = (headers: Iterable<readonly [name: string, value: string]>): string =>
  [...headers, ["x-request-id", "$sb_request_id"]]
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join(" ");

function problem(code: ErrorCode | undefined): string {
  const { status, ...rest } = problemOf(code && new Refused(code), "$sb_request_id");
  const body = JSON.stringify({ ...rest, status });
  if (body.includes("'")) throw new Error(`${code} has words that nginx can't quote`);
  return `default_type ${PROBLEM_MEDIA_TYPE}; add_header cache-control no-store always; return ${status} '${body}';`;
}
