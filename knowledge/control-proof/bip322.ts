// BIP-322, simple: the witness of a transaction that spends an output which never existed and holds the message's hash.
import { schnorr, secp256k1 } from "@noble/curves/secp256k1.js";
import { equalBytes } from "@noble/curves/utils.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { OutScript, RawTx, RawWitness, Script, SigHash, Transaction } from "@scure/btc-signer";
import type { OutputScript } from "./bitcoin.ts";
import { hash160 } from "./bitcoin-legacy.ts";

const NO_OUTPUT = 0xffffffff;
const SCHNORR_BYTES = 64;

export function isSignedBip322(output: OutputScript, message: string, signature: Uint8Array): boolean {
  const witness = RawWitness.decode(signature);
  const spending = toSign(OutScript.encode(output), message);
  return output.type === "tr" ? isKeySpend(output, witness, spending) : isWitnessKeyHash(output, witness, spending);
}

/** Taproot, by the key alone. */
function isKeySpend(
  output: OutputScript & { type: "tr" },
  witness: readonly Uint8Array[],
  spending: Transaction,
): boolean {
  const [signature, ...more] = witness;
  if (!signature || more.length > 0) return false;
  const flag = signature.length === SCHNORR_BYTES ? SigHash.DEFAULT : signature[SCHNORR_BYTES];
  if (signature.length > SCHNORR_BYTES + 1 || (flag !== SigHash.DEFAULT && flag !== SigHash.ALL)) return false;
  // A flag of its own must not be the default's (BIP-341).
  if (signature.length > SCHNORR_BYTES && flag === SigHash.DEFAULT) return false;
  const hash = spending.preimageWitnessV1(0, [OutScript.encode(output)], flag, [0n]);
  return schnorr.verify(signature.subarray(0, SCHNORR_BYTES), hash, output.pubkey);
}

/** P2WPKH, within P2SH or not. */
function isWitnessKeyHash(output: OutputScript, witness: readonly Uint8Array[], spending: Transaction): boolean {
  const [signature, key, ...more] = witness;
  if (!signature || !key || more.length > 0 || signature.at(-1) !== SigHash.ALL) return false;
  const hash = hash160(key);
  if (!equalBytes(scriptOf(output, hash), OutScript.encode(output))) return false;
  const signed = spending.preimageWitnessV0(0, OutScript.encode({ type: "pkh", hash }), SigHash.ALL, 0n);
  return secp256k1.verify(signature.subarray(0, -1), signed, key, { format: "der", prehash: false, lowS: true });
}

function scriptOf(output: OutputScript, hash: Uint8Array): Uint8Array {
  const script = OutScript.encode({ type: "wpkh", hash });
  return output.type === "sh" ? OutScript.encode({ type: "sh", hash: hash160(script) }) : script;
}

/** Spends the output of `to_spend` to nowhere. */
function toSign(script: Uint8Array, message: string): Transaction {
  const spending = new Transaction({ version: 0, allowUnknownOutputs: true });
  spending.addInput({
    txid: idOf(toSpend(script, message)),
    index: 0,
    sequence: 0,
    witnessUtxo: { script, amount: 0n },
  });
  spending.addOutput({ script: Script.encode(["RETURN"]), amount: 0n });
  return spending;
}

function toSpend(script: Uint8Array, message: string): Uint8Array {
  return RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: new Uint8Array(32),
        index: NO_OUTPUT,
        finalScriptSig: Script.encode(["OP_0", taggedHash(utf8ToBytes(message))]),
        sequence: 0,
      },
    ],
    outputs: [{ amount: 0n, script }],
    witnesses: undefined,
    lockTime: 0,
  });
}

/** Shown backwards, as transaction ids are. */
const idOf = (transaction: Uint8Array): Uint8Array => sha256(sha256(transaction)).reverse();

/** BIP-340's tagged hash. */
function taggedHash(message: Uint8Array): Uint8Array {
  const tag = sha256(utf8ToBytes("BIP0322-signed-message"));
  return sha256(concatBytes(tag, tag, message));
}
