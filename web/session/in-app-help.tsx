import { Check, Copy, ExternalLink } from "lucide";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { type InAppBrowser, outsideUrlOf } from "./in-app-browser.ts";
import styles from "./in-app-help.module.css";

/** The way into the system's browser: a button where the app allows one, the app's own menu otherwise, and the address to copy. */
export function InAppHelp({ app }: { app: InAppBrowser }) {
  const { t } = useTranslation();
  const outside = outsideUrlOf(app, location.href);
  const name = t(($) => $.inApp.names[app.name]);
  return (
    <div className={styles.help}>
      <p>{outside ? t(($) => $.inApp.button, { name }) : t(($) => $.inApp.byMenu[app.system], { name })}</p>
      <div className={styles.ways}>
        {outside && (
          <LinkButton kind="primary" href={outside}>
            <Icon of={ExternalLink} size={18} />
            {t(($) => $.inApp.open)}
          </LinkButton>
        )}
        <CopyAddress />
      </div>
    </div>
  );
}

function CopyAddress() {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    setCopied(true);
  };
  return (
    <>
      <Button onClick={copy}>
        <Icon of={isCopied ? Check : Copy} size={18} />
        {t(($) => $.inApp.copy)}
      </Button>
      <VisuallyHidden aria-live="polite">{isCopied ? t(($) => $.inApp.copied) : ""}</VisuallyHidden>
    </>
  );
}
