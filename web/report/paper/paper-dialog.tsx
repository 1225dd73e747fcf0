// A report begun from what somebody kept: a mail, an exported chat, words. It is read on the device; what is ticked goes into the report.
import { PASTED_CHARS } from "@sb/contracts/report/codes.ts";
import { FileText, ShieldCheck } from "lucide";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LazyDialog } from "../../modals/modal-host.tsx";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Findings } from "./findings.tsx";
import styles from "./paper.module.css";
import type { Taken } from "./taken.ts";
import { usePaper } from "./use-paper.ts";

export function PaperDialog({ close }: { close: (taken?: Taken) => void }) {
  const { t } = useTranslation();
  const { state, readText, readFile, again } = usePaper();
  return (
    <LazyDialog title={t(($) => $.paper.title)} closeLabel={t(($) => $.common.close)} onClose={() => close()}>
      <div className={styles.paper}>
        <p className={styles.stays}>
          <Icon of={ShieldCheck} size={20} />
          {t(($) => $.paper.stays)}
        </p>
        <div role="status">
          {(state.at === "LOADING" || state.at === "READING") && (
            <p className={styles.reading}>
              <Spinner />
              {t(($) => $.paper.reading)}
            </p>
          )}
          {state.at === "REFUSED" && <Callout>{t(($) => $.paper.refused[state.why])}</Callout>}
          {state.at === "READ" && <p>{t(($) => $.paper.forms[state.form])}</p>}
        </div>
        {(state.at === "ASKING" || state.at === "REFUSED") && <Choose onText={readText} onFile={readFile} />}
        {state.at === "READ" && <Findings findings={state.findings} file={state.file} onTake={close} onAgain={again} />}
      </div>
    </LazyDialog>
  );
}

type ChooseProps = { onText: (text: string) => void; onFile: (file: File) => void };

function Choose({ onText, onFile }: ChooseProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [text, setText] = useState("");
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".eml,.txt,.json,.html,.htm,message/rfc822,text/plain,application/json,text/html"
        hidden
        aria-label={t(($) => $.paper.choose)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) onFile(file);
        }}
      />
      <Button kind="primary" onClick={() => input.current?.click()}>
        <Icon of={FileText} size={18} />
        {t(($) => $.paper.choose)}
      </Button>
      <p className={styles.hint}>{t(($) => $.paper.chooseHint)}</p>
      <TextArea
        id={id}
        label={t(($) => $.paper.paste)}
        hint={t(($) => $.paper.pasteHint)}
        rows={5}
        maxLength={PASTED_CHARS}
        value={text}
        autoComplete="off"
        onChange={setText}
      />
      <Button disabled={text.trim() === ""} onClick={() => onText(text)}>
        {t(($) => $.paper.read)}
      </Button>
    </>
  );
}
