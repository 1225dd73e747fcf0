import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { askForChangedTerms, useDueTerms } from "../../consent/use-due.ts";
import { ErrorDialogHost } from "../../errors/error-dialog-host.tsx";
import { ModalHost } from "../../modals/modal-host.tsx";
import { useScreen } from "../../routing/navigation.ts";
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

/** The frame around every screen. */
export function Shell() {
  const { t } = useTranslation();
  const screen = useScreen();
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
      <main id={MAIN} className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      {screen?.footer !== false && <Footer />}
      <ScrollRestoration />
      <ErrorDialogHost onTermsChanged={askForChangedTerms} />
      <ModalHost />
      <ToastRegion label={t(($) => $.common.toasts)} closeLabel={t(($) => $.common.close)} />
    </div>
  );
}
