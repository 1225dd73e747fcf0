import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { type Address, beginCell, Cell, contractAddress, storeStateInit } from "@ton/core";
import { describe, expect, it } from "vitest";
import { isSignedByTon, type TonProof, tonPayload } from "./ton.ts";

/** Wallet version 4, revision 2, as it stands on the chain. */
const WALLET_CODE = Cell.fromBase64(
  "te6cckECFAEAAtQAART/APSkE/S88sgLAQIBIAIPAgFIAwYC5tAB0NMDIXGwkl8E4CLXScEgkl8E4ALTHyGCEHBsdWe9IoIQZHN0cr2wkl8F4AP6QDAg+kQByMoHy//J0O1E0IEBQNch9AQwXIEBCPQKb6Exs5JfB+AF0z/IJYIQcGx1Z7qSODDjDQOCEGRzdHK6kl8G4w0EBQB4AfoA9AQw+CdvIjBQCqEhvvLgUIIQcGx1Z4MesXCAGFAEywUmzxZY+gIZ9ADLaRfLH1Jgyz8gyYBA+wAGAIpQBIEBCPRZMO1E0IEBQNcgyAHPFvQAye1UAXKwjiOCEGRzdHKDHrFwgBhQBcsFUAPPFiP6AhPLassfyz/JgED7AJJfA+ICASAHDgIBIAgNAgFYCQoAPbKd+1E0IEBQNch9AQwAsjKB8v/ydABgQEI9ApvoTGACASALDAAZrc52omhAIGuQ64X/wAAZrx32omhAEGuQ64WPwAARuMl+1E0NcLH4AFm9JCtvaiaECAoGuQ+gIYRw1AgIR6STfSmRDOaQPp/5g3gSgBt4EBSJhxWfMYQE+PKDCNcYINMf0x/THwL4I7vyZO1E0NMf0x/T//QE0VFDuvKhUVG68qIF+QFUEGT5EPKj+AAkpMjLH1JAyx9SMMv/UhD0AMntVPgPAdMHIcAAn2xRkyDXSpbTB9QC+wDoMOAhwAHjACHAAuMAAcADkTDjDQOkyMsfEssfy/8QERITAG7SB/oA1NQi+QAFyMoHFcv/ydB3dIAYyMsFywIizxZQBfoCFMtrEszMyXP7AMhAFIEBCPRR8qcCAHCBAQjXGPoA0z/IVCBHgQEI9FHyp4IQbm90ZXB0gBjIywXLAlAGzxZQBPoCFMtqEssfyz/Jc/sAAgBsgQEI1xj6ANM/MFIkgQEI9Fnyp4IQZHN0cnB0gBjIywXLAlAFzxZQA/oCE8tqyx8Syz/Jc/sAAAr0AMntVAj45Sg=",
);
const MESSAGE = "saferblock.example asks you to prove that you control this address";
const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const wallet = walletOf(Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url"), WALLET_CODE);
const proof = signedBy(wallet.address);

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
    const given = { ...signedBy(other.address), stateInit: other.stateInit };
    expect(isSignedByTon(other.address.toString(), MESSAGE, given)).toBe(false);
  });

  it.each(["", "AA==", "te6cck", "no Base64 at all"])("answers no to a state that can't be read: %j", (stateInit) => {
    expect(isSignedByTon(wallet.address.toString(), MESSAGE, { ...proof, stateInit })).toBe(false);
  });
});

function walletOf(key: Buffer, code: Cell): { readonly address: Address; readonly stateInit: string } {
  const data = beginCell().storeUint(0, 32).storeUint(698_983_191, 32).storeBuffer(key).storeBit(false).endCell();
  const init = { code, data };
  return {
    address: contractAddress(0, init),
    stateInit: beginCell().store(storeStateInit(init)).endCell().toBoc().toString("base64"),
  };
}

/** What a wallet does, written from TON Connect's own text. */
function signedBy(address: Address): TonProof {
  const domain = "saferblock.example";
  const timestamp = 1_795_000_000;
  const numbers = Buffer.alloc(16);
  numbers.writeInt32BE(address.workChain, 0);
  numbers.writeUInt32LE(Buffer.byteLength(domain), 4);
  numbers.writeBigUInt64LE(BigInt(timestamp), 8);
  const message = Buffer.concat([
    Buffer.from("ton-proof-item-v2/"),
    numbers.subarray(0, 4),
    address.hash,
    numbers.subarray(4, 8),
    Buffer.from(domain),
    numbers.subarray(8),
    Buffer.from(tonPayload(MESSAGE)),
  ]);
  const outer = Buffer.concat([Buffer.from([0xff, 0xff]), Buffer.from("ton-connect"), sha256(message)]);
  return {
    domain,
    timestamp,
    signature: sign(null, sha256(outer), privateKey).toString("base64"),
    stateInit: wallet.stateInit,
  };
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}
