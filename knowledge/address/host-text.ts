// Numbers and letters of hosts, with what browsers and Node both have: recognition runs on people's devices as well
// (docs/decisions/0105-look-up-without-telling.md).
import { decode } from "punycode/punycode.es6.js";
import { attempt } from "./codecs/attempt.ts";

const BYTE = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const IPV4 = new RegExp(String.raw`^${BYTE}(?:\.${BYTE}){3}$`);
/** The letters and the length that an IPv6 address can have. */
const LIKE_IPV6 = /^[0-9a-f:.]{2,45}$/i;

export const isIPv6 = (text: string): boolean => LIKE_IPV6.test(text) && URL.canParse(`http://[${text}]/`);

/** 4 or 6, and 0 for what is no IP address. */
export function isIP(text: string): 0 | 4 | 6 {
  if (IPV4.test(text)) return 4;
  return isIPv6(text) ? 6 : 0;
}

/** The host in punycode and lower case (WHATWG URL); empty where it is none. */
export const hostToAscii = (host: string): string => URL.parse(`ws://${host}`)?.hostname ?? "";

/** The host with its letters instead of punycode; a label that no letters stand for stays. Empty where it is no host. */
export const hostToUnicode = (host: string): string => hostToAscii(host).split(".").map(labelToUnicode).join(".");

function labelToUnicode(label: string): string {
  if (!label.startsWith("xn--")) return label;
  const letters = attempt(() => decode(label.slice(4)));
  return letters !== undefined && hostToAscii(letters) === label ? letters : label;
}
