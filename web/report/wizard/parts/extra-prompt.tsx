import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Waiting } from "../../../routing/waiting.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import styles from "./receipt.module.css";

const ExtraForm = lazy(async () => ({ default: (await import("../../owner/extra-form.tsx")).ExtraForm }));

/** After filing: asks for extra information that may prevent further crimes. */
export function ExtraPrompt({ dclrSeq }: { dclrSeq: number }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card className={styles.extra}>
      <h2 className={styles.next}>{t(($) => $.report.extra.heading)}</h2>
      {isOpen ? (
        <Suspense fallback={<Waiting />}>
          <ExtraForm dclrSeq={dclrSeq} onClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        <>
          <p>{t(($) => $.report.extra.prompt)}</p>
          <Button className={styles.open} onClick={() => setOpen(true)}>
            {t(($) => $.report.extra.open)}
          </Button>
        </>
      )}
    </Card>
  );
}
