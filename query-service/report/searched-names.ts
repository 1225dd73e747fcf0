// Names in what is searched for, by which reports are found that have another spelling of them, or are of that category or
// chain.
import type { REPORT_SEARCH } from "@sb/contracts/report/search.ts";
import { type Name, namesIn } from "@sb/knowledge/names/names-in.ts";
import type { SearchedName } from "@sb/platform/search/port.ts";
import { hangulTyped, latinTyped } from "@sb/platform/search/query/forms/keyboard.ts";

type ReportName = SearchedName<typeof REPORT_SEARCH>;

const SPELLINGS_AT_MOST = 12;

export function searchedNames(text: string): ReportName[] {
  const names = namesIn(text);
  return names.length > 0 ? names.map(nameOf) : typedName(text);
}

const nameOf = ({ start, end, ...name }: Name): ReportName => ({
  from: start,
  to: end,
  texts: name.alternatives.slice(0, SPELLINGS_AT_MOST),
  filters: filtersOf(name),
});

function filtersOf(name: Pick<Name, "kind" | "code">): ReportName["filters"] {
  if (name.kind === "CATEGORY") return { crimeType: name.code };
  return name.kind === "CHAIN" ? { chain: name.code } : {};
}

/** The text as it would be on the other keyboard, where all of it is a name then. */
function typedName(text: string): ReportName[] {
  const typed = text
    .trim()
    .split(/\s+/u)
    .map((word) => hangulTyped(word) ?? latinTyped(word) ?? word);
  const meant = typed.join(" ");
  const [name] = namesIn(meant);
  if (name?.start !== 0 || name.end !== meant.length) return [];
  return [{ ...nameOf(name), to: text.length, texts: [meant, ...name.alternatives].slice(0, SPELLINGS_AT_MOST) }];
}
