import type { Chain, DeclareType } from "@sb/contracts/codes.ts";
import { useText } from "../../../i18n/text.tsx";
import { Button } from "../../../ui/button.tsx";
import { lookupOf } from "../form/target.ts";
import { chainsToOffer, errorsOn } from "../machine/judge.ts";
import { useWizard } from "../parts/wizard-context.ts";
import styles from "./fields.module.css";

/** Buttons that mend an address which is not what it is said to be: another chain, or a site and not a wallet. */
export function AddressMend() {
  const { context, send } = useWizard();
  const { fields } = context.values;
  const isWrong = errorsOn("basics", context).some(
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
  const { wizard, codes } = useText();
  return (
    <div className={styles.mend}>
      {chains.length > 0 && <p>{wizard.address.likely}</p>}
      <div className={styles.chips}>
        {chains.map((chain) => (
          <Button key={chain} size="small" onClick={() => onChoose(chain)}>
            {wizard.address.use(codes.chain[chain])}
          </Button>
        ))}
        <Button size="small" kind="quiet" onClick={() => onChoose("OTHER")}>
          {wizard.address.otherChain}
        </Button>
      </div>
    </div>
  );
}

function ToSite({ onPress }: { onPress: () => void }) {
  const { lookup } = useText().wizard;
  return <Mend text={lookup.looksLikeSite} action={lookup.useSite} onPress={onPress} />;
}

function ToWallet({ onPress }: { onPress: () => void }) {
  const { lookup } = useText().wizard;
  return <Mend text={lookup.looksLikeWallet} action={lookup.useWallet} onPress={onPress} />;
}

const Mend = ({ text, action, onPress }: { text: string; action: string; onPress: () => void }) => (
  <div className={styles.mend}>
    <p>{text}</p>
    <Button size="small" onClick={onPress}>
      {action}
    </Button>
  </div>
);
