import { Outlet, useMatches } from "@tanstack/react-router";
import { ErrorDialogHost } from "../../errors/error-dialog-host.tsx";
import { useText } from "../../i18n/text.tsx";
import { ToastRegion } from "../../ui/toast-region.tsx";
import { ModalHost } from "../modals/modal-host.tsx";
import { useFreshData } from "../use-fresh-data.ts";
import { useFreshPage } from "../use-fresh-page.ts";
import { useResumeRegistration } from "../use-resume-registration.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./shell.module.css";

const MAIN = "main";

/** What stands around every screen. */
export function Shell() {
  const { common } = useText();
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  useFreshPage(MAIN);
  useFreshData();
  useResumeRegistration();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href={`#${MAIN}`}>
        {common.skip}
      </a>
      <Header />
      <main id={MAIN} className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      {screen?.footer !== false && <Footer />}
      <ErrorDialogHost />
      <ModalHost />
      <ToastRegion label={common.toasts} closeLabel={common.close} />
    </div>
  );
}
