/** Line ends, other control characters, and those that turn the direction of what follows. */
const BREAKS = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** What others wrote, as a part of one line: it can begin no other. */
export const oneLine = (text: string): string => text.replace(BREAKS, " ").trim();
