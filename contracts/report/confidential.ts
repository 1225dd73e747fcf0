// What of a report anyone may read and what is sealed: the one place that parts the two and joins them again.
import type { Visibility } from "../codes.ts";
import type { ConfidentialDeclaration, PublicDeclaration } from "./events.ts";

/** A report in full: every source, hidden ones among them. */
export type FullDeclaration = Omit<ConfidentialDeclaration, "declaration"> & {
  readonly declaration: PublicDeclaration;
};

export type SplitDeclaration = {
  /** Absent in a private report. */
  readonly published: PublicDeclaration | undefined;
  readonly confidential: ConfidentialDeclaration;
};

/** A public report publishes its declaration with the open sources; everything else, and a private one whole, is sealed. */
export function splitDeclaration(open: Visibility, full: FullDeclaration): SplitDeclaration {
  const { declaration, ...rest } = full;
  const shown = { ...declaration, etcSrc: full.etcSrc.filter((source) => source.open) };
  return open === "PUBLIC"
    ? { published: shown, confidential: rest }
    : { published: undefined, confidential: { ...rest, declaration: shown } };
}

/** The full report again. Throws where neither part holds the declaration: such a pair was never split. */
export function joinDeclaration(
  published: PublicDeclaration | undefined,
  confidential: ConfidentialDeclaration,
): FullDeclaration {
  const declaration = published ?? confidential.declaration;
  if (declaration === undefined) throw new Error("a report without its declaration");
  return { ...confidential, declaration };
}
