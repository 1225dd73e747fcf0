// For tests: a report as the wizard sends it.
import { createHash } from "node:crypto";
import type { DeclarationInput } from "@sb/contracts/report/wire.ts";

type Declare = DeclarationInput["declare"];

/** A made-up EVM address, always the same for the same label. */
export const madeUpAddress = (label: string): string =>
  `0x${createHash("sha256").update(`test ${label}`).digest("hex").slice(0, 40)}`;

export function declaration(declare: Partial<Declare> = {}, rest: Partial<DeclarationInput> = {}): DeclarationInput {
  return {
    declare: {
      declareType: "WALLET",
      crimeType: "FRAUD_INVESTMENT",
      chain: "ETH",
      adrs: madeUpAddress("somebody"),
      title: "Promised returns that never came",
      comment: "They asked for a deposit and stopped answering.",
      open: "PUBLIC",
      ...declare,
    },
    terms: ["R01", "R02"],
    ...rest,
  };
}
