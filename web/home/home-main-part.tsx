import type { HomeMain } from "@sb/contracts/home/wire.ts";
import { useTranslation } from "react-i18next";
import { Cards, CardsSkeleton } from "../list/cards.tsx";
import { ReportCard } from "../report/report-card.tsx";
import { pathTo } from "../routing/paths.ts";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Articles } from "./articles.tsx";
import { Figures } from "./figures.tsx";
import styles from "./home-screen.module.css";
import { type HomeQuery, Part } from "./part.tsx";
import { PartBoundary } from "./part-boundary.tsx";
import { Popups } from "./popups.tsx";
import { Quiet, Section } from "./section.tsx";

/** Number of reports shown above the link to all of them. */
const NEWEST = 6;

type Props = { main: HomeMain; query: HomeQuery };

/** The sections that come from GET home/main. */
export function HomeMainPart({ main, query }: Props) {
  const { t } = useTranslation();
  const of = { main, query };
  return (
    <>
      <Part name="figures" {...of}>
        <Figures main={main} />
      </Part>
      <Section
        title={t(($) => $.home.newest.heading)}
        more={{ href: pathTo("/report/history"), label: t(($) => $.home.newest.all) }}
      >
        <Part name="declareReport" {...of}>
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
        </Part>
      </Section>
      <Reading {...of} />
      <PartBoundary>
        <Popups popups={main.popups} />
      </PartBoundary>
    </>
  );
}

/** Insight and news, side by side where there is room. */
function Reading({ main, query }: Props) {
  const { t } = useTranslation();
  const of = { main, query };
  return (
    <div className={styles.pair}>
      <Section
        title={t(($) => $.common.nav.saferView)}
        more={{ href: pathTo("/insight/safer-view"), label: t(($) => $.home.insight.all) }}
      >
        <Part name="saferViews" {...of}>
          {main.saferViews.length === 0 ? (
            <Quiet>{t(($) => $.home.insight.empty)}</Quiet>
          ) : (
            <Articles
              articles={main.saferViews}
              hrefOf={(seq) => pathTo("/insight/safer-view/:viewSeq", { viewSeq: seq })}
            />
          )}
        </Part>
      </Section>
      <Section
        title={t(($) => $.common.nav.blockNews)}
        more={{ href: pathTo("/insight/block-news"), label: t(($) => $.home.news.all) }}
      >
        <Part name="news" {...of}>
          {main.news.length === 0 ? (
            <Quiet>{t(($) => $.home.news.empty)}</Quiet>
          ) : (
            <Articles articles={main.news} hrefOf={(newsSeq) => pathTo("/insight/block-news/:newsSeq", { newsSeq })} />
          )}
        </Part>
      </Section>
    </div>
  );
}

/** Reserves the space, so that the layout does not shift. */
export const HomeSkeleton = ({ label }: { label: string }) => (
  <>
    <Skeleton width="100%" height="420px" />
    <CardsSkeleton count={NEWEST} label={label} />
  </>
);
