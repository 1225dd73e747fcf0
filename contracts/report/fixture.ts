// One made-up report for all tests. Each confidential field holds its own marker.

import type { EvidenceFile } from "./events.ts";
import { levelOf } from "./level.ts";
import { Declaration, type DeclarationInput } from "./wire.ts";

/** Nobody names the target. */
export const NO_LEVEL = levelOf(
  { voices: [], lists: [], unshared: 0, confirmers: 0, disputes: 0, ownerObjects: false },
  "2026-03-01T09:00:00.000Z",
);

const marker = (field: string) => `marker-${field}`;

const CONFIDENTIAL = {
  dmgHash: marker("dmg-hash"),
  dmgAdrs: marker("dmg-adrs"),
  dmgVolume: "marker-volume",
  hiddenSource: marker("hidden-source"),
  suspect: {
    name: marker("suspect-name"),
    phone: marker("suspect-phone"),
    email: "marker-suspect@mail.example",
    site: marker("suspect-site"),
    otherContact: marker("suspect-contact"),
    otherInfo: marker("suspect-info"),
    businessNumber: marker("suspect-business"),
    address: marker("suspect-address"),
    ip: marker("suspect-ip"),
  },
  reporter: {
    name: marker("reporter-name"),
    phone: marker("reporter-phone"),
    otherContact: marker("reporter-contact"),
    email: "marker-reporter@mail.example",
  },
} as const;

/** All markers, none of which may appear unencrypted anywhere. */
export const PRIVATE_MARKERS: readonly string[] = [
  CONFIDENTIAL.dmgHash,
  CONFIDENTIAL.dmgAdrs,
  CONFIDENTIAL.dmgVolume,
  CONFIDENTIAL.hiddenSource,
  ...Object.values(CONFIDENTIAL.suspect),
  ...Object.values(CONFIDENTIAL.reporter),
];

/** BIP-173's first example. */
export const WALLET = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";

/** A public report on a wallet with every field filled in. */
export const FORM: DeclarationInput = {
  declare: {
    declareType: "WALLET",
    crimeType: "FRAUD_INVESTMENT",
    chain: "BTC",
    adrs: WALLET,
    dmgHash: CONFIDENTIAL.dmgHash,
    dmgAdrs: CONFIDENTIAL.dmgAdrs,
    dmgVolume: CONFIDENTIAL.dmgVolume,
    title: "고수익 보장 코인 투자 사기",
    comment: "They promised 30 percent a month and then stopped answering.",
    open: "PUBLIC",
    etcSrc: [
      { src: "https://forum.example/thread/12", open: true },
      { src: CONFIDENTIAL.hiddenSource, open: false },
    ],
  },
  additional: { suspect: CONFIDENTIAL.suspect, reporter: CONFIDENTIAL.reporter },
  terms: ["R01", "R02"],
};

type Changes = Partial<DeclarationInput["declare"]>;

/** The form as a handler gets it, with changes to its declaration. */
export function declarationForm(changes: Changes = {}, others: Partial<Omit<DeclarationInput, "declare">> = {}) {
  return Declaration.parse({ ...FORM, ...others, declare: { ...FORM.declare, ...changes } });
}

export function evidenceFile(name: string, sha256 = name.padEnd(64, "0")): EvidenceFile {
  return { fileId: `1-${name}`, name: `${name}.png`, mediaType: "image/png", size: 8, sha256 };
}
