import { CircleAlert } from "lucide";
import { useTranslation } from "react-i18next";
import { problemText } from "../errors/problem-text.ts";
import { Icon } from "../ui/icon.tsx";
import type { Rejected } from "./attachment.ts";
import styles from "./files.module.css";

/** The files that were not taken, and why. Always in the page, so that a refusal is read aloud. */
export function RefusedFiles({ rejected }: { rejected: readonly Rejected[] }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      {rejected.length > 0 && (
        <div className={styles.rejected}>
          <strong>{t(($) => $.attachments.rejected)}</strong>
          <ul>
            {rejected.map(({ name, code }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same name may be refused twice.
              <li key={index}>
                <Icon of={CircleAlert} size={16} />
                <span>
                  {name}: {code === "FILE_UNREADABLE" ? t(($) => $.attachments.unreadable) : problemText(code, t)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
