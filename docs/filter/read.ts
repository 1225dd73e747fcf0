// Looks addresses up in the downloadable set of targets (../filter.md), with nothing of the project's own code.
//   node read.ts filter.bin PUBLIC_KEY < addresses.txt     prints `possibly` or `not in the set` and each line
import { createHash, createPublicKey, verify } from "node:crypto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [path = "", publicKey = ""] = process.argv.slice(2);
const file = readFileSync(path);
const signed = file.subarray(0, -64);
const spki = Buffer.concat([Buffer.from("302a300506032b6570032100", "hex"), Buffer.from(publicKey, "base64")]);
const key = createPublicKey({ key: spki, format: "der", type: "spki" });
if (!verify(null, signed, key, file.subarray(-64))) throw new Error("the signature is wrong");
if (signed.toString("latin1", 0, 4) !== "SBTF" || signed[4] !== 1 || signed[5] !== 12)
  throw new Error("another format");

const madeAt = new Date(signed.readUInt32LE(8) * 1_000);
const seed = signed.readBigUInt64LE(16);
const [length, count] = [signed.readUInt32LE(24), signed.readUInt32LE(28)];
process.stderr.write(`${signed.readUInt32LE(12)} targets as of ${madeAt.toISOString()}\n`);

const u64 = (value: bigint): bigint => BigInt.asUintN(64, value);

function mayHave(address: string): boolean {
  let hash = u64(createHash("sha256").update(address).digest().readBigUInt64BE(0) + seed);
  hash = u64((hash ^ (hash >> 33n)) * 0xff51afd7ed558ccdn);
  hash = u64((hash ^ (hash >> 33n)) * 0xc4ceb9fe1a85ec53n);
  hash ^= hash >> 33n;
  const first = Number((hash * BigInt(count * length)) >> 64n);
  const second = (first + length) ^ (Number((hash >> 18n) & 0x3ffffn) & (length - 1));
  const third = (first + 2 * length) ^ (Number(hash & 0x3ffffn) & (length - 1));
  return (Number((hash ^ (hash >> 32n)) & 0xfffn) ^ slot(first) ^ slot(second) ^ slot(third)) === 0;
}

function slot(at: number): number {
  const pair = signed.readUInt16LE(32 + Math.floor((at * 3) / 2));
  return at % 2 === 0 ? pair & 0xfff : pair >> 4;
}

for await (const address of createInterface({ input: process.stdin }))
  process.stdout.write(`${mayHave(address) ? "possibly" : "not in the set"} ${address}\n`);
