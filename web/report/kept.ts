// The part of a text that may stand in a URL, which others see: in the history, on a screen, in what is shared.
import type { LookupText } from "@sb/contracts/report/lookup-wire.ts";

/** A wallet's address, or a host with its scheme. Anything else of a link may be somebody's own. */
const PLAIN = /^(?:https?:\/\/)?[\w.:-]{1,128}$/i;

/** Empty where the whole text is not one recognised target: a message that somebody pasted is theirs alone. */
export function keptOf(
  text: string,
  { items, others, omitted }: Pick<LookupText, "items" | "others" | "omitted">,
): string {
  const whole = text.trim();
  const [item] = items;
  if (!item || items.length + others.length + omitted > 1 || /\s/.test(whole)) return "";
  return item.adrs === whole && PLAIN.test(whole) ? whole : item.normalized;
}
