// The damage types in groups: seventeen at once don't fit a phone's screen.
import type { CrimeType } from "@sb/contracts/codes.ts";

export const CRIME_GROUPS = ["INVESTMENT", "DECEPTION", "ATTACK", "SEXUAL", "ILLEGAL", "OTHER"] as const;
export type CrimeGroup = (typeof CRIME_GROUPS)[number];

const CRIMES: Readonly<Record<CrimeGroup, readonly CrimeType[]>> = {
  INVESTMENT: ["FRAUD_INVESTMENT", "FRAUD_FAKE_EXCHANGE", "FALSE_INVESTMENT_ADVICE"],
  DECEPTION: ["FRAUD_GOODS", "FRAUD_ROMANCE", "VOICE_PHISHING", "FRAUD_OTHER"],
  ATTACK: ["HACKING", "RANSOMWARE", "OTHER_THREAT"],
  SEXUAL: ["SEXUAL_CRIME", "CHILD_SEXUAL_CRIME"],
  ILLEGAL: ["DRUGS", "ILLEGAL_GAMBLING", "ILLEGAL_GOODS", "COIN_MIXING"],
  OTHER: ["OTHER"],
};

export const crimesOf = (group: CrimeGroup): readonly CrimeType[] => CRIMES[group];

export const groupOf = (crime: CrimeType): CrimeGroup =>
  CRIME_GROUPS.find((group) => CRIMES[group].includes(crime)) ?? "OTHER";
