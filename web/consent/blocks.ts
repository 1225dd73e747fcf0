// The Markdown subset of the terms: headings, lists and paragraphs.
export type Block =
  | { readonly kind: "heading" | "paragraph"; readonly text: string }
  | { readonly kind: "bullets" | "numbers"; readonly items: readonly string[] };

/** Blocks are separated by blank lines; consecutive list lines form one list. */
export const blocksOf = (markdown: string): readonly Block[] =>
  markdown
    .split(/\n{2,}/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== "")
    .map(blockOf);

function blockOf(chunk: string): Block {
  const lines = chunk.split("\n").map((line) => line.trim());
  if (/^#+ /.test(chunk)) return { kind: "heading", text: chunk.replace(/^#+ /, "") };
  if (lines.every((line) => /^[-*] /.test(line))) return { kind: "bullets", items: lines.map((line) => line.slice(2)) };
  if (lines.every((line) => /^\d+\. /.test(line)))
    return { kind: "numbers", items: lines.map((line) => line.replace(/^\d+\. /, "")) };
  return { kind: "paragraph", text: lines.join(" ") };
}
