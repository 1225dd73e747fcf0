// Entries of a made-up published list, for a fresh installation. The addresses belong to nobody.
import type { ImportEntry } from "@sb/contracts/report/import.ts";
import { evm } from "./addresses.ts";

const entry = { description: undefined, source: "example/demo-list" };

/** One on what people report as well, and one without a date. */
export const DEMO_LISTINGS: readonly ImportEntry[] = [
  {
    ...entry,
    address: evm("room-1"),
    kind: "wallet",
    chain: "ETH",
    category: "Investment scam",
    reportedAt: "2025-02-11",
  },
  {
    ...entry,
    address: "https://free-coin-doubler.example.org",
    kind: "site",
    chain: undefined,
    category: "Giveaway scam",
    reportedAt: undefined,
  },
];
