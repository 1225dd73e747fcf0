import { PAGE_LIMITS } from "@sb/contracts/page-limits.ts";
import type { TargetFilter } from "@sb/knowledge/filter/read.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/fields/checkbox-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { Page } from "../../ui/page.tsx";
import type { CheckOutcome } from "./check.ts";
import { OfflineSet } from "./offline-set.tsx";
import { Outcomes } from "./outcomes.tsx";
import styles from "./private.module.css";

/** The recognition weighs more than most screens: it loads when somebody asks. */
const loadChecks = () => import("./check.ts");

/**
 * Looks up without telling which target is meant. The text stays in this component: it is in no URL, no query key, no storage,
 * and in no error that is reported.
 */
export function PrivateScreen() {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const [set, setSet] = useState<TargetFilter>();
  const [usesSet, setUsesSet] = useState(true);
  const [outcome, setOutcome] = useState<CheckOutcome | "FAILED">();
  const [busy, setBusy] = useState(false);
  const check = async (filter: TargetFilter | undefined) => {
    if (text.trim() === "") return;
    setBusy(true);
    setOutcome(undefined);
    try {
      const { checkByRange, checkBySet } = await loadChecks();
      setOutcome(filter ? checkBySet(text, filter) : await checkByRange(text));
    } catch {
      // Errors are told here and reported nowhere: they may quote the text.
      setOutcome("FAILED");
    }
    setBusy(false);
  };
  return (
    <Page title={t(($) => $.untold.heading)} lead={t(($) => $.untold.lead)} reading>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void check(usesSet ? set : undefined);
        }}
      >
        <TextArea
          id="private-text"
          label={t(($) => $.untold.label)}
          hint={t(($) => $.untold.hint)}
          rows={3}
          maxLength={PAGE_LIMITS.lookupTextChars}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={(changed) => {
            setText(changed);
            setOutcome(undefined);
          }}
        />
        {set && (
          <CheckboxField id="private-set" label={t(($) => $.untold.set.use)} checked={usesSet} onChange={setUsesSet} />
        )}
        <div className={styles.actions}>
          <Button type="submit" kind="primary" busy={busy}>
            {t(($) => $.untold.submit)}
          </Button>
        </div>
      </form>
      <div className={styles.results} role="status">
        {busy && <p className={styles.note}>{t(($) => $.untold.checking)}</p>}
        {outcome === "FAILED" && <p>{t(($) => $.untold.failed)}</p>}
        {outcome !== undefined && outcome !== "FAILED" && (
          <Outcomes outcome={outcome} onAsk={() => void check(undefined)} />
        )}
      </div>
      <OfflineSet set={set} onSet={setSet} />
    </Page>
  );
}
