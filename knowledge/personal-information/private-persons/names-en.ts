import type { NameRules } from "./name-rules.ts";

const NAME = "[A-Z][a-z]{1,15}(?:-[A-Z][a-z]+)?";
const FULL_NAME = String.raw`${NAME} (?:[A-Z]\.? )?(?:(?:van|de|von|der|al|bin) )?(?:O'|Mc|Mac)?${NAME}`;
const PERSON =
  "(?:man|woman|guy|girl|lady|person|someone|somebody|individual|scammer|fraudster|thief|boyfriend|girlfriend|husband|wife|neighbou?r|colleague|friend)";

export const ENGLISH_NAMES: NameRules = {
  labels: [
    String.raw`\b(?:[Mm]y|[Hh]is|[Hh]er|[Ff]ull|[Rr]eal|[Ll]egal|[Ff]irst and last|(?:[Ss]cammer|[Vv]ictim|[Ss]uspect|[Ss]eller|[Bb]uyer|[Rr]eporter|[Oo]wner|[Rr]ecipient|[Bb]eneficiary|[Aa]ccount holder)(?:'?s)?)(?: (?:real|full|legal|actual))? [Nn]ame`,
    String.raw`(?:^|\n|[.;,] )(?:Name|NAME)(?=[:=])`,
    String.raw`\b(?:[Aa]ccount holder|[Bb]eneficiary|[Rr]ecipient)(?=[: ])`,
    String.raw`\b${PERSON} (?:named|called|by the name of)`,
    String.raw`\b(?:I am|[Mm]y name's)`,
  ],
  links: "(?: is| was|'s)?[ :=]{1,3}",
  name: String.raw`${FULL_NAME}(?!\p{L})`,
  titled: [String.raw`\b(?:Mr|Mrs|Ms|Miss)\.? ${FULL_NAME}(?!\p{L})`],
  signs: [
    " name",
    " Name",
    "Name:",
    "Name=",
    "NAME:",
    "NAME=",
    "ccount holder",
    "eneficiary",
    "ecipient",
    " called",
    "I am",
    "Mr",
    "Ms",
    "Miss",
  ],
  notNames: [
    String.raw`\b(?:Bitcoin|Crypto|Coin|Token|Ethereum|Binance|Coinbase|Tether|Support|Exchange|Wallet|Trad(?:e|er|ing)|Capital|Group|Limited|Invest\w*|Finance|Financial|Market\w*|Global|Bank\w*|Online|Team|Service\w*|Official|Company|Foundation|Protocol|Network|Swap|Customer|Admin\w*|Manager|Telegram|Whats\w*|Facebook|Google|Help|Security|Recovery|Fund\w*|Mining|Miner|Pool|Club|Pro|Center|Centre|International|Asset\w*|Digital|Block\w*|Unknown|Anonymous|Not|The|This|An?|Very|So|New|Elon Musk|Vitalik Buterin|Satoshi Nakamoto)\b`,
  ],
};
