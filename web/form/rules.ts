// Rules of one text field. The server checks everything once more; this answers at once.
import { isEmail } from "@sb/contracts/email.ts";

/** How long a text may be. */
export type Limit = {
  /** Characters, as the server counts them (UTF-16 units). */
  readonly maxChars?: number;
  /** Bytes in UTF-8. */
  readonly maxBytes?: number;
};

export type TextRule = Limit & { readonly required?: boolean; readonly email?: true };

/** The server has the same codes. */
export type TextFault = "REQUIRED_FIELD_MISSING" | "TEXT_TOO_LONG" | "EMAIL_INVALID";

export type Length = { readonly unit: "chars" | "bytes"; readonly now: number; readonly most: number };

/** The fault of a text, or undefined. Spaces around it don't count. */
export function checkText(rule: TextRule, value: string): TextFault | undefined {
  const text = value.trim();
  if (text === "") return rule.required ? "REQUIRED_FIELD_MISSING" : undefined;
  if (lengthsOf(rule, text).some(({ now, most }) => now > most)) return "TEXT_TOO_LONG";
  return rule.email && !isEmail(text) ? "EMAIL_INVALID" : undefined;
}

/** How long a text is and may be, in the unit that people are told; undefined where there is no limit. */
export const lengthOf = (limit: Limit, value: string): Length | undefined => lengthsOf(limit, value.trim())[0];

function lengthsOf({ maxBytes, maxChars }: Limit, text: string): readonly Length[] {
  return [
    ...(maxBytes === undefined ? [] : [{ unit: "bytes", now: bytesOf(text), most: maxBytes } as const]),
    ...(maxChars === undefined ? [] : [{ unit: "chars", now: text.length, most: maxChars } as const]),
  ];
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
