import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { callWith } from "../api/client.ts";
import { Button } from "../ui/button.tsx";
import detail from "../ui/detail.module.css";
import { TextArea } from "../ui/fields/text-area.tsx";
import { Page } from "../ui/page.tsx";
import { saveAs } from "../ui/save-as.ts";
import type { Checked, CheckOutcome } from "./check.ts";
import { Outcome } from "./outcome.tsx";

/** A reader of the log weighs more than most screens: it loads when somebody checks. */
const loadChecks = () => import("./check.ts");

/** Characters of a proof with many witnesses. */
const PROOF_CHARS = 20_000;
/** A link to one's own report, request or objection, whose proof is fetched. */
const OWN = /^#(report|request|objection)=(\d{1,16})$/;

async function fetchProof(kind: string, seq: number): Promise<string | undefined> {
  if (kind === "report") {
    const { filed, now } = await callWith("GET log/report/{dclrSeq}", { params: { dclrSeq: seq } });
    return (filed ?? now)?.proof;
  }
  if (kind === "objection")
    return (await callWith("GET log/objection/{objectionSeq}", { params: { objectionSeq: seq } })).decided.proof;
  const { asked, decided } = await callWith("GET log/request/{requestSeq}", { params: { requestSeq: seq } });
  return (decided ?? asked).proof;
}

type State = CheckOutcome | { readonly found: "FAILED" };

/** /verify: checks on the device that something stands in the public log. */
export function VerifyScreen() {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const [state, setState] = useState<State>();
  const [busy, setBusy] = useState(false);
  const [link, setLink] = useState<string>();

  const run = async (check: (checks: Awaited<ReturnType<typeof loadChecks>>) => Promise<CheckOutcome>) => {
    setBusy(true);
    setState(undefined);
    setLink(undefined);
    try {
      const checks = await loadChecks();
      const outcome = await check(checks);
      setState(outcome);
      if (outcome.found === "PROVEN") setLink(checks.linkOf(outcome as Checked));
    } catch {
      // Whatever was pasted stays on the device: the error is told here and reported nowhere.
      setState({ found: "FAILED" });
    }
    setBusy(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is read once, when the screen opens
  useEffect(() => {
    const { hash } = location;
    const [, kind, seq] = OWN.exec(hash) ?? [];
    if (kind !== undefined) {
      void run(async ({ checkProof }) => {
        const proof = await fetchProof(kind, Number(seq));
        if (proof === undefined) return { found: "TOO_NEW" };
        setText(proof);
        return checkProof(proof);
      });
    } else if (hash.length > 1) {
      void run(async ({ checkPlace, placeIn }) => {
        const place = placeIn(hash);
        return place ? checkPlace(place) : { found: "UNREADABLE" };
      });
    }
  }, []);

  return (
    <Page title={t(($) => $.log.heading)} lead={t(($) => $.log.lead)} reading>
      <form
        className={detail.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && text.trim() !== "") void run(({ checkProof }) => checkProof(text));
        }}
      >
        <TextArea
          id="proof"
          label={t(($) => $.log.label)}
          hint={t(($) => $.log.hint)}
          rows={5}
          maxLength={PROOF_CHARS}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={setText}
        />
        <div>
          <Button type="submit" kind="primary" busy={busy}>
            {t(($) => $.log.submit)}
          </Button>
        </div>
      </form>
      <div role="status" className={detail.stack}>
        {busy && <p>{t(($) => $.log.checking)}</p>}
        {state && <Outcome state={state} link={link} />}
      </div>
      {state?.found === "PROVEN" && text !== "" && (
        <Button onClick={() => saveAs(new Blob([text], { type: "text/plain" }), "safer-block.tlog-proof")}>
          {t(($) => $.log.save)}
        </Button>
      )}
    </Page>
  );
}
