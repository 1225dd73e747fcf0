import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { HeroActions } from "./hero-actions.tsx";
import { HomeMainPart, HomeSkeleton } from "./home-main-part.tsx";
import styles from "./home-screen.module.css";
import { SearchBox } from "./search/search-box.tsx";

/** Search on top, the figures below. The search starts with what the URL keeps of it. */
export function HomeScreen() {
  const { t } = useTranslation();
  const main = useQuery(queryOf("GET home/main"));
  return (
    <>
      <div className="hero">
        <div className="hero-inner">
          <h1 className="hero-heading">{t(($) => $.home.heading)}</h1>
          <p className="hero-lead">{t(($) => $.home.lead)}</p>
          <SearchBox />
          <HeroActions />
        </div>
      </div>
      <div className={styles.rest}>
        {main.isPending && <HomeSkeleton label={t(($) => $.common.loading)} />}
        {main.isError && <QueryFailed title={t(($) => $.home.numbers.failed)} query={main} />}
        {main.data && <HomeMainPart main={main.data} query={main} />}
      </div>
    </>
  );
}
