// Made-up and well-known targets as people send them: examples in OpenAPI, which tools send too.

/** EIP-55's first example. */
const ETH = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

/** For openapi.json. */
export const TARGET_MEANING =
  "An address or a site, as it was typed or pasted. Any spelling of an account that its chain's wallets, explorers or nodes " +
  "use, payment links and CAIP-10 too: all spellings of one account share the `normalized` one. Of a text that is an address " +
  "on several chains each is asked about.";

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
