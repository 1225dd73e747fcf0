import { generateKeyPairSync } from "node:crypto";
import { beginCell } from "@ton/core";
import { describe, expect, it } from "vitest";
import { isSignedByTon } from "./ton.ts";
import { proofBy, type TonWallet, walletOf } from "./ton-wallet.fixture.ts";

const MESSAGE = "saferblock.example asks you to prove that you control this address";
const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const wallet = walletOf(Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url"));
const FACTS = { domain: "saferblock.example", timestamp: 1_795_000_000 };
const proof = signedBy(wallet);

describe("ton_proof", () => {
  it("accepts what the wallet's key signed, in each spelling of the address", () => {
    for (const address of [
      wallet.address.toString(),
      wallet.address.toString({ bounceable: false }),
      wallet.address.toRawString(),
    ]) {
      expect(isSignedByTon(address, MESSAGE, proof)).toBe(true);
    }
  });

  it("refuses another text, domain, time or account", () => {
    const address = wallet.address.toString();
    expect(isSignedByTon(address, `${MESSAGE}.`, proof)).toBe(false);
    expect(isSignedByTon(address, MESSAGE, { ...proof, domain: "evil.example" })).toBe(false);
    expect(isSignedByTon(address, MESSAGE, { ...proof, timestamp: proof.timestamp + 1 })).toBe(false);
    expect(isSignedByTon("UQBDMWTZnPVO5ccZIb6ttsVArQa1_Pwe47fBggvhG8OtgLox", MESSAGE, proof)).toBe(false);
  });

  it("refuses a signature with one bit changed", () => {
    const bytes = Buffer.from(proof.signature, "base64");
    for (const at of bytes.keys()) {
      const signature = Buffer.from(bytes.map((byte, i) => (i === at ? byte ^ (1 << (at % 8)) : byte))).toString(
        "base64",
      );
      expect(isSignedByTon(wallet.address.toString(), MESSAGE, { ...proof, signature })).toBe(false);
    }
  });

  it("refuses a contract that only holds a key where a wallet would", () => {
    const other = walletOf(
      Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url"),
      beginCell().endCell(),
    );
    const given = signedBy(other);
    expect(isSignedByTon(other.address.toString(), MESSAGE, given)).toBe(false);
  });

  it.each(["", "AA==", "te6cck", "no Base64 at all"])("answers no to a state that can't be read: %j", (stateInit) => {
    expect(isSignedByTon(wallet.address.toString(), MESSAGE, { ...proof, stateInit })).toBe(false);
  });
});

function signedBy(holder: TonWallet) {
  return proofBy(holder, privateKey, MESSAGE, FACTS);
}
