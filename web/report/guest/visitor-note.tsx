import { LockKeyhole } from "lucide";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { withTexts } from "../../i18n/load.ts";
import { inAppBrowserOf } from "../../session/in-app-browser.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "../wizard/screens/screens.module.css";

const InApp = lazy(async () => ({
  default: (await withTexts(["inApp", "visitor"], () => import("./in-app-note.tsx"))).InAppNote,
}));

type Props = {
  /** Above or below the fields of the screen. */
  place: "TOP" | "BOTTOM";
  /** The report is written, and goes on with the login. */
  isLast: boolean;
  /** The device can't keep attachments. */
  filesNotKept: boolean;
};

/** Tells a visitor where the report is until they log in. A browser inside an app can't log them in, and no other has the report. */
export function VisitorNote({ place, isLast, filesNotKept }: Props) {
  const { t } = useTranslation();
  const app = inAppBrowserOf(navigator.userAgent);
  // Inside an app it has to be read before anything is written.
  if ((place === "TOP") !== (app !== undefined && !isLast)) return null;
  return (
    <div className={styles.callout}>
      <Icon of={LockKeyhole} size={20} />
      <div>
        <strong>{t(($) => $.visitor[isLast ? "last" : "first"].title)}</strong>
        <p>{t(($) => $.visitor[isLast ? "last" : "first"].text)}</p>
        {isLast && filesNotKept && <p>{t(($) => $.visitor.filesNotKept)}</p>}
        <Suspense>{app && <InApp app={app} />}</Suspense>
      </div>
    </div>
  );
}
