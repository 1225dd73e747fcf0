/** Korean, Chinese and Japanese letters may touch a number: there is no space between words and numbers. */
const LETTER = String.raw`[\p{L}--[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]`;

/**
 * A pattern for a number that stands alone: no word and no further digits or decimals touch it. Flags `giv`. The form begins
 * with a digit, a bracket or a plus: looked for first, it saves looking back from most places.
 */
export const whole = (form: string): RegExp =>
  new RegExp(String.raw`(?=[\d\(+])(?<!${LETTER}|[\p{N}.,+\-])(?:${form})(?!${LETTER}|\d|[.,\-\/]\d)`, "giv");
