// Texts that show what they are: nothing in them is invisible, turns the direction of reading or covers other lines.

/** Control characters other than line breaks and tabs, and the marks that turn the direction of what follows (UAX 9). */
const HIDDEN = /[^\P{Cc}\n\r\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;
/** More marks on one letter than any language writes. */
const STACKED = /\p{M}{4,}/u;

export const isReadable = (text: string): boolean => !HIDDEN.test(text) && !STACKED.test(text);
