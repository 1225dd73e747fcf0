// Wallets of each chain that sign a text, for tests.
import { generateKeyPairSync } from "node:crypto";
import { ed25519 } from "@noble/curves/ed25519.js";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Chain } from "@sb/contracts/codes.ts";
import { base58 } from "@scure/base";
import { p2pkh } from "@scure/btc-signer";
import { addr, eip191Signer } from "micro-eth-signer";
import type { TonProof } from "./ton.ts";
import { proofBy, walletOf } from "./ton-wallet.fixture.ts";

/** `domain`: the service's; `at`: seconds. */
type About = { readonly domain: string; readonly at: number };
export type Signer = {
  readonly chain: Chain;
  readonly address: string;
  readonly sign: (text: string, about: About) => { readonly signature: string } | { readonly ton: TonProof };
};

export function evmSigner(): Signer {
  const key = Buffer.from(secp256k1.utils.randomSecretKey()).toString("hex");
  const address = addr.fromPrivateKey(key);
  return { chain: "ETH", address, sign: (text) => ({ signature: eip191Signer.sign(text, key) }) };
}

export function solanaSigner(): Signer {
  const { secretKey, publicKey } = ed25519.keygen();
  const sign = (text: string) => ({ signature: base58.encode(ed25519.sign(utf8ToBytes(text), secretKey)) });
  return { chain: "SOL", address: base58.encode(publicKey), sign };
}

/** A message as Bitcoin Core signs it, by a key of a P2PKH address. */
export function bitcoinSigner(): Signer {
  const { secretKey, publicKey } = secp256k1.keygen();
  const { address = "" } = p2pkh(publicKey);
  const sign = (text: string) => {
    const signed = secp256k1.sign(sha256(sha256(framed(text))), secretKey, { prehash: false, format: "recovered" });
    const [recovery = 0, ...rest] = signed;
    // 27 for recovery, 4 for a compressed key.
    return { signature: Buffer.from([27 + 4 + recovery, ...rest]).toString("base64") };
  };
  return { chain: "BTC", address, sign };
}

function framed(text: string): Uint8Array {
  const bytes = utf8ToBytes(text);
  const length = Buffer.alloc(3);
  length.writeUInt8(253, 0);
  length.writeUInt16LE(bytes.length, 1);
  const size = bytes.length < 253 ? Uint8Array.of(bytes.length) : length;
  return concatBytes(utf8ToBytes("\u0018Bitcoin Signed Message:\n"), size, bytes);
}

export function tonSigner(): Signer {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const wallet = walletOf(Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url"));
  const sign = (text: string, { domain, at }: About) => ({
    ton: proofBy(wallet, privateKey, text, { domain, timestamp: at }),
  });
  return { chain: "TON", address: wallet.address.toString(), sign };
}
