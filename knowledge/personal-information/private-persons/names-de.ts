import type { NameRules } from "./name-rules.ts";

const NAME = "[A-ZÄÖÜ][a-zäöüßé]{1,15}(?:-[A-ZÄÖÜ][a-zäöüß]+)?";
const FULL_NAME = `${NAME} (?:(?:von|van|de|zu|der) ){0,2}${NAME}`;
/** After `ich bin`, where every noun is written like a name, only these begin one. */
const GIVEN_NAMES =
  "(?:Max|Peter|Michael|Thomas|Andreas|Stefan|Stephan|Christian|Martin|Markus|Klaus|Hans|Jürgen|Wolfgang|Frank|Uwe|Jens|Jan|Tim|Lukas|Leon|Paul|Felix|Jonas|Daniel|David|Alexander|Sebastian|Florian|Tobias|Matthias|Anna|Maria|Julia|Laura|Lena|Lea|Sarah|Sabine|Susanne|Petra|Monika|Ursula|Karin|Andrea|Claudia|Nicole|Stefanie|Katharina|Christina|Sandra|Erika|Helga|Ingrid|Eva|Emma|Sophie|Marie)";

export const GERMAN_NAMES: NameRules = {
  labels: [
    String.raw`\b(?:[Mm]ein|[Ss]ein|[Ii]hr|[Ee]chter|[Rr]ichtiger|[Vv]oller|[Vv]ollständiger|(?:des|vom) (?:Betrügers|Täters|Opfers|Täter|Betrüger)) Name`,
    String.raw`(?:^|\n|[.;,] )(?:Name|Vor- und Nachname|Name des (?:Betrügers|Täters|Opfers))(?=[:=])`,
    String.raw`\b(?:Kontoinhaber(?:in)?|Empfänger(?:in)?|Begünstigter?|Zahlungsempfänger)`,
    String.raw`\b(?:er|sie|ich|Er|Sie|Ich|Betrüger(?:in)?|Täter(?:in)?|Mann|Frau) (?:heiße|heisse|heißt|heisst|hieß|namens|mit Namen)`,
    String.raw`\b(?:namens|mit Namen)`,
  ],
  links: "(?: ist| lautet| war| lautete)?[ :=]{1,3}",
  name: String.raw`${FULL_NAME}(?!\p{L})`,
  titled: [
    String.raw`\b(?:Herrn?|Frau|Hr\.|Fr\.) (?:Dr\. )?${FULL_NAME}(?!\p{L})`,
    String.raw`\b[Ii]ch bin (?:(?:der|die) )?(?<name>${GIVEN_NAMES}(?:-${NAME})? ${NAME})(?!\p{L})`,
    // A first name is enough where somebody says that it is theirs.
    String.raw`\b(?:[Mm]ein Name (?:ist|lautet)|[Ii]ch hei(?:ß|ss)e) (?<name>${NAME})(?=[.,;!?)\n]|$| und\b)`,
  ],
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
    "ch bin ",
    "heiß",
    "heiss",
    "hieß",
    "Herr",
    "Frau",
    "Hr.",
    "Fr.",
  ],
  notNames: [
    String.raw`^(?:Sie|Dich|Euch|Alle|Ihnen|Willkommen|Das|Dies|Ihr|Mein|Dein|Nicht|Hier|Geheim|Egal)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:Bitcoin|Krypto\p{L}*|Crypto|Coin\p{L}*|Token|Ethereum|Binance|Coinbase|Support|Börse|Wallet|Trad\p{L}*|Capital|Group|Invest\p{L}*|Finan\p{L}*|Market\p{L}*|Global|Bank\p{L}*|Online|Team|Service|Kunden\p{L}*|Firma|Gesellschaft|Plattform|Telegram|Whats\p{L}*|Google|Sicherheit\p{L}*|Fonds?|Mining|Club|Pro|Zentrum|International|Digital|Unbekannt|Anonym|Bundes\p{L}*)(?!\p{L})`,
  ],
};
