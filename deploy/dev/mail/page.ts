// The pages of the development mails, plain HTML in Korean or English. Everything in a mail is escaped.
import type { Address, Email } from "postal-mime";
import { escapeHtml, type PageLanguage, page } from "../page.ts";

const TEXTS = {
  ko: {
    title: "개발용 메일함",
    intro: "개발 환경에서는 메일을 실제로 보내지 않고 여기에 모아 둡니다.",
    none: "아직 메일이 없습니다.",
    more: (all: number) => `전체 ${all}통 중 최근 메일만 표시합니다.`,
    columns: { date: "날짜", from: "보낸 사람", to: "받는 사람", subject: "제목" },
    back: "목록으로",
    raw: "원본(.eml) 내려받기",
    text: "텍스트",
    html: "HTML",
    missing: "메일을 찾을 수 없습니다.",
  },
  en: {
    title: "Development mails",
    intro: "In development, mails are not sent: they are collected here.",
    none: "No mails yet.",
    more: (all: number) => `Only the newest of ${all} mails are listed.`,
    columns: { date: "Date", from: "From", to: "To", subject: "Subject" },
    back: "Back to the list",
    raw: "Download the original (.eml)",
    text: "Text",
    html: "HTML",
    missing: "There is no such mail.",
  },
} as const satisfies Record<PageLanguage, object>;

type Listed = { readonly name: string; readonly email: Email };

export function listPage(language: PageLanguage, mails: readonly Listed[], all: number): string {
  const text = TEXTS[language];
  const { date, to, subject } = text.columns;
  const rows = mails.map(
    ({ name, email }) => `<tr><td>${escapeHtml(email.date ?? "")}</td><td>${addresses(email.to)}</td>
<td><a href="/dev-mail/mail/${escapeHtml(name)}">${escapeHtml(email.subject ?? name)}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th>${date}</th><th>${to}</th><th>${subject}</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
  const more = all > mails.length ? `<p>${text.more(all)}</p>` : "";
  return page(
    language,
    text.title,
    `<p>${text.intro}</p>${rows.length > 0 ? table : `<p>${text.none}</p>`}${more}`,
    "wide",
  );
}

/** `name` is the file's, of letters, digits, `.`, `_` and `-`. */
export function mailPage(language: PageLanguage, name: string, email: Email): string {
  const text = TEXTS[language];
  const { date, from, to } = text.columns;
  const facts = [
    [date, escapeHtml(email.date ?? "")],
    [from, addresses(email.from && [email.from])],
    [to, addresses(email.to)],
    ...email.headers.filter(({ key }) => SHOWN.includes(key)).map(({ key, value }) => [key, escapeHtml(value)]),
  ];
  const rows = facts.map(([term, value]) => `<tr><th>${term}</th><td>${value}</td></tr>`);
  const body = `<p><a href="/dev-mail/">${text.back}</a> · <a href="/dev-mail/raw/${name}">${text.raw}</a></p>
<table><tbody>${rows.join("")}</tbody></table><h2>${text.html}</h2>
<iframe sandbox="" title="${text.html}" src="/dev-mail/html/${name}"></iframe><h2>${text.text}</h2>
<pre dir="auto">${escapeHtml(email.text ?? "")}</pre>`;
  return page(language, escapeHtml(email.subject ?? name), body, "wide");
}

/** Headers that say something to a developer. */
const SHOWN = ["message-id", "content-language", "auto-submitted", "list-unsubscribe", "list-unsubscribe-post"];

export const missingPage = (language: PageLanguage): string =>
  page(
    language,
    TEXTS[language].title,
    `<p class="error" role="alert">${TEXTS[language].missing}</p>
<p><a href="/dev-mail/">${TEXTS[language].back}</a></p>`,
  );

const addresses = (list: readonly Address[] | undefined): string =>
  (list ?? []).map(({ name, address = "" }) => escapeHtml(name ? `${name} <${address}>` : address)).join(", ");
