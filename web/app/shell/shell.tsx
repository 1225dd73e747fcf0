import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useNavigation } from "react-router-dom";
import { useStale } from "../../api/stale.ts";
import { askForChangedTerms, useDueTerms } from "../../consent/use-due.ts";
import { ErrorDialogHost } from "../../errors/error-dialog-host.tsx";
import { withTexts } from "../../i18n/load.ts";
import { ModalHost } from "../../modals/modal-host.tsx";
import { useScreen } from "../../routing/navigation.ts";
import { isInArea } from "../../routing/screen.ts";
import { ToastRegion } from "../../ui/feedback/toast-region.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./shell.module.css";
import { useFreshData, useFreshPage, useResumeRegistration } from "./use-frame.ts";

const MAIN = "main";

const AreaNav = lazy(async () => ({
  default: (await withTexts(["pages", "rail"], () => import("./area-nav.tsx"))).AreaNav,
}));

/** The frame around every screen. */
export function Shell() {
  const { t } = useTranslation();
  const screen = useScreen();
  const inArea = isInArea(screen?.guard);
  useFreshPage(MAIN);
  useFreshData();
  useResumeRegistration();
  useDueTerms();
  return (
    <div className={styles.shell}>
      <a className="skip-link" href={`#${MAIN}`}>
        {t(($) => $.common.skip)}
      </a>
      <Header />
      <StaleNote />
      <div className={inArea ? styles.admin : styles.body}>
        {inArea && (
          <Suspense fallback={<div />}>
            <AreaNav isAgencys={screen?.guard === "agency"} />
          </Suspense>
        )}
        <main id={MAIN} className={styles.main} tabIndex={-1}>
          <LoadingBar />
          <Outlet />
        </main>
      </div>
      {screen?.footer !== false && !inArea && <Footer />}
      <ScrollRestoration />
      <ErrorDialogHost onTermsChanged={askForChangedTerms} />
      <ModalHost />
      <ToastRegion label={t(($) => $.common.toasts)} closeLabel={t(($) => $.common.close)} />
    </div>
  );
}

/** Shown under the header while the next screen's chunk loads; visible only after a delay. */
function LoadingBar() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  if (state === "idle") return null;
  return <div role="progressbar" aria-label={t(($) => $.common.loading)} className={styles.loading} />;
}

/** Says that part of the page may be out of date. Always mounted: it is a live region. */
function StaleNote() {
  const { t } = useTranslation();
  const stale = useStale();
  return <div role="status">{stale && <p className={styles.stale}>{t(($) => $.common.stale)}</p>}</div>;
}
