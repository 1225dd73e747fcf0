import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../api/keys.ts";
import { useText } from "../i18n/text.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { HomeMainPart, HomeSkeleton } from "./home-main-part.tsx";
import styles from "./home-screen.module.css";
import { SearchBox } from "./search/search-box.tsx";

/** Search first; below it what is known. The search begins empty at each entry. */
export function HomeScreen() {
  const { home: t, report } = useText();
  const main = useQuery({ ...queryOf("GET home/main"), meta: { inline: true } });
  return (
    <>
      <div className="hero">
        <div className="hero-inner">
          <h1 className="hero-heading">{t.heading}</h1>
          <p className="hero-lead">{t.lead}</p>
          <SearchBox />
        </div>
      </div>
      <div className={styles.rest}>
        {main.isPending && <HomeSkeleton label={report.history.loading} />}
        {main.isError && (
          <ErrorState
            title={t.numbers.failed}
            text={report.history.errorText}
            retryLabel={report.history.retry}
            onRetry={() => void main.refetch()}
            busy={main.isFetching}
          />
        )}
        {main.data && <HomeMainPart main={main.data} />}
      </div>
    </>
  );
}
