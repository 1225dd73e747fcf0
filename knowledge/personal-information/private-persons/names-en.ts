import type { NameRules } from "./name-rules.ts";

const NAME = "[A-Z][a-z]{1,15}(?:-[A-Z][a-z]+)?";
const FULL_NAME = String.raw`${NAME} (?:[A-Z]\.? )?(?:(?:van|de|von|der|al|bin) )?(?:O'|Mc|Mac)?${NAME}`;
/** First words of sentences in capital letters that say no name ("I'm In Germany", "I'm South Korean"). */
const NO_FIRST_NAME =
  "(?:[A-Z][a-z]{2,}ing|North|South|East|West|Northern|Southern|Eastern|Western|Central|New|United|Great|Saudi|Hong|Sri|Costa|Los|Las|Puerto|American|British|English|German|French|Italian|Spanish|Korean|Japanese|Chinese|Indian|Canadian|Australian|Russian|Dutch|Swiss|Asian|European|African|Black|White|Muslim|Christian|Jewish|Catholic|Senior|Junior|Head|Chief|Doctor|Professor|Agent|Officer|Inspector|Detective)";
const NO_NAME =
  "(?:In|On|At|From|To|Of|For|With|Without|By|As|If|When|How|Why|What|Who|Where|Sorry|Really|Just|Still|Also|Only|Now|Here|There|Glad|Happy|Sad|Sure|Afraid|Scared|Tired|Done|Out|Back|Off|Up|Down|All|No|Yes|My|Your|Our|His|Her|Their|It|We|You|They|He|She|And|Or|But|Too|More|Most|Never|Always|Already|Even|Please|Thank|Thanks|Victim|Scam\\w*|Money|Bitcoins?|User|Member|Seller|Buyer|Citizen|Student)";
/** Those in small letters are looked for only by the commonest first names. */
const GIVEN_NAMES =
  "james|john|robert|michael|david|william|richard|joseph|thomas|charles|daniel|matthew|anthony|paul|andrew|kevin|brian|george|peter|jack|harry|oliver|mary|patricia|jennifer|linda|elizabeth|barbara|susan|jessica|sarah|karen|lisa|nancy|emily|anna|emma|olivia|sophie|laura|julia|maria";
const PERSON =
  "(?:man|woman|guy|girl|lady|person|someone|somebody|individual|scammer|fraudster|thief|boyfriend|girlfriend|husband|wife|neighbou?r|colleague|friend)";

export const ENGLISH_NAMES: NameRules = {
  labels: [
    String.raw`\b(?:[Mm]y|[Hh]is|[Hh]er|[Ff]ull|[Rr]eal|[Ll]egal|[Ff]irst and last|(?:[Ss]cammer|[Vv]ictim|[Ss]uspect|[Ss]eller|[Bb]uyer|[Rr]eporter|[Oo]wner|[Rr]ecipient|[Bb]eneficiary|[Aa]ccount holder)(?:'?s)?)(?: (?:real|full|legal|actual))? [Nn]ame`,
    String.raw`(?:^|\n|[.;,] )(?:Name|NAME)(?=[:=])`,
    String.raw`\b(?:[Aa]ccount holder|[Bb]eneficiary|[Rr]ecipient)(?=[: ])`,
    String.raw`\b${PERSON} (?:named|called|by the name of)`,
    String.raw`\b(?:I am|I['’]m|[Mm]y name['’]s)`,
  ],
  links: "(?: is| was|'s)?[ :=]{1,3}",
  name: String.raw`${FULL_NAME}(?!\p{L})`,
  titled: [
    String.raw`\b(?:Mr|Mrs|Ms|Miss)\.? ${FULL_NAME}(?!\p{L})`,
    // A first name is enough where somebody says that it is theirs.
    String.raw`\b[Mm]y name(?: is|['’]s) (?<name>${NAME})(?=[.,;!?)\n]|$| (?:and|from|I)\b)`,
    // my name is john smith
    String.raw`\b(?:my name(?: is|['’]s)|i am|i['’]m|I am|I['’]m|My name is) (?<name>(?:${GIVEN_NAMES}) [a-z]{2,20})(?=[.,;!?)\n]|$| (?:and|from)\b)`,
  ],
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
    "i am",
    "I'm",
    "i'm",
    "I’m",
    "i’m",
    "y name",
    "Mr",
    "Ms",
    "Miss",
  ],
  notNames: [
    String.raw`^${NO_FIRST_NAME} |\b${NO_NAME}\b`,
    String.raw`^[a-z]+ (?:and|or|in|on|at|from|to|of|for|with|by|is|was|said|here|who|the|not)\b`,
    String.raw`\b(?:Bitcoin|Crypto|Coin|Token|Ethereum|Binance|Coinbase|Tether|Support|Exchange|Wallet|Trad(?:e|er|ing)|Capital|Group|Limited|Invest\w*|Finance|Financial|Market\w*|Global|Bank\w*|Online|Team|Service\w*|Official|Company|Foundation|Protocol|Network|Swap|Customer|Admin\w*|Manager|Telegram|Whats\w*|Facebook|Google|Help|Security|Recovery|Fund\w*|Mining|Miner|Pool|Club|Pro|Center|Centre|International|Asset\w*|Digital|Block\w*|Unknown|Anonymous|Not|The|This|An?|Very|So|New|Elon Musk|Vitalik Buterin|Satoshi Nakamoto)\b`,
  ],
};
