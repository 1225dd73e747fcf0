import type { HomeMain } from "@sb/contracts/home/wire.ts";
import { useTranslation } from "react-i18next";
import { Cards, CardsSkeleton } from "../list/cards.tsx";
import { ReportCard } from "../report/report-card.tsx";
import { paths } from "../routing/paths.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { Articles } from "./articles.tsx";
import { Figures } from "./figures.tsx";
import styles from "./home-screen.module.css";
import { Popups } from "./popups.tsx";
import { Quiet, Section } from "./section.tsx";

/** Number of reports shown above the link to all of them. */
const NEWEST = 6;

/** The sections that come from GET home/main. */
export function HomeMainPart({ main }: { main: HomeMain }) {
  const { t } = useTranslation();
  return (
    <>
      <Figures main={main} />
      <Section
        title={t(($) => $.home.newest.heading)}
        more={{ href: paths.report.history(), label: t(($) => $.home.newest.all) }}
      >
        {main.declareReport.length === 0 ? (
          <Quiet>{t(($) => $.home.newest.empty)}</Quiet>
        ) : (
          <Cards
            label={t(($) => $.home.newest.heading)}
            items={main.declareReport.slice(0, NEWEST)}
            keyOf={({ dclrSeq }) => dclrSeq}
            draw={(report) => <ReportCard report={report} />}
          />
        )}
      </Section>
      <div className={styles.pair}>
        <Section
          title={t(($) => $.common.nav.saferView)}
          more={{ href: paths.insight.saferViews(), label: t(($) => $.home.insight.all) }}
        >
          {main.saferViews.length === 0 ? (
            <Quiet>{t(($) => $.home.insight.empty)}</Quiet>
          ) : (
            <Articles articles={main.saferViews} hrefOf={paths.insight.saferView} />
          )}
        </Section>
        <Section
          title={t(($) => $.common.nav.blockNews)}
          more={{ href: paths.insight.blockNews(), label: t(($) => $.home.news.all) }}
        >
          {main.news.length === 0 ? (
            <Quiet>{t(($) => $.home.news.empty)}</Quiet>
          ) : (
            <Articles articles={main.news} hrefOf={paths.insight.article} />
          )}
        </Section>
      </div>
      <Popups popups={main.popups} />
    </>
  );
}

/** Reserves the space, so that the layout does not shift. */
export const HomeSkeleton = ({ label }: { label: string }) => (
  <>
    <Skeleton width="100%" height="420px" />
    <CardsSkeleton count={NEWEST} label={label} />
  </>
);
