// A wallet of TON is a contract, so its address does not hold a key. TON Connect's `ton_proof` brings the contract's first
// state along: its hash is the address, and the wallet's key lies in it.
import { ed25519 } from "@noble/curves/ed25519.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { Address, Cell, contractAddress, loadStateInit } from "@ton/core";
import { attempt } from "../address/codecs/attempt.ts";
import { base64Bytes } from "./base64.ts";

const KEY_BYTES = 32;
/** Where the key begins in the first state of each known wallet, in bits, by the hash of its code (tonlib's releases). */
const KEY_OFFSETS: ReadonlyMap<string, number> = new Map([
  // Version 3, revisions 1 and 2: the sequence number and the wallet's number go before it.
  ["b61041a58a7980b946e8fb9e198e3c904d24799ffa36574ea4251c41a566f581", 64],
  ["84dafa449f98a6987789ba232358072bc0f76dc4524002a5d0918b9a75d2d599", 64],
  // Version 4, revision 2.
  ["feb5ff6820e2ff0d9483e7e0d62c817d846789fb4ae580c878866d959dabd5c0", 64],
  // Version 5, revision 1: a flag goes before them.
  ["20834b7b72b112147e1b2fb457b84e74d1a30f04f737d4f62a668e9552d2b72f", 65],
]);

/** `TonProofItemReplySuccess` of TON Connect, with the account's `walletStateInit` (a bag of cells in Base64). */
export type TonProof = {
  readonly domain: string;
  /** Seconds. */
  readonly timestamp: number;
  readonly signature: string;
  readonly stateInit: string;
};

/** The payload that the wallet is asked to sign. Wallets take 128 bytes at most, which the text of a challenge has not. */
export const tonPayload = (message: string): string => bytesToHex(sha256(utf8ToBytes(message)));

/** The caller compares the domain with its own and the time with its clock: they are a part of what was signed. */
export function isSignedByTon(address: string, message: string, proof: TonProof): boolean {
  const account = attempt(() => Address.parse(address));
  const key = account && keyOf(account, proof.stateInit);
  const signature = base64Bytes(proof.signature);
  if (!account || !key || !signature) return false;
  const signed = attempt(() => signedBytes(account, tonPayload(message), proof));
  return (signed && attempt(() => ed25519.verify(signature, signed, key, { zip215: false }))) ?? false;
}

/** Undefined where the state is another account's, or a contract that is not a known wallet. */
function keyOf(account: Address, stateInit: string): Uint8Array | undefined {
  return attempt(() => {
    const init = loadStateInit(Cell.fromBase64(stateInit).beginParse());
    if (!contractAddress(account.workChain, init).equals(account)) return undefined;
    const offset = KEY_OFFSETS.get(init.code?.hash().toString("hex") ?? "");
    return offset === undefined ? undefined : init.data?.beginParse().skip(offset).loadBuffer(KEY_BYTES);
  });
}

/** TON Connect, "Address proof signature (ton_proof)". */
function signedBytes(account: Address, payload: string, { domain, timestamp }: TonProof): Uint8Array {
  const workchain = Buffer.alloc(4);
  workchain.writeInt32BE(account.workChain);
  const domainBytes = utf8ToBytes(domain);
  const domainLength = Buffer.alloc(4);
  domainLength.writeUInt32LE(domainBytes.length);
  const time = Buffer.alloc(8);
  time.writeBigUInt64LE(BigInt(timestamp));
  const prefix = utf8ToBytes("ton-proof-item-v2/");
  const message = concatBytes(prefix, workchain, account.hash, domainLength, domainBytes, time, utf8ToBytes(payload));
  return sha256(concatBytes(new Uint8Array([0xff, 0xff]), utf8ToBytes("ton-connect"), sha256(message)));
}
