// Is what was typed a target (an address or a site), or words? A guess by form, to decide what to ask; the server knows.
import { refang } from "./defang.ts";

/** The shortest address of any chain we name (XRP) has 25 characters. */
const WALLET = /^(?=.*\d)[A-Za-z0-9:_+/=-]{25,128}$/;
const HOST = /^(?:https?:\/\/)?(?:[\p{L}\p{N}_-]+\.)+\p{L}[\p{L}\p{N}-]+\.?(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/**
 * The target in a text, ready to be looked up, or undefined where the text is words.
 * Takes defanged spellings (hxxps://bad[.]example) as well.
 */
export function targetIn(text: string): string | undefined {
  const meant = refang(text.trim());
  return WALLET.test(meant) || HOST.test(meant) ? meant : undefined;
}
