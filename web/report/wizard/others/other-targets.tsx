// Other targets of the same incident: a row each, recognised while it is typed. It loads with the first target.
import { CHAINS, type Chain } from "@sb/contracts/codes.ts";
import { isRecognized } from "@sb/contracts/report/alarm.ts";
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import type { LookedUp } from "@sb/contracts/report/lookup-wire.ts";
import { useQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/client.ts";
import { keyOf } from "../../../api/keys.ts";
import { pause } from "../../../api/pause.ts";
import { ScanButton } from "../../../scan/scan-button.tsx";
import { SecretNote } from "../../../scan/secret-note.tsx";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { timesNamed } from "../../times-named.ts";
import { oneOf } from "../form/declaration.ts";
import { idOfPlace } from "../form/place.ts";
import { likeliest, withoutRest } from "../form/target.ts";
import type { OtherTarget } from "../form/values.ts";
import { shownError } from "../parts/error-text.ts";
import { useWizard } from "../parts/wizard-context.ts";
import styles from "./others.module.css";

const BLANK: OtherTarget = { adrs: "", declareType: "", chain: "", customChain: "" };
const MOST = REPORT_LIMITS.inIncident - 1;

export function OtherTargets() {
  const { t } = useTranslation();
  const { context, send } = useWizard();
  const { others } = context.values;
  const change = (next: readonly OtherTarget[]) => send({ type: "others.changed", others: next });
  return (
    <section className={styles.others} aria-labelledby="other-targets">
      <h2 id="other-targets">{t(($) => $.others.title)}</h2>
      <p className={styles.hint}>{t(($) => $.others.hint)}</p>
      {others.map((other, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their position.
          key={index}
          {...{ other, index }}
          onChange={(part) => change(others.map((each, at) => (at === index ? { ...each, ...part } : each)))}
          onRemove={() => change(others.filter((_, at) => at !== index))}
        />
      ))}
      {others.length < MOST ? (
        <Button className={styles.add} onClick={() => change([...others, BLANK])}>
          <Icon of={Plus} size={18} />
          {t(($) => $.others.add)}
        </Button>
      ) : (
        <p className={styles.hint}>{t(($) => $.others.most, { count: REPORT_LIMITS.inIncident })}</p>
      )}
    </section>
  );
}

type RowProps = {
  other: OtherTarget;
  index: number;
  onChange: (part: Partial<OtherTarget>) => void;
  onRemove: () => void;
};

function Row({ other, index, onChange, onRemove }: RowProps) {
  const { t } = useTranslation();
  const { context, send } = useWizard();
  const place = `others.${index}` as const;
  const id = idOfPlace(place);
  const { isLooking, found } = useRecognised(other, onChange);
  return (
    <div className={styles.row}>
      <TextField
        id={id}
        label={t(($) => $.others.target, { row: index + 2 })}
        value={other.adrs}
        mono
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={isLooking ? undefined : shownError(t, place, context)}
        onChange={(adrs) => onChange({ ...BLANK, adrs })}
        onBlur={() => send({ type: "field.blurred", place })}
        beside={
          <Button
            kind="quiet"
            size="icon"
            aria-label={t(($) => $.others.remove, { row: index + 2 })}
            onClick={onRemove}
          >
            <Icon of={Trash2} size={20} />
          </Button>
        }
      />
      {other.adrs === "" && (
        <div>
          <ScanButton onText={(adrs) => onChange({ ...BLANK, adrs })} />
        </div>
      )}
      <SecretNote text={other.adrs} />
      <div aria-live="polite">
        {isLooking ? (
          <Note>{t(($) => $.wizard.lookup.looking)}</Note>
        ) : (
          found && <Found found={found} other={other} onChange={onChange} />
        )}
      </div>
      <OfChain {...{ id, other, onChange }} />
    </div>
  );
}

const Note = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;

type FoundProps = Pick<RowProps, "other" | "onChange"> & { found: LookedUp };

/** Says what it was taken for, and how often it was reported; where it is nothing that we know, the way on. */
function Found({ found, other, onChange }: FoundProps) {
  const { t } = useTranslation();
  if (isRecognized(found)) {
    const { declareType, shared, timesReported, listings } = found;
    if (shared) return <Note>{t(($) => $.target.shared[shared.kind], { name: shared.name })}</Note>;
    const times = timesNamed({ timesReported, timesListed: listings.length }, t);
    const words = [t(($) => $.codes.declareType[declareType]), ...times];
    return <Note>{words.join(" · ")}</Note>;
  }
  if (other.declareType !== "") return null;
  return (
    <div className={styles.unread}>
      <Note>{t(($) => $.others.unread)}</Note>
      <Button size="small" onClick={() => onChange({ declareType: "WALLET", chain: "OTHER" })}>
        {t(($) => $.wizard.address.otherChain)}
      </Button>
    </div>
  );
}

/** A wallet's chain, which its form may not tell. */
function OfChain({ id, other, onChange }: Pick<RowProps, "other" | "onChange"> & { id: string }) {
  const { t } = useTranslation();
  if (other.declareType !== "WALLET") return null;
  return (
    <>
      <SelectField
        id={`${id}-chain`}
        label={t(($) => $.wizard.fields["declare.chain"])}
        options={CHAINS.map((chain) => ({ value: chain, label: t(($) => $.codes.chain[chain]) }))}
        value={oneOf(CHAINS, other.chain)}
        onChange={(chain: Chain) => onChange({ chain })}
      />
      {other.chain === "OTHER" && (
        <TextField
          id={`${id}-custom`}
          label={t(($) => $.wizard.fields["declare.customChain"])}
          value={other.customChain}
          onChange={(customChain) => onChange({ customChain })}
        />
      )}
    </>
  );
}

/** Milliseconds without a key before it is asked. */
const QUIET = 400;

/** Fills in the kind and the chain that the text fits, unless they are known: of what was found on the device, or in a draft. */
function useRecognised({ adrs, declareType }: OtherTarget, onChange: RowProps["onChange"]) {
  const text = adrs.trim();
  const { data: found, isFetching } = useQuery({
    queryKey: keyOf("POST report/lookup", { body: { adrs: [text] } }),
    queryFn: async ({ signal }) => {
      await pause(QUIET, signal);
      const { secretsIn } = await import("../../../scan/secrets/on-device.ts");
      // A private key is not sent.
      if ((await secretsIn(text)).length > 0) return null;
      return (await call("POST report/lookup", { body: { adrs: [text] }, signal })).items[0] ?? null;
    },
    enabled: text !== "",
    meta: { inline: true },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (!found || !isRecognized(found) || declareType !== "") return;
    const chain = found.declareType === "WALLET" ? (likeliest(found) ?? "") : "";
    onChange({ adrs: withoutRest(found).adrs, declareType: found.declareType, chain });
  }, [found]);
  return { isLooking: isFetching, found: found ?? undefined };
}
