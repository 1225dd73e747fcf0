// The pages of the development issuer, plain HTML in Korean or English.
import { escapeHtml, type PageLanguage, page } from "../page.ts";

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
} as const satisfies Record<PageLanguage, object>;

/** The form that asks for an e-mail; `rejected` is the last, invalid input. */
export function signInPage(language: PageLanguage, rejected?: string): string {
  const text = TEXTS[language];
  const error = rejected === undefined ? "" : `<p id="error" class="error" role="alert">${text.invalid}</p>`;
  const state = rejected === undefined ? "" : ' aria-invalid="true" aria-describedby="error"';
  return page(
    language,
    text.title,
    `<p>${text.intro}</p>${error}<form method="post"><label for="email">${text.label}</label>
<input id="email" name="email" type="email" autocomplete="email" required autofocus value="${escapeHtml(rejected ?? "")}"${state}>
<button type="submit">${text.submit}</button></form>`,
  );
}

/** `code` is the OAuth error code, for the developer. */
export function failurePage(language: PageLanguage, code: string): string {
  return page(
    language,
    TEXTS[language].title,
    `<p class="error" role="alert">${TEXTS[language].failed}</p><p><code>${escapeHtml(code)}</code></p>`,
  );
}
