import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { askForChangedTerms, useDueTerms } from "../../consent/use-due.ts";
import { ErrorDialogHost } from "../../errors/error-dialog-host.tsx";
import { withTexts } from "../../i18n/load.ts";
import { ModalHost } from "../../modals/modal-host.tsx";
import { useScreen } from "../../routing/navigation.ts";
import { isInArea } from "../../routing/screen.ts";
import { ToastRegion } from "../../ui/toast-region.tsx";
import { useFreshData } from "../use-fresh-data.ts";
import { useFreshPage } from "../use-fresh-page.ts";
import { useResumeRegistration } from "../use-resume-registration.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import styles from "./shell.module.css";
import { StaleNote } from "./stale-note.tsx";

const MAIN = "main";

const AreaNav = lazy(async () => ({
  default: (await withTexts(["pages"], () => import("./area-nav.tsx"))).AreaNav,
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
      <a className={styles.skip} href={`#${MAIN}`}>
        {t(($) => $.common.skip)}
      </a>
      <Header />
      <LoadingBar />
      <StaleNote />
      <div className={inArea ? styles.admin : styles.body}>
        {inArea && (
          <Suspense fallback={<div />}>
            <AreaNav isAgencys={screen?.guard === "agency"} />
          </Suspense>
        )}
        <main id={MAIN} className={styles.main} tabIndex={-1}>
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
