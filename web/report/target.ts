// Guesses whether an input is a target (an address or a site) or words, to choose the request. The server decides.
import { refang } from "@sb/contracts/report/defang.ts";

/** The shortest addresses of our chains (XRP) have 25 characters. */
const WALLET = /^(?=.*\d)[A-Za-z0-9:_+/=-]{25,128}$/;
const HOST = /^(?:https?:\/\/)?(?:[\p{L}\p{N}_-]+\.)+\p{L}[\p{L}\p{N}-]+\.?(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/**
 * The target in a text, ready for a lookup, or undefined if the text is words.
 * Accepts defanged spellings (hxxps://bad[.]example).
 */
export function targetIn(text: string): string | undefined {
  const meant = refang(text.trim());
  return WALLET.test(meant) || HOST.test(meant) ? meant : undefined;
}
