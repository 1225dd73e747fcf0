// The pages of the development issuer, plain HTML in Korean or English.
import type { ServerResponse } from "node:http";

const TEXTS = {
  ko: {
    title: "개발용 로그인",
    intro: "개발용 로그인 화면입니다. 아무 이메일 주소나 입력하면 그 주소의 사용자로 로그인합니다.",
    label: "이메일 주소",
    submit: "계속",
    invalid: "이메일 주소를 확인해 주세요. 예: name@example.com",
    failed: "로그인을 계속할 수 없습니다. 처음부터 다시 시도해 주세요.",
  },
  en: {
    title: "Development sign-in",
    intro: "This sign-in is for development. Enter any e-mail address to be signed in as its owner.",
    label: "E-mail address",
    submit: "Continue",
    invalid: "Please check the e-mail address. Example: name@example.com",
    failed: "The sign-in can't go on. Please start again.",
  },
} as const;
type PageLanguage = keyof typeof TEXTS;

const STYLE = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}body{max-width:28rem;margin:4rem auto;padding:0 1rem}
label{display:block;font-weight:600}input,button{font:inherit;box-sizing:border-box;width:100%;min-height:44px;margin:.5rem 0 0;padding:.5rem .75rem}
button{margin-top:1rem;cursor:pointer}.error{border-left:4px solid #c62828;padding-left:.75rem}`;

/** Korean if it is the browser's first language, otherwise English. */
export function pageLanguage(acceptLanguage: string | undefined): PageLanguage {
  return /^\s*ko\b/i.test(acceptLanguage ?? "") ? "ko" : "en";
}

/** The form that asks for an e-mail; `rejected` is the last, invalid input. */
export function signInPage(language: PageLanguage, rejected?: string): string {
  const text = TEXTS[language];
  const error = rejected === undefined ? "" : `<p id="error" class="error" role="alert">${text.invalid}</p>`;
  const state = rejected === undefined ? "" : ' aria-invalid="true" aria-describedby="error"';
  return page(
    language,
    `<p>${text.intro}</p>${error}<form method="post"><label for="email">${text.label}</label>
<input id="email" name="email" type="email" autocomplete="email" required autofocus value="${escapeHtml(rejected ?? "")}"${state}>
<button type="submit">${text.submit}</button></form>`,
  );
}

/** `code` is the OAuth error code, for the developer. */
export function failurePage(language: PageLanguage, code: string): string {
  return page(
    language,
    `<p class="error" role="alert">${TEXTS[language].failed}</p><p><code>${escapeHtml(code)}</code></p>`,
  );
}

export function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { ...PAGE_HEADERS, "content-type": "text/html; charset=utf-8" }).end(html);
}

export const PAGE_HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
} as const;

function page(language: PageLanguage, body: string): string {
  const { title } = TEXTS[language];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
