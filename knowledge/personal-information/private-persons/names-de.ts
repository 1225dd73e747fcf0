import type { NameRules } from "./name-rules.ts";

const NAME = "[A-ZÄÖÜ][a-zäöüßé]{1,15}(?:-[A-ZÄÖÜ][a-zäöüß]+)?";
const FULL_NAME = `${NAME} (?:(?:von|van|de|zu|der) ){0,2}${NAME}`;

export const GERMAN_NAMES: NameRules = {
  labels: [
    String.raw`\b(?:[Mm]ein|[Ss]ein|[Ii]hr|[Ee]chter|[Rr]ichtiger|[Vv]oller|[Vv]ollständiger|(?:des|vom) (?:Betrügers|Täters|Opfers|Täter|Betrüger)) Name`,
    String.raw`(?:^|\n|[.;,] )(?:Name|Vor- und Nachname|Name des (?:Betrügers|Täters|Opfers))(?=[:=])`,
    String.raw`\b(?:Kontoinhaber(?:in)?|Empfänger(?:in)?|Begünstigter?|Zahlungsempfänger)`,
    String.raw`\b(?:er|sie|ich|Er|Sie|Ich|Betrüger(?:in)?|Täter(?:in)?|Mann|Frau) (?:heiße|heißt|heisst|hieß|namens|mit Namen)`,
    String.raw`\b(?:namens|mit Namen)`,
  ],
  links: "(?: ist| lautet| war| lautete)?[ :=]{1,3}",
  name: String.raw`${FULL_NAME}(?!\p{L})`,
  titled: [String.raw`\b(?:Herrn?|Frau|Hr\.|Fr\.) (?:Dr\. )?${FULL_NAME}(?!\p{L})`],
  signs: [
    " Name",
    "Name:",
    "Name=",
    "name:",
    "name=",
    "Name des",
    "namens",
    "Kontoinhaber",
    "Empfänger",
    "Begünstigte",
    "heiß",
    "heiss",
    "hieß",
    "Herr",
    "Frau",
    "Hr.",
    "Fr.",
  ],
  notNames: [
    String.raw`(?<!\p{L})(?:Bitcoin|Krypto\p{L}*|Crypto|Coin\p{L}*|Token|Ethereum|Binance|Coinbase|Support|Börse|Wallet|Trad\p{L}*|Capital|Group|Invest\p{L}*|Finan\p{L}*|Market\p{L}*|Global|Bank\p{L}*|Online|Team|Service|Kunden\p{L}*|Firma|Gesellschaft|Plattform|Telegram|Whats\p{L}*|Google|Sicherheit\p{L}*|Fonds?|Mining|Club|Pro|Zentrum|International|Digital|Unbekannt|Anonym|Bundes\p{L}*)(?!\p{L})`,
  ],
};
