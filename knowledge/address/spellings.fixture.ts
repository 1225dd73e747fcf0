// For tests: accounts of each chain, each with the spellings that wallets, explorers and nodes give it, and the key it is to
// have. The encoders are apart from the codecs that read them.

import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { CHAINS, type Chain } from "@sb/contracts/codes.ts";
import { base58, base58xmr, base58xrp, bech32, bech32m, createBase58check } from "@scure/base";
import { Address } from "@ton/core";

export type SpelledAccount = {
  readonly chain: Chain;
  /** The address key that all spellings must give. */
  readonly key: string;
  readonly spellings: readonly string[];
};

type Bytes = Uint8Array;
type Spelled = Omit<SpelledAccount, "chain">;

/** The accounts of a chain that are made of 64 bytes: one for each kind of address that the chain has. */
export const accountsOn = (chain: Chain, seed: Bytes): readonly SpelledAccount[] =>
  ACCOUNTS_OF[chain](seed).map(({ key, spellings }) => ({ chain, key, spellings: [...new Set(spellings)] }));

/** Without OTHER, which has no rules of its own. */
export const RULED_CHAINS = CHAINS.filter((chain) => chain !== "OTHER");

const hex = (bytes: Bytes): string => Buffer.from(bytes).toString("hex");
const base58check = createBase58check(sha256);
const versioned = (version: number, hash: Bytes): string => base58check.encode(Uint8Array.of(version, ...hash));
const upper = (text: string): string => text.toUpperCase();

function evm(seed: Bytes): readonly Spelled[] {
  const digits = hex(seed.subarray(0, 20));
  const sums = hex(keccak_256(new TextEncoder().encode(digits)));
  const mixed = Array.from(digits, (digit, i) => ((sums[i] ?? "0") >= "8" ? upper(digit) : digit)).join("");
  const key = `0x${digits}`;
  const written = [key, `0x${mixed}`, `0x${upper(digits)}`, `0X${upper(digits)}`, digits, mixed, upper(digits)];
  const padded = "0".repeat(24) + digits;
  const links = ["ethereum:", "ethereum:pay-", "eth:", "bnb:", "matic:", "avax:", "arb1:", "eip155:1:", "eip155:137:"];
  const withMore = [`ethereum:0x${mixed}@1`, `ethereum:0x${mixed}@56/transfer?value=2e18`, icap(digits)];
  return [
    {
      key,
      spellings: [...written, padded, `0x${padded}`, ...links.map((link) => `${link}0x${mixed}`), ...withMore],
    },
  ];
}

/** An IBAN (ISO 13616) of Ethereum's own country. */
function icap(digits: string): string {
  const account = upper(BigInt(`0x${digits}`).toString(36)).padStart(30, "0");
  const asNumber = Array.from(`${account}XE00`, (letter) => Number.parseInt(letter, 36)).join("");
  return `XE${String(98n - (BigInt(asNumber) % 97n)).padStart(2, "0")}${account}`;
}

/** One text in Bech32, which is written in either case. */
const eitherCase = (text: string): readonly string[] => [text, upper(text)];

const linked = (scheme: string, text: string): readonly string[] => [
  `${scheme}:${text}`,
  `${scheme}:${text}?amount=0.5&label=Support`,
  `${upper(scheme)}:${text}`,
  `${scheme}://${text}`,
];

const witness = (prefix: string, version: number, program: Bytes): string =>
  (version === 0 ? bech32 : bech32m).encode(prefix, [version, ...bech32.toWords(program)]);

const BIP122 = {
  BTC: "bip122:000000000019d6689c085ae165831e93",
  BCH: "bip122:000000000000000000651ef99cb9fcbe",
  LTC: "bip122:12a765e31ffd4059bada1e25190f6e98",
  DOGE: "bip122:1a91e3dace36e2be3bf030a65679fe82",
} as const;

const based = (key: string, scheme: string, ...more: readonly string[]): Spelled => ({
  key,
  spellings: [key, ...more, ...linked(scheme, key)],
});

const segwit = (key: string, scheme: string, chain: string): Spelled => ({
  key,
  spellings: [...eitherCase(key), ...linked(scheme, key), `${upper(scheme)}:${upper(key)}?amount=1`, `${chain}:${key}`],
});

function bitcoin(seed: Bytes): readonly Spelled[] {
  const hash = seed.subarray(0, 20);
  const legacy = [versioned(0x00, hash), versioned(0x05, hash)];
  const programs = [
    [0, hash],
    [0, seed.subarray(0, 32)],
    [1, seed.subarray(0, 32)],
  ] as const;
  return [
    ...legacy.map((key) => based(key, "bitcoin", `${BIP122.BTC}:${key}`)),
    ...programs.map(([version, program]) => segwit(witness("bc", version, program), "bitcoin", BIP122.BTC)),
  ];
}

const CASH_LETTERS = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";

/** The specification's own algorithm. */
function cashAddr(prefix: string, version: number, hash: Bytes): string {
  const payload = bech32.toWords(Uint8Array.of(version, ...hash));
  let sum = 1n;
  const start = Array.from(prefix, (letter) => letter.charCodeAt(0) & 31);
  for (const value of [...start, 0, ...payload, 0, 0, 0, 0, 0, 0, 0, 0]) {
    const top = sum >> 35n;
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(value);
    if (top & 1n) sum ^= 0x98f2bc8e61n;
    if (top & 2n) sum ^= 0x79b76d99e2n;
    if (top & 4n) sum ^= 0xf33e5fb3c4n;
    if (top & 8n) sum ^= 0xae2eabe2a8n;
    if (top & 16n) sum ^= 0x1e4f43e470n;
  }
  sum ^= 1n;
  const checksum = Array.from({ length: 8 }, (_, i) => Number((sum >> BigInt(5 * (7 - i))) & 31n));
  return [...payload, ...checksum].map((value) => CASH_LETTERS[value]).join("");
}

function bitcoinCash(seed: Bytes): readonly Spelled[] {
  const hash = seed.subarray(0, 20);
  const kinds = [
    { type: 0, legacy: 0x00, copay: 28 },
    { type: 8, legacy: 0x05, copay: 40 },
  ];
  return kinds.map(({ type, legacy, copay }) => {
    const key = cashAddr("bitcoincash", type, hash);
    const withTokens = cashAddr("bitcoincash", type + 16, hash);
    return {
      key,
      spellings: [
        ...[key, withTokens].flatMap((text) => [...eitherCase(text), ...linked("bitcoincash", text)]),
        `BITCOINCASH:${upper(key)}`,
        `simpleledger:${cashAddr("simpleledger", type, hash)}`,
        ...[versioned(legacy, hash), versioned(copay, hash)],
        ...linked("bitcoincash", versioned(legacy, hash)),
        `${BIP122.BCH}:${key}`,
      ],
    };
  });
}

function litecoin(seed: Bytes): readonly Spelled[] {
  const hash = seed.subarray(0, 20);
  const script = versioned(0x32, hash);
  const once = versioned(0x05, hash);
  const program = witness("ltc", 0, hash);
  return [
    based(versioned(0x30, hash), "litecoin", `${BIP122.LTC}:${versioned(0x30, hash)}`),
    based(script, "litecoin", once, ...linked("litecoin", once), `${BIP122.LTC}:${script}`),
    segwit(program, "litecoin", BIP122.LTC),
    segwit(witness("ltc", 1, seed.subarray(0, 32)), "litecoin", BIP122.LTC),
  ];
}

function dogecoin(seed: Bytes): readonly Spelled[] {
  return [0x1e, 0x16].map((version) => {
    const key = versioned(version, seed.subarray(0, 20));
    return based(key, "dogecoin", ...linked("doge", key), `${BIP122.DOGE}:${key}`);
  });
}

const withDoubleSha256 = (bytes: Bytes): Bytes => Uint8Array.of(...bytes, ...sha256(sha256(bytes)).subarray(0, 4));

/** XLS-5d: the account, whether there is a tag, and the tag. */
function xAddress(account: Bytes, tag: number | undefined): string {
  const bytes = new Uint8Array(31);
  bytes.set([0x05, 0x44, ...account, tag === undefined ? 0 : 1]);
  new DataView(bytes.buffer).setUint32(23, tag ?? 0, true);
  return base58xrp.encode(withDoubleSha256(bytes));
}

function ripple(seed: Bytes): readonly Spelled[] {
  const account = seed.subarray(0, 20);
  const key = base58xrp.encode(withDoubleSha256(Uint8Array.of(0, ...account)));
  const tag = (seed[20] ?? 0) * 65_537;
  const tagged = [undefined, 0, 1, tag, 4_294_967_295].map((each) => xAddress(account, each));
  const links = ["ripple", "xrpl", "xrp"].flatMap((scheme) => linked(scheme, key));
  return [{ key, spellings: [key, ...tagged, ...links, `${key}?dt=${tag}`, `${key}:${tag}`, `xrpl:0:${key}`] }];
}

function monero(seed: Bytes): readonly Spelled[] {
  const made = (network: number, body: Bytes): string => {
    const bytes = Uint8Array.of(network, ...body);
    return base58xmr.encode(Uint8Array.of(...bytes, ...keccak_256(bytes).subarray(0, 4)));
  };
  const standard = made(18, seed);
  const integrated = [seed.subarray(0, 8), seed.subarray(8, 16)].map((id) => made(19, Uint8Array.of(...seed, ...id)));
  return [based(standard, "monero", ...integrated), based(made(42, seed), "monero")];
}

function cardano(seed: Bytes): readonly Spelled[] {
  const made = (prefix: string, bytes: Bytes): string => bech32.encode(prefix, bech32.toWords(bytes), false);
  const written = [
    made("addr", Uint8Array.of(0x01, ...seed.subarray(0, 56))),
    made("addr", Uint8Array.of(0x61, ...seed.subarray(0, 28))),
    made("stake", Uint8Array.of(0xe1, ...seed.subarray(0, 28))),
    made("stake", Uint8Array.of(0xf1, ...seed.subarray(0, 28))),
  ];
  const byron = [
    "Ae2tdPwUPEZ4YjgvykNpoFeYUxoyhNj2kg8KfKWN2FizsSpLUPv68MpTVDo",
    "DdzFFzCqrhsszHTvbjTmYje5hehGbadkT6WgWbaqCy5XNxNttsPNF13eAjjBHYT7JaLJz2XVxiucam1EvwBRPSTiCrT4TNCBas4hfzic",
  ];
  const chain = "cip34:1-764824073";
  return [
    ...written.map((key) => ({
      key,
      spellings: [...eitherCase(key), ...linked("web+cardano", key), `cardano:${key}`, `${chain}:${key}`],
    })),
    ...byron.map((key) => based(key, "web+cardano")),
  ];
}

function solana(seed: Bytes): readonly Spelled[] {
  const key = base58.encode(seed.subarray(0, 32));
  return [based(key, "solana", `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${key}`)];
}

function tron(seed: Bytes): readonly Spelled[] {
  const hash = seed.subarray(0, 20);
  const key = versioned(0x41, hash);
  const digits = hex(hash);
  const [evmOnly] = evm(seed);
  const asEvm = (evmOnly?.spellings ?? []).filter((text) => /^(?:0x)?[0-9a-f]{40,64}$/i.test(text));
  const with41 = [`41${digits}`, `41${upper(digits)}`, `0x41${digits}`, `0X41${upper(digits)}`];
  const chains = ["tron:0x2b6653dc:", "tron:728126428:"].map((chain) => chain + key);
  return [based(key, "tron", ...with41, ...asEvm, ...chains)];
}

function avalanche(seed: Bytes): readonly Spelled[] {
  const key = bech32.encode("avax", bech32.toWords(seed.subarray(0, 20)));
  return [...evm(seed), { key, spellings: [...eitherCase(key), ...["X-", "P-", "C-"].map((chain) => chain + key)] }];
}

function binance(seed: Bytes): readonly Spelled[] {
  const key = bech32.encode("bnb", bech32.toWords(seed.subarray(0, 20)));
  return [...evm(seed), { key, spellings: [...eitherCase(key), `bnb:${key}`] }];
}

function ton(seed: Bytes): readonly Spelled[] {
  return [0, -1].map((workchain) => {
    const digits = hex(seed.subarray(0, 32));
    const address = Address.parseRaw(`${workchain}:${digits}`);
    const friendly = [true, false].flatMap((urlSafe) =>
      [true, false].map((bounceable) => address.toString({ urlSafe, bounceable })),
    );
    const [first = ""] = friendly;
    const raw = [`${workchain}:${digits}`, `${workchain}:${upper(digits)}`];
    const links = friendly.flatMap((text) => [`ton://transfer/${text}?amount=1000`, `ton:${text}`]);
    return {
      key: address.toString({ bounceable: false }),
      spellings: [...friendly, ...raw, ...links, `ton://transfer/${raw[0]}`, `ton:-239:${first}`],
    };
  });
}

/** A token's accounts are those of the chains that it lives on. */
const onTron = (seed: Bytes): readonly Spelled[] =>
  tron(seed).map(({ key, spellings }) => ({
    key,
    // 20 bytes alone in a token's report mean an account on the chains of `0x`.
    spellings: spellings.filter((text) => !/^(?:0x)?(?:0{24})?[0-9a-f]{40}$/i.test(text)),
  }));

const ACCOUNTS_OF: Readonly<Record<Chain, (seed: Bytes) => readonly Spelled[]>> = {
  BTC: bitcoin,
  BCH: bitcoinCash,
  ETH: evm,
  ETC: evm,
  BNB: binance,
  AVAX: avalanche,
  ADA: cardano,
  DOGE: dogecoin,
  LTC: litecoin,
  XMR: monero,
  MATIC: evm,
  XRP: ripple,
  SHIB: evm,
  SOL: solana,
  TRX: tron,
  USDT: (seed) => [...evm(seed), ...onTron(seed), ...solana(seed), ...ton(seed), ...bitcoin(seed).slice(0, 2)],
  USDC: (seed) => [...evm(seed), ...solana(seed)],
  TON: ton,
  OTHER: () => [],
};

const seedOf = (text: string): Bytes => {
  const half = sha256(new TextEncoder().encode(text));
  return Uint8Array.of(...half, ...sha256(half));
};

/** Two of each kind on each chain, ever the same. */
export const SPELLED_ACCOUNTS: readonly SpelledAccount[] = RULED_CHAINS.flatMap((chain) =>
  ["a wallet", "another wallet"].flatMap((text) => accountsOn(chain, seedOf(`${chain} ${text}`))),
);
