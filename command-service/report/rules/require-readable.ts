import { Refused } from "@sb/contracts/refused.ts";
import type { Declaration } from "@sb/contracts/report/wire.ts";
import { isReadable } from "@sb/knowledge/readable-text.ts";

/** Refuses with TEXT_UNREADABLE what would be shown otherwise than it is written: in lists it deceives. */
export function requireReadable({
  crimeDetail,
  customChain,
  adrs,
  title,
  comment,
  etcSrc,
}: Declaration["declare"]): void {
  const code = "TEXT_UNREADABLE";
  const texts: readonly (readonly [path: string, text: string | undefined])[] = [
    ["declare.crimeDetail", crimeDetail],
    ["declare.customChain", customChain],
    ["declare.adrs", adrs],
    ["declare.title", title],
    ["declare.comment", comment],
    ...etcSrc.map(({ src }, i) => [`declare.etcSrc.${i}.src`, src] as const),
  ];
  const fields = texts.flatMap(([path, text]) =>
    text === undefined || isReadable(text) ? [] : [{ path, code } as const],
  );
  if (fields.length > 0) throw new Refused(code, fields);
}
