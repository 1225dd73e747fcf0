// Reads a paper beside the page, so that a long one doesn't stop it. It sends nothing anywhere but to the page.
import { findInPaper, type PaperFindings } from "@sb/knowledge/paper/find.ts";
import { type PaperForm, paperOf, readPaper } from "@sb/knowledge/paper/paper.ts";

/** A file's bytes, or words that were pasted. */
export type Asked = { readonly bytes: Uint8Array } | { readonly text: string };
export type Told =
  | { readonly form: PaperForm; readonly findings: PaperFindings }
  | { readonly failed: "UNREADABLE" }
  /** It can be asked now. */
  | { readonly ready: true };

const tell = (told: Told) => postMessage(told);

async function read(asked: Asked): Promise<Told> {
  const paper = "text" in asked ? paperOf(asked.text) : await readPaper(asked.bytes);
  if (!paper) return { failed: "UNREADABLE" };
  const finding = findInPaper(paper.passages);
  for (let step = finding.next(); ; step = finding.next())
    if (step.done) return { form: paper.form, findings: step.value };
}

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  // Not even a line of it goes to the page with an error.
  void read(data).then(tell, () => tell({ failed: "UNREADABLE" }));
});
tell({ ready: true });
