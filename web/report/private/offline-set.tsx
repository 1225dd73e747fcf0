import type { TargetFilter } from "@sb/knowledge/filter/read.ts";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import { dropSet, fetchSet, findSet, type KeptSet, keepSet, SetRefused } from "./kept-set.ts";
import styles from "./private.module.css";

type Props = { set: TargetFilter | undefined; onSet: (set: TargetFilter | undefined) => void };
type Trouble = "notYet" | "failed" | "wrong";

const opened = async (kept: KeptSet) => (await import("./check.ts")).openSet(kept);

/** Downloads, renews and deletes the set of targets on this device. */
export function OfflineSet({ set, onSet }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const [bytes, setBytes] = useState(0);
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      const kept = await findSet();
      const found = kept && (await opened(kept));
      if (isGone || !found) return;
      setBytes(kept.file.length);
      onSet(found);
    };
    void find().catch(() => setTrouble("failed"));
    return () => {
      isGone = true;
    };
  }, [onSet]);
  const get = async () => {
    setBusy(true);
    setTrouble(undefined);
    try {
      const fetched = await fetchSet();
      const found = await opened(fetched);
      if (found) await keepSet(fetched);
      else setTrouble("wrong");
      if (found) onSet(found);
      if (found) setBytes(fetched.file.length);
    } catch (error) {
      setTrouble(error instanceof SetRefused ? "notYet" : "failed");
    }
    setBusy(false);
  };
  const drop = async () => {
    await dropSet();
    onSet(undefined);
  };
  return (
    <section className={styles.set} aria-labelledby="private-offline">
      <h2 id="private-offline" className={styles.heading}>
        {t(($) => $.untold.set.heading)}
      </h2>
      <p>{t(($) => $.untold.set.lead)}</p>
      <div role="status">
        {busy && <p className={styles.note}>{t(($) => $.untold.set.getting)}</p>}
        {trouble && <p>{t(($) => $.untold.set[trouble])}</p>}
        {set && (
          <p>
            {t(($) => $.untold.set.kept, {
              ...{ count: set.count, size: format.bytes(bytes) },
              at: format.dateTime(new Date(set.madeAt).toISOString()),
            })}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => void get()}>
          {set ? t(($) => $.untold.set.renew) : t(($) => $.untold.set.get)}
        </Button>
        {set && (
          <Button kind="quiet" onClick={() => void drop()}>
            {t(($) => $.untold.set.drop)}
          </Button>
        )}
      </div>
    </section>
  );
}
