// A filled-in report, for tests. All of it is made up; the address is BIP-173's own example.
import { BLANK, type Fields, type Values } from "./values.ts";

export const WALLET = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";

/** The required fields of a public report on a wallet, with the test's changes. */
export const filled = (changes: Partial<Fields> = {}): Values => ({
  ...BLANK,
  fields: {
    ...BLANK.fields,
    "declare.crimeType": "FRAUD_INVESTMENT",
    "declare.declareType": "WALLET",
    "declare.adrs": WALLET,
    "declare.chain": "BTC",
    "declare.title": "Promised returns that never came",
    "declare.comment": "They asked for a deposit and then were gone.",
    "declare.open": "PUBLIC",
    ...changes,
  },
});
