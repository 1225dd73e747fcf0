import type { AddressRules } from "./address-rules.ts";

const NUMBER = String.raw`(?<![\p{L}\d.,$€£#:\-])\d{1,5}[a-zA-Z]?(?:-\d{1,4})?`;
const ORDINAL = String.raw`\d{1,3}(?:st|nd|rd|th)`;
const NAME = String.raw`(?:[A-Z][\p{L}'.\-]{0,20}|${ORDINAL})`;
const ANY_NAME = String.raw`(?:\p{L}[\p{L}'.\-]{0,20}|${ORDINAL})`;
/** Names that stand for a market, a shop or a trade. */
const NO_STREET = String.raw`(?!(?:\p{L}+ )?(?:Wall|Silk|Sesame|Easy) (?:Street|St|Road|Rd)\b)`;
const SURE =
  "(?:Street|STREET|street|Avenue|AVENUE|avenue|Ave|ave|Road|ROAD|road|Rd|rd|Boulevard|boulevard|Blvd|blvd|Lane|lane|Ln|ln|Crescent|crescent)";
const KIND =
  "(?:street|avenue|ave|road|rd|boulevard|blvd|lane|ln|crescent|st|drive|dr|court|ct|way|place|pl|terrace|ter|circle|cir|parkway|pkwy|trail|square|sq|close|gardens|grove|highway|hwy|loop|row|mews)";
const FLAT = String.raw`(?:apt|apartment|unit|flat|#)\.? ?#?\d{0,4}[a-z]?\d{0,4}`;
/** A town with an American state and ZIP code, or with a British postcode. */
const TOWN = String.raw`,? (?:\p{L}[\p{L}.'\- ]{1,25}?,? )?(?:[a-z]{2},? \d{5}(?!\d)|[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}(?!\p{L}))`;
const LIVES = String.raw`(?:\b(?:lives?|living|lived|resid(?:es|ing)|stays|house is|home is)(?: at| on| in)?|\b(?:home|my|his|her|their) address(?: is|:)?|\bhome:?)`;

export const ENGLISH_ADDRESSES: AddressRules = {
  // 742 Evergreen Lane, 350 5th Avenue
  streets: [String.raw`${NUMBER} ${NO_STREET}(?:${NAME} ){1,3}?${SURE}(?![\p{L}\d])`],
  streetsInAnyCase: [
    // 12 Oak Drive, Apt 4, Springfield, IL 62704
    String.raw`${NUMBER} (?:${ANY_NAME} ){1,3}?${KIND}\.?(?:,? ${FLAT})?${TOWN}`,
    String.raw`${NUMBER} (?:${ANY_NAME} ){1,3}?${KIND}\.?,? ${FLAT}(?!\p{L})`,
    String.raw`(?:apt|apartment|flat)\.? ?#?\d{1,4}[a-z]?,? \d{1,5} (?:${ANY_NAME} ){1,3}?${KIND}(?![\p{L}\d])`,
    String.raw`${LIVES} ${NUMBER} (?:${ANY_NAME} ){1,3}?${KIND}(?![\p{L}\d])`,
  ],
  home: [
    String.raw`\bliv(?:es?|ing|ed) (?:at|in|on)`,
    "home address",
    String.raw`\bhouse\b`,
    String.raw`\b(?:apartment|apt|flat)\b`,
    "resid(?:es|ing|ence|ent)",
    String.raw`\b(?:his|her|my|their) (?:home|place)\b`,
    "stays at",
  ],
  business: [
    "office",
    "headquarter",
    String.raw`\b(?:hq|ltd|llc|inc|corp|suite|ste|floor|bank|branch|store|shop|firm|plc|hotel|court house|embassy)\b`,
    "compan(?:y|ies)",
    "registered",
    "building",
    "tower",
    "plaza",
    "police",
    "exchange",
    "business",
    "warehouse",
    "consulate",
    "p\\.?o\\.? box",
  ],
  sign: / (?:st(?:reet)?|ave(?:nue)?|r(?:oa)?d|boulevard|blvd|la?ne?|crescent|drive|dr|c(?:our)?t|way|pl(?:ace)?|ter(?:race)?|cir(?:cle)?|p(?:ar)?kwa?y|trail|sq(?:uare)?|close|gardens|grove|h(?:igh)?wa?y|loop|row|mews)(?![a-z])/,
};
