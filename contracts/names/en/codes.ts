import type { InflectedTexts } from "../../texts.ts";
import { CHAIN_NAMES } from "../chains.ts";
import type { codeNames as master } from "../ko/codes.ts";

export const codeNames = {
  crimeType: {
    FRAUD_GOODS: "Goods trading fraud",
    FRAUD_INVESTMENT: "Investment fraud",
    FRAUD_ROMANCE: "Romance scam",
    FRAUD_FAKE_EXCHANGE: "Scam or fake exchange",
    FRAUD_OTHER: "Other fraud",
    VOICE_PHISHING: "Voice phishing",
    HACKING: "Hacking",
    RANSOMWARE: "Ransomware",
    DRUGS: "Drugs",
    ILLEGAL_GAMBLING: "Illegal gambling",
    ILLEGAL_GOODS: "Illegal goods trading",
    SEXUAL_CRIME: "Sexual crime",
    CHILD_SEXUAL_CRIME: "Child sexual crime",
    OTHER_THREAT: "Other threat",
    FALSE_INVESTMENT_ADVICE: "False investment advice",
    COIN_MIXING: "Coin mixing",
    OTHER: "Other",
  },
  declareType: { WALLET: "Wallet address", SITE: "Website" },
  status: { RECEIVED: "Received", DELIVERED: "Passed to an agency" },
  visibility: { PUBLIC: "Public", PRIVATE: "Private" },
  chain: { ...CHAIN_NAMES, OTHER: "Other chain" },
} satisfies InflectedTexts<typeof master>;
