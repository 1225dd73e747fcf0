import { ed25519 } from "@noble/curves/ed25519.js";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { hexToBytes } from "@noble/hashes/utils.js";
import { base58 } from "@scure/base";
import { addr, eip191Signer } from "micro-eth-signer";
import { describe, expect, it } from "vitest";
import { challengeText, newNonce } from "./challenge.ts";
import { provesControl } from "./control-proof.ts";
import { type ControlProof, proofKindOf } from "./proof-kind.ts";

const KEY = "4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318";
const challenge = challengeText({
  host: "saferblock.example",
  subject: "report 7",
  address: "0x2c7536E3605D9C16a7a3D7b1898e529396a65c23",
  nonce: newNonce(),
  expiresAt: "2026-11-22T12:00:00Z",
});

describe("EVM accounts (EIP-191)", () => {
  const address = addr.fromPrivateKey(KEY);
  const signature = eip191Signer.sign(challenge, KEY);
  const by = (text: string): ControlProof => ({ kind: "EIP191", signature: text });

  it("accepts a known signature", () => {
    // The example of web3.js' `eth.accounts.sign`.
    const known =
      "0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a0291c";
    expect(provesControl("0x2c7536e3605d9c16a7a3d7b1898e529396a65c23", "Some data", by(known))).toBe(true);
  });

  it("accepts what the key signed, whatever the case of the address", () => {
    expect(provesControl(address.toLowerCase(), challenge, by(signature))).toBe(true);
  });

  it("refuses another text, another address and one bit more or less", () => {
    expect(provesControl(address, `${challenge} `, by(signature))).toBe(false);
    expect(provesControl(addr.fromPrivateKey(secp256k1.utils.randomSecretKey()), challenge, by(signature))).toBe(false);
    for (const bit of changedBits(hexToBytes(signature.slice(2)))) {
      expect(provesControl(address, challenge, by(`0x${Buffer.from(bit).toString("hex")}`))).toBe(false);
    }
  });
});

describe("Bitcoin", () => {
  const by = (signature: string): ControlProof => ({ kind: "BITCOIN_MESSAGE", signature });
  const legacy = "H9L5yLFjti0QTHhPyFrZCT1V/MMnBtXKmoiKDZ78NDBjERki6ZTQZdSMCtkgoNmp17By9ItJr8o7ChX0XxY91nk=";
  const segwit =
    "AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=";
  const empty =
    "AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=";
  const taproot = "AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ==";
  const P2WPKH = "bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l";
  const P2TR = "bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3";

  it.each([
    // The README of bitcoinjs-message.
    ["legacy", "1F3sAm6ZtwLAUnj7d38pGFxtP3RVEvtsbV", "This is an example of a signed message.", legacy],
    // BIP-322's own.
    ["BIP-322 of an empty text", P2WPKH, "", empty],
    ["BIP-322", P2WPKH, "Hello World", segwit],
    // Bitcoin Core's src/test/util_tests.cpp.
    ["BIP-322 by Taproot", P2TR, "Hello World", taproot],
  ])("accepts a known signature: %s", (_, address, message, signature) => {
    expect(provesControl(address, message, by(signature))).toBe(true);
    expect(provesControl(address, `${message}!`, by(signature))).toBe(false);
    expect(provesControl("1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2", message, by(signature))).toBe(false);
    for (const bit of changedBits(Buffer.from(signature, "base64"))) {
      expect(provesControl(address, message, by(Buffer.from(bit).toString("base64")))).toBe(false);
    }
  });

  it("answers no to addresses that a script holds and to what is no signature", () => {
    const scriptHash = "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3";
    for (const signature of ["", "AA==", "not base64", "QUJD".repeat(500), segwit]) {
      expect(provesControl(scriptHash, "Hello World", by(signature))).toBe(false);
      expect(provesControl("no address", "Hello World", by(signature))).toBe(false);
    }
  });
});

describe("Solana (ed25519)", () => {
  const secret = hexToBytes(KEY);
  const address = base58.encode(ed25519.getPublicKey(secret));
  const signature = ed25519.sign(Buffer.from(challenge), secret);
  const by = (text: string): ControlProof => ({ kind: "ED25519", signature: text });

  it("accepts what the key signed, in Base58 or Base64", () => {
    expect(provesControl(address, challenge, by(base58.encode(signature)))).toBe(true);
    expect(provesControl(address, challenge, by(Buffer.from(signature).toString("base64")))).toBe(true);
  });

  it("refuses another text and one bit changed", () => {
    expect(provesControl(address, `${challenge} `, by(base58.encode(signature)))).toBe(false);
    for (const bit of changedBits(signature)) {
      expect(provesControl(address, challenge, by(base58.encode(bit)))).toBe(false);
    }
  });

  it("refuses a key of small order, which would sign any text", () => {
    const everything = new Uint8Array(64);
    everything[0] = 1;
    const smallOrder = base58.encode(Uint8Array.from({ length: 32 }, (_, i) => (i === 0 ? 1 : 0)));
    expect(provesControl(smallOrder, challenge, by(base58.encode(everything)))).toBe(false);
  });
});

describe("the kind of a chain", () => {
  it("follows the address's form where a token lives on several chains", () => {
    expect(proofKindOf("USDT", "0x2c7536e3605d9c16a7a3d7b1898e529396a65c23")).toBe("EIP191");
    expect(proofKindOf("USDT", "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8")).toBeUndefined();
    expect(proofKindOf("XMR", "4")).toBeUndefined();
  });
});

/** The bytes with one bit of one byte changed, for each byte in turn. */
function changedBits(bytes: Uint8Array): readonly Uint8Array[] {
  return Array.from(bytes, (_, at) => bytes.map((byte, i) => (i === at ? byte ^ (1 << (at % 8)) : byte)));
}
