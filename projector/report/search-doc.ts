// A lead as it is searched.
import type { PublicDeclaration } from "@sb/contracts/report/events.ts";
import { filedByOf } from "@sb/contracts/report/filers.ts";
import type { ReportDoc } from "@sb/contracts/report/model.ts";
import type { REPORT_SEARCH } from "@sb/contracts/report/search.ts";
import type { SearchDoc } from "@sb/platform/search/port.ts";

export type Indexed = { readonly doc: ReportDoc; readonly declaration: PublicDeclaration };

export function searchDoc(
  { doc, declaration }: Indexed,
  additions: readonly Indexed[],
  nick: string,
  likeCount: number,
): SearchDoc<typeof REPORT_SEARCH> {
  const { comment, adrs, addressKey, crimeType, declareType, chain } = declaration;
  const all = [declaration, ...additions.map((addition) => addition.declaration)];
  return {
    id: doc.dclrSeq,
    texts: {
      title: titleOf({ doc, declaration }),
      comment,
      adrs,
      addressKey,
      sources: all.flatMap(openSources),
      nick,
      additions: additions.flatMap((addition) => [titleOf(addition), addition.declaration.comment]),
    },
    filters: { crimeType, declareType, chain, filedBy: filedByOf(doc) },
    sorts: { likeCount, timesReported: addressKey },
  };
}

const openSources = ({ etcSrc }: PublicDeclaration): readonly string[] =>
  etcSrc.filter((source) => source.open).map((source) => source.src);

/** An imported entry has no title: it is found by the words that its list has for what it is. */
const titleOf = ({ declaration }: Indexed): string => declaration.title || (declaration.crimeDetail ?? "");
