import type { Lookup } from "@sb/contracts/report/wire.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { Search } from "lucide";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../routing/paths.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./verdict.module.css";
import { Verdict } from "./verdict.tsx";

type Props = { ref: Ref<HTMLDivElement>; target: string; lookup: UseQueryResult<Lookup> };

/** What stands under the search box while a target is in it. */
export function Answer({ ref, target, lookup }: Props) {
  const { t } = useTranslation();
  return (
    <div ref={ref} tabIndex={-1} className={styles.answer}>
      {lookup.isPending && (
        <div className={styles.verdict} aria-hidden="true">
          <Skeleton width="45%" height="1.6em" />
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </div>
      )}
      {lookup.isError && (
        <ErrorState
          title={t(($) => $.home.verdict.failedTitle)}
          text={t(($) => $.home.verdict.failedText)}
          retryLabel={t(($) => $.home.verdict.retry)}
          onRetry={() => void lookup.refetch()}
          busy={lookup.isFetching}
        />
      )}
      {lookup.data &&
        (lookup.data.normalized ? (
          <Verdict lookup={lookup.data} normalized={lookup.data.normalized} />
        ) : (
          <div className={styles.verdict}>
            <p>{t(($) => $.home.verdict.notAnAddress)}</p>
            <LinkButton href={paths.report.history({ searchKeyword: target })} className={styles.action ?? ""}>
              <Icon of={Search} size={18} />
              {t(($) => $.home.verdict.searchInstead)}
            </LinkButton>
          </div>
        ))}
    </div>
  );
}
