// The form of an e-mail address. No dependencies, because the web app loads this file.

/** Marks that turn the direction of reading, control characters and what shows nothing: an address must be what it seems to be. */
const HIDDEN = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/u;

/** One @, no spaces or quotes, a host with a dot; names and hosts in any script (RFC 6531). */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  !HIDDEN.test(text) &&
  /^[^\s@"<>(),;:\\[\]]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u.test(text);
