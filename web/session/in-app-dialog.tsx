import { useTranslation } from "react-i18next";
import { LazyDialog } from "../modals/modal-host.tsx";
import { openModal } from "../modals/modals.ts";
import { Button } from "../ui/button.tsx";
import type { InAppBrowser } from "./in-app-browser.ts";
import { InAppHelp } from "./in-app-help.tsx";

/** Says that Google logs nobody in inside this app. @returns whether the person wants to try it here nevertheless */
export const openInAppDialog = async (app: InAppBrowser): Promise<boolean> =>
  (await openModal<boolean>("in-app", (close) => <InAppDialog app={app} onClose={close} />)) === true;

function InAppDialog({ app, onClose }: { app: InAppBrowser; onClose: (here: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <LazyDialog
      title={t(($) => $.inApp.title)}
      closeLabel={t(($) => $.common.close)}
      onClose={() => onClose(false)}
      actions={
        <>
          <Button kind="quiet" onClick={() => onClose(true)}>
            {t(($) => $.inApp.here)}
          </Button>
          <Button onClick={() => onClose(false)}>{t(($) => $.common.close)}</Button>
        </>
      }
    >
      <p>{t(($) => $.inApp.text, { name: t(($) => $.inApp.names[app.name]) })}</p>
      <InAppHelp app={app} />
    </LazyDialog>
  );
}
