/** One @, something before it, a host with a dot after it. The server decides (contracts/report.ts, `isEmail`). */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
