// Splits a report into its public and its sealed part, and joins them again. The only place that does.
import type { Visibility } from "../codes.ts";
import type { ConfidentialDeclaration, PublicDeclaration } from "./events.ts";

/** A whole report, with all sources, including hidden ones. */
export type FullDeclaration = Omit<ConfidentialDeclaration, "declaration"> & {
  readonly declaration: PublicDeclaration;
};

export type SplitDeclaration = {
  /** Absent in a private report. */
  readonly published: PublicDeclaration | undefined;
  readonly confidential: ConfidentialDeclaration;
};

/** A public report publishes its declaration with the open sources; the rest is sealed. A private report is sealed whole. */
export function splitDeclaration(open: Visibility, full: FullDeclaration): SplitDeclaration {
  const { declaration, ...rest } = full;
  const shown = { ...declaration, etcSrc: full.etcSrc.filter((source) => source.open) };
  return open === "PUBLIC"
    ? { published: shown, confidential: rest }
    : { published: undefined, confidential: { ...rest, declaration: shown } };
}

/** The whole report again. Throws where neither part holds the declaration. */
export function joinDeclaration(
  published: PublicDeclaration | undefined,
  confidential: ConfidentialDeclaration,
): FullDeclaration {
  const declaration = published ?? confidential.declaration;
  if (declaration === undefined) throw new Error("a report without its declaration");
  return { ...confidential, declaration };
}
