import { filedDocument } from "@sb/contracts/report/filed-document.ts";
import type { OwnReportView } from "@sb/contracts/report/wire.ts";
import { Download } from "lucide";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { sha256Of } from "../../attachments/sha256.ts";
import { useFormat } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { saveAs } from "../../ui/save-as.ts";

import styles from "./receipt.module.css";

/** SHA-256 of the report's text and of each file, to prove later that nothing was changed. */
export function FiledHashes({ report }: { report: OwnReportView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = useMemo(() => new Blob([filedDocument(report)], { type: "application/json" }), [report]);
  const hash = useHash(text);
  return (
    <section className={styles.section} aria-labelledby="receipt-hashes">
      <h2 id="receipt-hashes">{t(($) => $.receipt.hashes)}</h2>
      <p className={styles.note}>{t(($) => $.receipt.hashesLead)}</p>
      <ul className={styles.hashes}>
        <Hash name={t(($) => $.receipt.text)} size={format.bytes(text.size)} sha256={hash} />
        {report.files.map(({ fileId, name, size, sha256 }) => (
          <Hash key={fileId} name={name} size={format.bytes(size)} sha256={sha256} />
        ))}
      </ul>
      <Button size="small" className={styles.screenOnly} onClick={() => saveAs(text, `${report.dclrSeq}.json`)}>
        <Icon of={Download} size={16} />
        {t(($) => $.receipt.saveText)}
      </Button>
    </section>
  );
}

const Hash = ({ name, size, sha256 }: { name: string; size: string; sha256: string | undefined }) => (
  <li>
    <span>
      {name} <small>{size}</small>
    </span>
    <code translate="no">{sha256 ?? "…"}</code>
  </li>
);

/** Undefined until it is computed. */
function useHash(blob: Blob): string | undefined {
  const [hash, setHash] = useState<{ of: Blob; sha256: string }>();
  useEffect(() => {
    const compute = async () => setHash({ of: blob, sha256: await sha256Of(blob) });
    void compute();
  }, [blob]);
  return hash?.of === blob ? hash.sha256 : undefined;
}
