import type { Chain, DeclareType } from "@sb/contracts/codes.ts";
import { useTranslation } from "react-i18next";
import { Chip } from "../../../ui/chip.tsx";
import { Chips } from "../../../ui/chips.tsx";
import { lookupOf } from "../form/target.ts";
import { chainsToOffer, errorsOn } from "../machine/judge.ts";
import { useWizard } from "../parts/wizard-context.ts";
import styles from "./fields.module.css";

/** Buttons that fix a mismatch: switch to another chain, or from wallet to site. */
export function AddressFix() {
  const { context, send } = useWizard();
  const { fields } = context.values;
  const isWrong = errorsOn("target", context).some(
    ({ place, code }) => place === "declare.adrs" && code === "ADDRESS_INVALID",
  );
  if (!isWrong) return null;
  const answer = lookupOf(fields, context.lookup);
  const isSite = fields["declare.declareType"] === "SITE";
  const chains = chainsToOffer(context);
  const become = (kind: DeclareType) => send({ type: "field.changed", path: "declare.declareType", value: kind });
  const choose = (chain: Chain) => send({ type: "field.changed", path: "declare.chain", value: chain });
  if (isSite) return chains.length > 0 ? <ToWallet onPress={() => become("WALLET")} /> : null;
  if (answer?.declareType === "SITE") return <ToSite onPress={() => become("SITE")} />;
  return <ToChain chains={chains} onChoose={choose} />;
}

function ToChain({ chains, onChoose }: { chains: readonly Chain[]; onChoose: (chain: Chain) => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.fix}>
      {chains.length > 0 && <p>{t(($) => $.wizard.address.likely)}</p>}
      <Chips>
        {chains.map((chain) => (
          <Chip key={chain} onClick={() => onChoose(chain)}>
            {t(($) => $.wizard.address.use, { chain: t(($) => $.codes.chain[chain]) })}
          </Chip>
        ))}
        <Chip quiet onClick={() => onChoose("OTHER")}>
          {t(($) => $.wizard.address.otherChain)}
        </Chip>
      </Chips>
    </div>
  );
}

function ToSite({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <Fix text={t(($) => $.wizard.lookup.looksLikeSite)} action={t(($) => $.wizard.lookup.useSite)} onPress={onPress} />
  );
}

function ToWallet({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <Fix
      text={t(($) => $.wizard.lookup.looksLikeWallet)}
      action={t(($) => $.wizard.lookup.useWallet)}
      onPress={onPress}
    />
  );
}

const Fix = ({ text, action, onPress }: { text: string; action: string; onPress: () => void }) => (
  <div className={styles.fix}>
    <p>{text}</p>
    <Chip onClick={onPress}>{action}</Chip>
  </div>
);
