// Text fields as plain data: schemas are made of them (`textOf` in http.ts), and forms of the web app take them as their rules, without
// the schemas' library. A subject's fields stand in its `model.ts`, or in a `fields.ts` where they are many.
import { LIMITS } from "./limits.ts";

export type TextField = {
  /** Blank is REQUIRED_FIELD_MISSING. */
  readonly required?: true;
  /** Characters (UTF-16 units): more are TEXT_TOO_LONG. */
  readonly maxChars: number;
  /** Bytes in UTF-8. */
  readonly maxBytes?: number;
  /** It looks like an e-mail address, else EMAIL_INVALID. */
  readonly email?: true;
};
export type TextFields = Readonly<Record<string, TextField>>;

/** Why somebody decides or undoes something. */
export const REASON = { required: true, maxChars: LIMITS.shortTextChars } as const satisfies TextField;
/** Words that a list is searched for. */
export const SEARCH_WORDS = { maxChars: LIMITS.shortTextChars } as const satisfies TextField;
