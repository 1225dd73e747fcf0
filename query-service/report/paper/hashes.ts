// The hashes that tell whether a file is as it was filed.
import { createHash } from "node:crypto";
import { type FiledReport, filedDocument } from "@sb/contracts/report/filed-document.ts";
import type { OnPaper } from "./on-paper.ts";

/** SHA-256 of the document that the receipt lets its owner save, hex. */
export const textHash = (on: OnPaper): string =>
  createHash("sha256")
    .update(filedDocument(filedOf(on)))
    .digest("hex");

function filedOf({ doc, full }: OnPaper): FiledReport {
  const { addressKey: _, ...declaration } = full.declaration;
  const { dmgHash, dmgAdrs, dmgVolume, country, suspect, reporter, etcSrc, files } = full;
  const { dclrSeq, filedAt, modifiedAt, open } = doc;
  return {
    ...{ dclrSeq, filedAt, modifiedAt, open },
    ...declaration,
    ...{ dmgHash, dmgAdrs, dmgVolume, country },
    etcSrc: [...etcSrc],
    additional: { suspect: stated(suspect), reporter: stated(reporter) },
    files: [...files],
  };
}

/** Without the members that are undefined. */
const stated = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
