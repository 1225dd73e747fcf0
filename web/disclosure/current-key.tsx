import type { OwnAgency } from "@sb/contracts/agency/wire.ts";
import { useTranslation } from "react-i18next";
import { CopyButton } from "../ui/address-text.tsx";
import { Badge } from "../ui/badge.tsx";
import { Callout } from "../ui/callout.tsx";
import styles from "./disclosure.module.css";

/** The public key that is in use, or what it means that there is none. */
export function CurrentKey({ agency: { publicKey, scope } }: { agency: Pick<OwnAgency, "publicKey" | "scope"> }) {
  const { t } = useTranslation();
  const labels = { copy: t(($) => $.disclosure.key.copy), copied: t(($) => $.disclosure.key.copied) };
  return (
    <section className={styles.section} aria-labelledby="current-key">
      <h2 id="current-key">{t(($) => $.disclosure.key.current)}</h2>
      {publicKey === undefined ? (
        <Callout>{t(($) => $.disclosure.key.none[scope])}</Callout>
      ) : (
        <>
          <p>
            <Badge kind="good">{t(($) => $.disclosure.key.kinds[publicKey.kind])}</Badge>
          </p>
          <div className={styles.keyText}>
            <code translate="no" dir="ltr">
              {publicKey.value}
            </code>
            <CopyButton text={publicKey.value} labels={labels} />
          </div>
        </>
      )}
    </section>
  );
}
