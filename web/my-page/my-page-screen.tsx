import { useQuery } from "@tanstack/react-query";
import {
  ChevronRight,
  Eye,
  FileText,
  KeyRound,
  ListX,
  MessageCircleQuestion,
  Microscope,
  MonitorSmartphone,
  Scale,
  Webhook,
} from "lucide";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { withTexts } from "../i18n/load.ts";
import { OwnReportList } from "../report/own-report-list.tsx";
import { pathTo } from "../routing/paths.ts";
import { useSession } from "../session/store.ts";
import { useLogin } from "../session/use-login.ts";
import { Button } from "../ui/button.tsx";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { PageSpinner } from "../ui/feedback/spinner.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";
import { Agreements } from "./agreements.tsx";
import { MyInfo } from "./my-info.tsx";
import styles from "./my-page-screen.module.css";

const DisputeNotice = lazy(async () => ({
  default: (await withTexts(["dispute"], () => import("../dispute/dispute-notice.tsx"))).DisputeNotice,
}));

/** My information, my reports, logout and deregistration. */
export function MyPageScreen() {
  const { t } = useTranslation();
  const { id } = useSession();
  const { logout } = useLogin();
  const me = useQuery(queryOf("GET support/my-page", { query: { userId: id } }));
  if (me.isPending) return <PageSpinner label={t(($) => $.common.loading)} />;
  return (
    <Page title={t(($) => $.account.myPage.heading)}>
      <div className={styles.page}>
        {me.isError ? (
          <ErrorState
            title={t(($) => $.account.myPage.failed)}
            retryLabel={t(($) => $.common.retry)}
            onRetry={() => void me.refetch()}
          />
        ) : (
          <MyInfo me={me.data} />
        )}
        <Suspense>
          <DisputeNotice />
        </Suspense>
        <div className={styles.links}>
          <MyLink
            href={pathTo("/support/declare/:userId", { userId: id })}
            icon={<Icon of={FileText} size={22} />}
            lead={t(($) => $.account.myPage.myDeclarationsLead)}
          >
            {t(($) => $.account.myPage.myDeclarations)}
          </MyLink>
          <MyLink
            href={pathTo("/support/inquiry/list")}
            icon={<Icon of={MessageCircleQuestion} size={22} />}
            lead={t(($) => $.account.myPage.myInquiriesLead)}
          >
            {t(($) => $.account.myPage.myInquiries)}
          </MyLink>
          <MyLink
            href={pathTo("/support/analysis")}
            icon={<Icon of={Microscope} size={22} />}
            lead={t(($) => $.account.myPage.myAnalysesLead)}
          >
            {t(($) => $.account.myPage.myAnalyses)}
          </MyLink>
          <MyLink
            href={pathTo("/watch")}
            icon={<Icon of={Eye} size={22} />}
            lead={t(($) => $.account.myPage.myWatchesLead)}
          >
            {t(($) => $.account.myPage.myWatches)}
          </MyLink>
          <MyLink
            href={pathTo("/report/deletion")}
            icon={<Icon of={Scale} size={22} />}
            lead={t(($) => $.account.myPage.myDisputesLead)}
          >
            {t(($) => $.account.myPage.myDisputes)}
          </MyLink>
          <MyLink
            href={pathTo("/listing/objection")}
            icon={<Icon of={ListX} size={22} />}
            lead={t(($) => $.account.myPage.myObjectionsLead)}
          >
            {t(($) => $.account.myPage.myObjections)}
          </MyLink>
          <MyLink
            href={pathTo("/support/api-key")}
            icon={<Icon of={KeyRound} size={22} />}
            lead={t(($) => $.account.myPage.apiKeysLead)}
          >
            {t(($) => $.account.myPage.apiKeys)}
          </MyLink>
          <MyLink
            href={pathTo("/support/webhook")}
            icon={<Icon of={Webhook} size={22} />}
            lead={t(($) => $.account.myPage.webhooksLead)}
          >
            {t(($) => $.account.myPage.webhooks)}
          </MyLink>
          <MyLink
            href={pathTo("/support/my-page/data")}
            icon={<Icon of={MonitorSmartphone} size={22} />}
            lead={t(($) => $.account.myPage.myDataLead)}
          >
            {t(($) => $.account.myPage.myData)}
          </MyLink>
        </div>
        <section className={styles.section} aria-labelledby="my-reports">
          <h2 id="my-reports">{t(($) => $.account.myPage.myReports)}</h2>
          <OwnReportList hrefOf={(page) => pathTo("/support/my-page", { page })} />
        </section>
        {me.data && <Agreements agreements={me.data.agreements} />}
        <div className={styles.last}>
          <Button kind="secondary" onClick={() => void logout()}>
            {t(($) => $.account.myPage.logout)}
          </Button>
          <LinkButton kind="quiet" href={pathTo("/support/my-page/deregister")}>
            {t(($) => $.account.myPage.deregister)}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}

type LinkProps = { href: string; icon: ReactNode; lead: string; children: ReactNode };

const MyLink = ({ href, icon, lead, children }: LinkProps) => (
  <a className={styles.link} href={href}>
    {icon}
    <span>
      <strong>{children}</strong>
      <span>{lead}</span>
    </span>
    <Icon of={ChevronRight} size={18} />
  </a>
);
