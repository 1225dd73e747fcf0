// Values that people really send, for schemathesis to put into requests: random text hits no address.

import { PASTED } from "@sb/knowledge/address/finder/pasted.ts";
import { GOOD_ADDRESSES } from "@sb/knowledge/address/good-addresses.ts";

/** Genuine addresses of each chain, the same with one character changed or left out, and what else is pasted. */
export const TARGETS: readonly string[] = [
  ...GOOD_ADDRESSES.flatMap(([, address]) => [address, ...mistyped(address)]),
  ...PASTED.map(([text]) => text),
];

export const NICKNAMES: readonly string[] = [
  ...["하늘바다", "민지7", "운영자", "Admin", "аdmin", "a", "é", "  ", "1234567890", "x".repeat(21)],
];

/** Personal information, spreadsheet formulas, markup, direction marks, stacked marks. */
export const TEXTS: readonly string[] = [
  ...["투자 사기를 당했습니다", "他们不再回复", "返信が来なくなりました", "Sie antworten nicht mehr."],
  ...["call 010-1234-5678", "mail me: a (at) b.example", '=HYPERLINK("https://evil.example")'],
  ...["<script>alert(1)</script>", "' OR 1=1 --", "../../etc/passwd", "%00%2e%2e%2f"],
  ...["\u202egnihsihp", `e${"\u0301".repeat(6)}`, "👨‍👩‍👧‍👦"],
];

function mistyped(address: string): readonly string[] {
  const middle = address.length >> 1;
  const [start, end] = [address.slice(0, middle), address.slice(middle + 1)];
  return [`${start}${address[middle] === "z" ? "y" : "z"}${end}`, start + end, address.toUpperCase()];
}
