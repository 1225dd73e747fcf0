import { expect, test } from "vitest";
import { tonProofIn } from "./ton-proof.ts";

const flat = { domain: "safer-block.example", timestamp: 1_770_000_000, signature: "c2ln", stateInit: "c3RhdGU=" };
const { stateInit, ...rest } = flat;
const proof = { ...rest, domain: { lengthBytes: 19, value: flat.domain }, payload: "p" };

test.each([
  ["the flat form", flat],
  ["proof and account side by side", { proof, account: { walletStateInit: stateInit } }],
  ["the state beside the proof", { proof, stateInit }],
  ["the state in the proof", { proof: { ...proof, stateInit } }],
  [
    "the wallet's whole answer",
    { account: { walletStateInit: stateInit }, connectItems: { tonProof: { name: "ton_proof", proof } } },
  ],
])("%s", (_name, json) => {
  expect(tonProofIn(JSON.stringify(json))).toEqual(flat);
});

test.each([
  ["no JSON", "0x1234"],
  ["nothing", ""],
  ["null", "null"],
  ["a list", "[1]"],
  ["a part is missing", JSON.stringify({ proof })],
  ["a time in words", JSON.stringify({ ...flat, timestamp: "now" })],
])("%s is none", (_name, text) => {
  expect(tonProofIn(text)).toBeUndefined();
});
