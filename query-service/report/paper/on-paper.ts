// The source of papers about a report, and their common part.
import type { Language } from "@sb/contracts/codes.ts";
import type { LoggedFact } from "@sb/contracts/log/model.ts";
import type { FullDeclaration } from "@sb/contracts/report/confidential.ts";
import type { ReportDoc } from "@sb/contracts/report/model.ts";
import type { Block, Fact, Paper } from "@sb/platform/pdf/paper.ts";
import type { Extras } from "../open.ts";
import type { Words } from "./words.ts";

export type OnPaper = {
  readonly doc: ReportDoc;
  readonly full: FullDeclaration;
  readonly extras: Extras | undefined;
  /** Who names the target in public: people and published lists. */
  readonly others: { readonly people: number; readonly lists: number };
  /** Where the report stands in the public log; undefined where it is private. */
  readonly logged?: LoggedFact | undefined;
  readonly language: Language;
  /** ISO 8601. */
  readonly madeAt: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
};

const BRAND = "Safer Block";

export function frameOf(
  { doc, language, madeAt, publicUrl }: OnPaper,
  { t, time }: Words,
): Omit<Paper, "title" | "blocks"> {
  const url = `${publicUrl}/report/receipt/${doc.dclrSeq}`;
  const number = `${t(($) => $.papers.number)} ${doc.dclrSeq}`;
  return {
    language,
    madeAt,
    brand: `${BRAND} · ${number}`,
    qr: { url, caption: `${t(($) => $.papers.receipt)}\n${url}` },
    foot: `${BRAND} · ${number} · ${t(($) => $.papers.madeAt, { at: time(madeAt) })}`,
    speltNote: t(($) => $.papers.spelt),
    cutNote: t(($) => $.papers.cut),
  };
}

/** A heading with what stands under it; nothing where nothing does. */
export function section(heading: string, blocks: readonly Block[]): readonly Block[] {
  const said = blocks.filter((block) => block.kind !== "facts" || block.facts.length > 0);
  return said.length === 0 ? [] : [{ kind: "heading", text: heading }, ...said];
}

/** Without the facts that have no value. */
export const factsOf = (entries: readonly (readonly [name: string, value: string | undefined])[]): Block => ({
  kind: "facts",
  facts: entries.flatMap(([name, value]): Fact[] => (value ? [{ name, value }] : [])),
});
