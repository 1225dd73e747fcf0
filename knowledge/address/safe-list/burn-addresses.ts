// Addresses that belong to nobody: what is sent there is lost, whoever asked for it.
import type { SafeGroup } from "./safe-entry.ts";

export const BURN_ADDRESSES: readonly SafeGroup[] = [
  {
    kind: "BURN",
    source: "brianleect/etherscan-labels@923aba72c7e2d0682f7ae6194b6140bd90668dc9",
    date: "2023-10-02",
    entries: [
      ["0x0000000000000000000000000000000000000000", "Null address"],
      ["0x000000000000000000000000000000000000dead", "Burn address"],
      ["0x0000000000000000000000000000000000000001", "Precompile 1"],
      ["0x0000000000000000000000000000000000000002", "Precompile 2"],
      ["0x0000000000000000000000000000000000000003", "Precompile 3"],
      ["0x0000000000000000000000000000000000000004", "Precompile 4"],
      ["0x0000000000000000000000000000000000000005", "Precompile 5"],
      ["0x0000000000000000000000000000000000000006", "Precompile 6"],
      ["0x0000000000000000000000000000000000000007", "Precompile 7"],
      ["0x0000000000000000000000000000000000000008", "Precompile 8"],
      ["0x0000000000000000000000000000000000000009", "Precompile 9"],
    ],
  },
  {
    kind: "BURN",
    source: "the chains' own documentation; no key is known for any of them",
    date: "2026-11-22",
    entries: [
      ["1BitcoinEaterAddressDontSendf59kuE", "Bitcoin eater"],
      ["1CounterpartyXXXXXXXXXXXXXXXUWLpVr", "Counterparty burn"],
      ["1111111111111111111114oLvT2", "Bitcoin zero hash"],
      ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", "Bitcoin genesis block"],
      ["1nc1nerator11111111111111111111111111111111", "Solana incinerator"],
      ["T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb", "Tron zero address"],
      ["rrrrrrrrrrrrrrrrrrrrrhoLvTp", "XRP account zero"],
      ["rrrrrrrrrrrrrrrrrrrrBZbvji", "XRP account one"],
      ["UQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJKZ", "TON zero address"],
    ],
  },
];
