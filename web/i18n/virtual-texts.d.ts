// The texts as build/texts.ts makes them of the files in all folders: a chunk a language with what every page needs, and one
// for each namespace that comes later.
declare module "virtual:texts" {
  /** Each export is a namespace. */
  type Namespaces = Readonly<Record<string, object>>;
  type OfLanguage = { readonly first: Namespaces; readonly later: Readonly<Record<string, () => Promise<Namespaces>>> };

  export const namespaces: readonly (keyof import("./texts.ts").Texts)[];
  export const languages: Readonly<Record<import("@sb/contracts/codes.ts").Language, () => Promise<OfLanguage>>>;
}
