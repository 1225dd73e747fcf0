// The frame of the development tools' pages: plain HTML in Korean or English, without scripts.
import type { ServerResponse } from "node:http";

export type PageLanguage = "ko" | "en";

const STYLE = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}body{max-width:var(--width,28rem);margin:4rem auto;padding:0 1rem}
label{display:block;font-weight:600}input,button{font:inherit;box-sizing:border-box;width:100%;min-height:44px;margin:.5rem 0 0;padding:.5rem .75rem}
button{margin-top:1rem;cursor:pointer}.error{border-left:4px solid #c62828;padding-left:.75rem}
.wide{--width:56rem}table{border-collapse:collapse;width:100%}td,th{text-align:start;vertical-align:top;padding:.5rem;border-bottom:1px solid;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;border:1px solid}iframe{width:100%;height:40rem;border:1px solid;background:#fff}`;

/** Korean if it is the browser's first language, otherwise English. */
export function pageLanguage(acceptLanguage: string | undefined): PageLanguage {
  return /^\s*ko\b/i.test(acceptLanguage ?? "") ? "ko" : "en";
}

export const PAGE_HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
} as const;

export function sendPage(
  response: ServerResponse,
  status: number,
  html: string,
  headers: Readonly<Record<string, string>> = PAGE_HEADERS,
): void {
  response.writeHead(status, { ...headers, "content-type": "text/html; charset=utf-8" }).end(html);
}

/** `title` and `body` are HTML. */
export function page(language: PageLanguage, title: string, body: string, kind = ""): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style></head>
<body class="${kind}"><main><h1>${title}</h1>${body}</main></body></html>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
