declare module "linebreak" {
  /** Where a text may be broken into lines (UAX #14). */
  export default class LineBreaker {
    constructor(text: string);
    /** `position`: in UTF-16 units, behind the break. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
