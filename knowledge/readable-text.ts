// Texts that show what they are: nothing in them is invisible, turns the direction of reading or covers other lines.

/** Control characters other than line breaks and tabs, and the marks that turn the direction of what follows (UAX 9). */
const HIDDEN = /[^\P{Cc}\n\r\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;
/** More marks on one letter than any language writes. */
const STACKED = /\p{M}{4,}/u;

/** Not among the letters and signs of most texts, which are known to be neither: quicker to look for than what they are not. */
const RARE = /[^\n\r\t -~\u00c0-\u02af\u2018-\u201f、。「」『』【】ぁ-ゖァ-ヺー一-鿿가-힣]/;

export const isReadable = (text: string): boolean => !RARE.test(text) || (!HIDDEN.test(text) && !STACKED.test(text));
