// Home: the search, which works without scripts too, the figures, and what is newest.
import type { HomeMain } from "@sb/contracts/home/wire.ts";
import { PAGE_LIMITS } from "@sb/contracts/page-limits.ts";
import { useTranslation } from "react-i18next";
import { requestOf } from "../api/request.ts";
import form from "../list/search-form.module.css";
import { pathTo } from "../routing/paths.ts";
import type { MakePage, PagesOf } from "../server/made.ts";
import { buttonClass } from "../ui/button-class.ts";
import { cx } from "../ui/cx.ts";
import { HeroActions } from "./hero-actions.tsx";
import { HomeMainPart } from "./home-main-part.tsx";
import styles from "./home-screen.module.css";
import box from "./search/search-box.module.css";

const homePage: MakePage = async ({ t, read, urlOf, format }) => {
  const key = "GET home/main";
  const main = await read(key, {});
  const name = t(($) => $.common.brand);
  const search = new URL(urlOf(pathTo("/report/history")));
  const count = `${t(($) => $.home.numbers.total)}: ${format.number(main.crimeCnt)}`;
  return {
    ...{
      title: t(($) => $.home.page.title),
      description: t(($) => $.home.page.description),
      path: "/",
      type: "website",
    },
    body: <Home main={main} />,
    about: [
      {
        "@type": "WebSite",
        ...{ "@id": urlOf("/"), url: urlOf("/"), name, description: t(($) => $.home.page.description) },
        potentialAction: {
          "@type": "SearchAction",
          target: `${search}${search.search ? "&" : "?"}searchKeyword={search_term_string}`,
          "query-input": "required name=search_term_string",
        },
      },
      { "@type": "Organization", name, url: urlOf("/") },
    ],
    first: { url: requestOf(key, {}).url, body: main },
    preview: { tone: "plain", title: t(($) => $.home.heading), facts: [t(($) => $.home.lead), count] },
  };
};

const NO_QUERY = { isFetching: false, refetch: () => Promise.reject(new Error("Pages ask nothing")) };

function Home({ main }: { main: HomeMain }) {
  const { t } = useTranslation();
  return (
    <>
      <div className="hero">
        <div className="hero-inner">
          <h1 className="hero-heading">{t(($) => $.home.heading)}</h1>
          <p className="hero-lead">{t(($) => $.home.lead)}</p>
          <Search />
          <HeroActions />
        </div>
      </div>
      <div className={styles.rest}>
        <HomeMainPart main={{ ...main, popups: [] }} query={NO_QUERY} />
      </div>
    </>
  );
}

/** Takes the room of the app's search box. */
function Search() {
  const { t } = useTranslation();
  const label = t(($) => $.home.search.label);
  return (
    <div className={box.box}>
      <search>
        <form className={cx(form.form, form.large)} action={pathTo("/report/history")} method="get">
          <label htmlFor="home-search" className={form.label}>
            {label}
          </label>
          <input
            id="home-search"
            name="searchKeyword"
            className={form.input}
            type="text"
            inputMode="search"
            autoComplete="off"
            maxLength={PAGE_LIMITS.addressChars}
            placeholder={t(($) => $.home.search.placeholder)}
          />
          <button type="submit" className={buttonClass({ kind: "primary", size: "large" }, form.submit)}>
            {t(($) => $.home.search.submit)}
          </button>
        </form>
      </search>
      <p className={box.hint}>{t(($) => $.home.search.hint)}</p>
    </div>
  );
}

export const pages = { "/": homePage } satisfies PagesOf<"home">;
