// Made-up and well-known targets as people send them: examples in OpenAPI, which tools send too.

/** EIP-55's first example. */
const ETH = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

export const TARGET_EXAMPLES = [
  ETH,
  // BIP-173's first example, in a URI of BIP-21.
  "bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.01",
  `https://etherscan.io/address/${ETH}`,
  "hxxps://login.exchange[.]example.com/wallet",
];

export const TEXT_EXAMPLES = [
  `They told me to pay ${ETH} at https://invest.example.com and stopped answering.`,
  `여기로 보내라고 했어요: ${ETH.slice(0, -1)}`,
];
