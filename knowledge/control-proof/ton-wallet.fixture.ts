// A wallet of TON, written from TON Connect's own text.
import { createHash, type KeyObject, sign } from "node:crypto";
import { type Address, beginCell, Cell, contractAddress, storeStateInit } from "@ton/core";
import { type TonProof, tonPayload } from "./ton.ts";

/** Wallet version 4, revision 2, as it stands on the chain. */
const WALLET_CODE = Cell.fromBase64(
  "te6cckECFAEAAtQAART/APSkE/S88sgLAQIBIAIPAgFIAwYC5tAB0NMDIXGwkl8E4CLXScEgkl8E4ALTHyGCEHBsdWe9IoIQZHN0cr2wkl8F4AP6QDAg+kQByMoHy//J0O1E0IEBQNch9AQwXIEBCPQKb6Exs5JfB+AF0z/IJYIQcGx1Z7qSODDjDQOCEGRzdHK6kl8G4w0EBQB4AfoA9AQw+CdvIjBQCqEhvvLgUIIQcGx1Z4MesXCAGFAEywUmzxZY+gIZ9ADLaRfLH1Jgyz8gyYBA+wAGAIpQBIEBCPRZMO1E0IEBQNcgyAHPFvQAye1UAXKwjiOCEGRzdHKDHrFwgBhQBcsFUAPPFiP6AhPLassfyz/JgED7AJJfA+ICASAHDgIBIAgNAgFYCQoAPbKd+1E0IEBQNch9AQwAsjKB8v/ydABgQEI9ApvoTGACASALDAAZrc52omhAIGuQ64X/wAAZrx32omhAEGuQ64WPwAARuMl+1E0NcLH4AFm9JCtvaiaECAoGuQ+gIYRw1AgIR6STfSmRDOaQPp/5g3gSgBt4EBSJhxWfMYQE+PKDCNcYINMf0x/THwL4I7vyZO1E0NMf0x/T//QE0VFDuvKhUVG68qIF+QFUEGT5EPKj+AAkpMjLH1JAyx9SMMv/UhD0AMntVPgPAdMHIcAAn2xRkyDXSpbTB9QC+wDoMOAhwAHjACHAAuMAAcADkTDjDQOkyMsfEssfy/8QERITAG7SB/oA1NQi+QAFyMoHFcv/ydB3dIAYyMsFywIizxZQBfoCFMtrEszMyXP7AMhAFIEBCPRR8qcCAHCBAQjXGPoA0z/IVCBHgQEI9FHyp4IQbm90ZXB0gBjIywXLAlAGzxZQBPoCFMtqEssfyz/Jc/sAAgBsgQEI1xj6ANM/MFIkgQEI9Fnyp4IQZHN0cnB0gBjIywXLAlAFzxZQA/oCE8tqyx8Syz/Jc/sAAAr0AMntVAj45Sg=",
);

export type TonWallet = { readonly address: Address; readonly stateInit: string };

export function walletOf(key: Buffer, code: Cell = WALLET_CODE): TonWallet {
  const data = beginCell().storeUint(0, 32).storeUint(698_983_191, 32).storeBuffer(key).storeBit(false).endCell();
  const init = { code, data };
  return {
    address: contractAddress(0, init),
    stateInit: beginCell().store(storeStateInit(init)).endCell().toBoc().toString("base64"),
  };
}

/** `timestamp` in seconds. */
export function proofBy(
  { address, stateInit }: TonWallet,
  privateKey: KeyObject,
  text: string,
  { domain, timestamp }: Pick<TonProof, "domain" | "timestamp">,
): TonProof {
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
    Buffer.from(tonPayload(text)),
  ]);
  const outer = Buffer.concat([Buffer.from([0xff, 0xff]), Buffer.from("ton-connect"), sha256(message)]);
  return {
    domain,
    timestamp,
    signature: sign(null, sha256(outer), privateKey).toString("base64"),
    stateInit,
  };
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}
