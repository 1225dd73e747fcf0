// GET /sb/docs: openapi.json as a page to read and to try, by Swagger UI. Its files are ours to serve: nothing is loaded from elsewhere.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { BASE_PATH } from "@sb/contracts/routes.ts";
import type { Express, RequestHandler } from "express";
import { methodNotAllowed } from "../answer/errors.ts";
import { sendBytes } from "../answer/send.ts";
import type { Limiters } from "../limits/limiters.ts";

const { resolve } = createRequire(import.meta.url);
const PATH = `${BASE_PATH}/docs`;
const SCRIPT = "text/javascript; charset=utf-8";
const STYLE = "text/css; charset=utf-8";

/** Nothing inline, nothing from elsewhere; icons are `data:` in Swagger UI's stylesheet. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(";");

/**
 * `validatorUrl` would tell a service elsewhere of the document; a token that is entered is gone with the page. Requests go to the page's
 * own origin, under whichever name it was opened: the policy lets no others out.
 */
const START = `const dark = matchMedia("(prefers-color-scheme: dark)");
const paint = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", paint);
paint();
SwaggerUIBundle({
  url: "${BASE_PATH}/openapi.json",
  dom_id: "#api",
  validatorUrl: null,
  queryConfigEnabled: false,
  persistAuthorization: false,
  deepLinking: true,
  docExpansion: "none",
  defaultModelsExpandDepth: -1,
  filter: true,
  tryItOutEnabled: true,
  syntaxHighlight: false,
  requestInterceptor: (request) => {
    const { pathname, search } = new URL(request.url, location.origin);
    return Object.assign(request, { url: location.origin + pathname + search });
  },
});
`;

/** Narrow screens: tables and long words stay within the page. Colours that are read at 4.5 to 1, links of 24 px, and boxes without a scroll bar of their own. */
const LOOK = `body { margin: 0; }
.swagger-ui .servers, .swagger-ui .servers-title { display: none; }
.swagger-ui table.headers td, .swagger-ui table.headers .header-example { color: inherit; }
.swagger-ui .parameter__in { color: inherit; }
.swagger-ui .wrapper { box-sizing: border-box; }
.swagger-ui .opblock-summary-path, .swagger-ui td, .swagger-ui .markdown { overflow-wrap: anywhere; }
.swagger-ui .opblock-summary .copy-to-clipboard, .swagger-ui .opblock-summary .copy-to-clipboard button { min-inline-size: 24px; min-block-size: 24px; }
.swagger-ui .opblock-summary-path a { display: inline-flex; align-items: center; min-block-size: 24px; }
.swagger-ui .opblock-body, .swagger-ui .responses-inner { overflow-x: auto; }
.swagger-ui .highlight-code > .microlight { max-height: none; overflow: visible; overflow-wrap: anywhere; }
.swagger-ui .opblock .opblock-summary-method { color: #080a0b; text-shadow: none; }
.swagger-ui .info .title small, .swagger-ui .info .title small.version-stamp { background: #3b4151; }
.swagger-ui .info .title small pre { color: #fff; }
html:not(.dark-mode) .swagger-ui :is(.info a, .info .url, .link) { color: #0b57b0; }
html:not(.dark-mode) .swagger-ui .btn.authorize { border-color: #0b6b3f; color: #0b6b3f; }
html:not(.dark-mode) .swagger-ui .btn.execute { background: #1f57c3; border-color: #1f57c3; }
html:not(.dark-mode) .swagger-ui .try-out__btn.cancel { border-color: #a30d20; color: #a30d20; }
html:not(.dark-mode) .swagger-ui .download-contents { background: #3b4151; }
html.dark-mode .swagger-ui :is(.info .url, .link) { color: #8fb8ff; }
html.dark-mode .swagger-ui .opblock .try-out__btn.cancel { border-color: #ff9d9d; color: #ff9d9d; }
@media (max-width: 40rem) {
  .swagger-ui .wrapper { padding: 0 .75rem; }
  .swagger-ui .opblock-body table, .swagger-ui .opblock-body tbody, .swagger-ui .opblock-body tr, .swagger-ui .opblock-body td { display: block; width: auto; }
  .swagger-ui .opblock-body thead { display: none; }
  .swagger-ui input[type], .swagger-ui select, .swagger-ui textarea { box-sizing: border-box; max-width: 100%; min-width: 0; }
}
`;

type File = { readonly mediaType: string; readonly read: () => Promise<Buffer> };

const packaged = (name: string, mediaType: string): File => ({
  mediaType,
  read: () => readFile(resolve(`swagger-ui-dist/${name}`)),
});
const written = (text: string, mediaType: string): File => ({ mediaType, read: async () => Buffer.from(text) });

const FILES: Readonly<Record<string, File>> = {
  "swagger-ui.css": packaged("swagger-ui.css", STYLE),
  "look.css": written(LOOK, STYLE),
  "swagger-ui-bundle.js": packaged("swagger-ui-bundle.js", SCRIPT),
  "start.js": written(START, SCRIPT),
};

const compressed = promisify(gzip);

export function mountViewer(app: Express, { general }: Limiters): void {
  const folder = `${PATH}/${release()}`;
  const page = Buffer.from(pageOf(folder));
  app
    .route(PATH)
    .get(...general, (_request, response) => {
      response.setHeader("content-security-policy", POLICY);
      response.setHeader("cross-origin-opener-policy", "same-origin");
      response.setHeader("cache-control", "no-cache");
      sendBytes(response, 200, page, "text/html; charset=utf-8");
    })
    .all(methodNotAllowed(["GET", "HEAD"]));
  for (const [name, file] of Object.entries(FILES)) app.get(`${folder}/${name}`, ...general, sendFile(file));
}

/** Read and compressed once, when it is first asked for. */
function sendFile({ mediaType, read }: File): RequestHandler {
  let kept: Promise<{ readonly plain: Buffer; readonly zipped: Buffer }> | undefined;
  const load = async () => {
    const plain = await read();
    return { plain, zipped: await compressed(plain, { level: 9 }) };
  };
  return async (request, response) => {
    kept ??= load();
    const { plain, zipped } = await kept;
    const takesGzip = request.acceptsEncodings("gzip") === "gzip";
    response.setHeader("vary", "accept-encoding");
    response.setHeader("cache-control", "public, max-age=31536000, immutable");
    if (takesGzip) response.setHeader("content-encoding", "gzip");
    sendBytes(response, 200, takesGzip ? zipped : plain, mediaType);
  };
}

/** Names the files as they are now: a browser keeps them for ever. */
function release(): string {
  const { version }: { readonly version: string } = JSON.parse(
    readFileSync(resolve("swagger-ui-dist/package.json"), "utf8"),
  );
  const own = createHash("sha256").update(START).update(LOOK).digest("hex").slice(0, 7);
  return `${version}-${own}`;
}

/** In English, as the document is. */
const pageOf = (folder: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Safer Block: API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${folder}/swagger-ui.css">
<link rel="stylesheet" href="${folder}/look.css">
</head>
<body>
<div id="api"></div>
<noscript>This page needs scripts; what it shows is in <a href="${BASE_PATH}/openapi.json">openapi.json</a>.</noscript>
<script src="${folder}/swagger-ui-bundle.js"></script>
<script src="${folder}/start.js"></script>
</body>
</html>
`;
