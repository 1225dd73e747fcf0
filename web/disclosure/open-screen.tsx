import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearch } from "../routing/navigation.ts";
import { seqOf } from "../routing/screen.ts";
import { Page } from "../ui/page.tsx";
import type { KeyPair } from "./device/age.ts";
import styles from "./disclosure.module.css";
import { KeyFile } from "./key-file.tsx";
import { PackageChoice } from "./package-choice.tsx";
import { PackageView } from "./package-view.tsx";
import { useOpenPackage } from "./use-open-package.ts";

/** Opens what is confidential of a report on the agency's own device, with its private key. */
export function OpenScreen() {
  const { t } = useTranslation();
  const dclrSeq = seqOf(useSearch().dclrSeq);
  const [keys, setKeys] = useState<KeyPair>();
  const open = useOpenPackage();
  return (
    <Page reading title={t(($) => $.disclosure.open.heading)} lead={t(($) => $.disclosure.open.lead)}>
      <ol className={styles.steps}>
        <li>
          <h2>{t(($) => $.disclosure.open.key)}</h2>
          <p>{t(($) => $.disclosure.open.keyHint)}</p>
          <KeyFile keys={keys} onKeys={setKeys} />
        </li>
        <li>
          <h2>{t(($) => $.disclosure.open.package)}</h2>
          <PackageChoice dclrSeq={dclrSeq} keys={keys} open={open} />
        </li>
      </ol>
      <div aria-live="polite">{open.data?.opened && <PackageView opened={open.data.opened} />}</div>
    </Page>
  );
}
