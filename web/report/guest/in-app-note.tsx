import { useTranslation } from "react-i18next";
import type { InAppBrowser } from "../../session/in-app-browser.ts";
import { InAppHelp } from "../../session/in-app-help.tsx";

/** A browser inside an app: which it is, and the way out of it. */
export function InAppNote({ app }: { app: InAppBrowser }) {
  const { t } = useTranslation();
  return (
    <>
      <p>
        <strong>{t(($) => $.visitor.inApp, { name: t(($) => $.inApp.names[app.name]) })}</strong>
      </p>
      <InAppHelp app={app} />
    </>
  );
}
