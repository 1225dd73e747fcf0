import type { InflectedTexts } from "../../texts.ts";
import { CHAIN_NAMES } from "../chains.ts";
import type { codeNames as master } from "../ko/codes.ts";

export const codeNames = {
  crimeType: {
    FRAUD_GOODS: "Betrug beim Warenhandel",
    FRAUD_INVESTMENT: "Anlagebetrug",
    FRAUD_ROMANCE: "Liebesbetrug",
    FRAUD_FAKE_EXCHANGE: "Falsche oder betrügerische Börse",
    FRAUD_OTHER: "Sonstiger Betrug",
    VOICE_PHISHING: "Telefonbetrug",
    HACKING: "Hackerangriff",
    RANSOMWARE: "Erpressungssoftware",
    DRUGS: "Drogen",
    ILLEGAL_GAMBLING: "Illegales Glücksspiel",
    ILLEGAL_GOODS: "Handel mit illegalen Waren",
    SEXUAL_CRIME: "Sexualstraftat",
    CHILD_SEXUAL_CRIME: "Sexualstraftat an Kindern",
    OTHER_THREAT: "Sonstige Bedrohung",
    FALSE_INVESTMENT_ADVICE: "Falsche Anlageberatung",
    COIN_MIXING: "Verschleierung durch Mixer",
    OTHER: "Sonstiges",
  },
  declareType: { WALLET: "Wallet-Adresse", SITE: "Website" },
  status: { RECEIVED: "Eingegangen", DELIVERED: "An eine Behörde weitergegeben" },
  visibility: { PUBLIC: "Öffentlich", PRIVATE: "Nicht öffentlich" },
  chain: { ...CHAIN_NAMES, OTHER: "Andere Blockchain" },
} satisfies InflectedTexts<typeof master>;
