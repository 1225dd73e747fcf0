// The frame of a rendered page: the bar of the first paint, which the app's header replaces in the same place, and plain links.
import { LANGUAGES } from "@sb/contracts/codes.ts";
import { LANGUAGE_PARAM } from "@sb/contracts/pages.ts";
import { ArrowLeft } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES, LOCALES } from "../i18n/languages.ts";
import back from "../list/back-link.module.css";
import type { HeaderEntry } from "../routing/menu.ts";
import { pathTo, withSearch } from "../routing/paths.ts";
import { Icon } from "../ui/icon.tsx";
import { Page } from "../ui/page.tsx";

/** The entries of the header's menu that lead to rendered pages, as the build found them. */
declare const HEADER: readonly HeaderEntry[];

type Props = {
  /** Where the page is, for its other languages. */
  path: string;
  footer?: boolean | undefined;
  children: ReactNode;
};

export function Frame({ path, footer = true, children }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip-link" href="#main">
        {t(($) => $.common.skip)}
      </a>
      <header className="first-header">
        <div className="first-brand">{t(($) => $.common.brand)}</div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer && <Footer path={path} />}
    </>
  );
}

function Footer({ path }: { path: string }) {
  const { t } = useTranslation();
  const links = [
    [pathTo("/"), t(($) => $.common.brand)],
    ...HEADER.map(({ href, title }) => [href, t(($) => $.common.nav[title])]),
    [pathTo("/term/service"), t(($) => $.common.footer.service)],
    [pathTo("/term/privacy"), t(($) => $.common.footer.privacy)],
    [pathTo("/status"), t(($) => $.common.footer.status)],
  ] as const;
  return (
    <footer>
      <Page>
        <nav aria-label={t(($) => $.common.nav.label)}>
          <ul>
            {links.map(([href, name]) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t(($) => $.common.language.label)}>
          <ul>
            {LANGUAGES.map((language) => (
              <li key={language}>
                <a href={inLanguage(path, language)} hrefLang={language} lang={LOCALES[language]}>
                  {LANGUAGE_NAMES[language]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Page>
    </footer>
  );
}

/** The same page in a language. */
export function inLanguage(path: string, language: string): string {
  const [plain = "", query] = path.split("?");
  return withSearch(plain, { ...Object.fromEntries(new URLSearchParams(query)), [LANGUAGE_PARAM]: language });
}

/** As the app's own looks on a first visit (list/back-link.tsx). */
export const BackLink = ({ href, label }: { href: string; label: string }) => (
  <a className={back.back} href={href}>
    <Icon of={ArrowLeft} size={18} />
    {label}
  </a>
);

/** Says that there is no such page, or no longer, and where to look. */
export function NotThere() {
  const { t } = useTranslation();
  return (
    <Page reading title={t(($) => $.server.gone.title)} lead={t(($) => $.server.gone.text)}>
      <p>
        <a href={pathTo("/report/history")}>{t(($) => $.server.gone.search)}</a>
      </p>
    </Page>
  );
}
