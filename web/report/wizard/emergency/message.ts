// The message for the support of the exchange that the money was sent from.
import { CHAINS } from "@sb/contracts/codes.ts";
import type { Translate } from "../../../i18n/texts.ts";
import { oneOf } from "../form/declaration.ts";
import type { FieldPath, Fields } from "../form/values.ts";

/** The message, with the fields entered so far; gaps are marked for the sender to fill in. */
export function exchangeMessage(fields: Fields, t: Translate): string {
  const given = (path: FieldPath) => fields[path].trim() || t(($) => $.wizard.emergency.gap);
  return t(($) => $.wizard.emergency.message, {
    address: given("declare.adrs"),
    chain: chainName(fields, t) ?? t(($) => $.wizard.emergency.gap),
    hash: given("declare.dmgHash"),
    amount: given("declare.dmgVolume"),
  });
}

function chainName(fields: Fields, t: Translate): string | undefined {
  const chain = oneOf(CHAINS, fields["declare.chain"]);
  if (chain === "OTHER") return fields["declare.customChain"].trim() || undefined;
  return chain && t(($) => $.codes.chain[chain]);
}
