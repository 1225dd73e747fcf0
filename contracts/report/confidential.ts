// Splits a report into its public and its sealed part, and joins them again. The only place that does.
import type { Visibility } from "../codes.ts";
import type { ConfidentialDeclaration, PublicDeclaration, Source } from "./events.ts";

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
    ? { published: shown, confidential: { ...rest, etcSrc: full.etcSrc.map(placeOfOpen) } }
    : { published: undefined, confidential: { ...rest, declaration: shown } };
}

/** A published source is not kept with what is confidential as well: it would outlive being made private. */
const placeOfOpen = (source: Source): Source => (source.open ? { src: "", open: true } : source);

/** The whole report again. Throws where neither part holds the declaration. */
export function joinDeclaration(
  published: PublicDeclaration | undefined,
  confidential: ConfidentialDeclaration,
): FullDeclaration {
  const declaration = published ?? confidential.declaration;
  if (declaration === undefined) throw new Error("a report without its declaration");
  const shown = declaration.etcSrc.values();
  const etcSrc = confidential.etcSrc.map((source) => (isPlace(source) ? (shown.next().value ?? source) : source));
  return { ...confidential, etcSrc, declaration };
}

/** Older reports have the source itself there. */
const isPlace = ({ src, open }: Source): boolean => open && src === "";
