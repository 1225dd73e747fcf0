import type { HomeMain } from "@sb/contracts/home/wire.ts";
import { useTranslation } from "react-i18next";
import { Card } from "../ui/card.tsx";
import { CategoryChart } from "./charts/category-chart.tsx";
import { trendOf } from "./charts/chart-data.ts";
import { TrendChart } from "./charts/trend-chart.tsx";
import styles from "./figures.module.css";

/** Report totals; and of what people reported, the trend and categories. */
export function Figures({ main }: { main: HomeMain }) {
  const { t } = useTranslation();
  return (
    <section className={styles.figures} aria-labelledby="figures">
      <div className={styles.head}>
        <h2 id="figures">{t(($) => $.home.numbers.heading)}</h2>
        <dl className={styles.totals}>
          <div>
            <dt>{t(($) => $.home.numbers.total)}</dt>
            <dd>{t(($) => $.home.numbers.reports, { count: main.crimeCnt })}</dd>
          </div>
          {main.listedCnt > 0 && (
            <div>
              <dt>{t(($) => $.home.numbers.listed)}</dt>
              <dd>{t(($) => $.home.numbers.reports, { count: main.listedCnt })}</dd>
            </div>
          )}
          <div>
            <dt>{t(($) => $.home.numbers.lastDays)}</dt>
            <dd>{t(($) => $.home.numbers.reports, { count: trendOf(main.daily).total })}</dd>
          </div>
        </dl>
      </div>
      {main.crimeCnt === main.listedCnt ? (
        <p className={styles.none}>{t(($) => $.home.numbers.none)}</p>
      ) : (
        <div className={styles.charts}>
          <Card className={styles.chart}>
            <TrendChart daily={main.daily} />
          </Card>
          <Card className={styles.chart}>
            <CategoryChart crimeTypes={main.crimeTypes} />
          </Card>
        </div>
      )}
    </section>
  );
}
