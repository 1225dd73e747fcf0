import { createHash, createPublicKey, sign } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import {
  append,
  EMPTY_FRONTIER,
  EMPTY_ROOT,
  type Hash,
  leafHash,
  proveConsistency,
  rootAt,
  rootOf,
} from "@sb/knowledge/tlog/merkle.ts";
import {
  checkpointText,
  KEY_TYPES,
  readVerifierText,
  signNote,
  type VerifierKey,
  verifierText,
} from "@sb/knowledge/tlog/note.ts";
import { signedCheckpoint } from "@sb/knowledge/tlog/proof.ts";
import { readSigningKey } from "@sb/platform/webhook/signing-key.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { temporaryDir } from "../test/servers/server.ts";
import { createWitness } from "./witness.ts";

const secretOf = (fill: number) =>
  readSigningKey(`whsk_${Buffer.alloc(32, fill).toString("base64")}`) ?? expect.fail("no key");
const publicKeyOf = (fill: number) =>
  createPublicKey(secretOf(fill)).export({ format: "der", type: "spki" }).subarray(-32);
const log: VerifierKey = { name: "log.example/log", type: KEY_TYPES.NOTE, publicKey: publicKeyOf(7) };
const nodes = new Map<string, Hash>();
let frontier = EMPTY_FRONTIER;
for (let at = 0; at < 20; at += 1) {
  const grown = append(frontier, leafHash(new Uint8Array([at])));
  for (const { level, index, hash } of grown.completed) nodes.set(`${level}/${index}`, hash);
  frontier = grown.frontier;
}
const read = async (subtrees: readonly { readonly level: number; readonly index: number }[]) =>
  subtrees.map(({ level, index }) => nodes.get(`${level}/${index}`) ?? expect.fail("not there"));

const folder = temporaryDir();
const options = { name: "witness.example/w1", folder: join(folder.path, "w"), logs: [log], now: () => 1_763_600_000 };
let witness = createWitness(options);
let url = "";
const start = async () => {
  await once(witness.server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(witness.server.address() as AddressInfo).port}`;
};
beforeAll(start);
afterAll(() => {
  witness.server.close();
  folder[Symbol.dispose]();
});

const noteOf = (size: number, root: Hash, key = log, by = 7) =>
  signNote(checkpointText({ origin: key.name, size, root }), key, (message) => sign(null, message, secretOf(by)));
const proofLines = async (from: number, to: number) =>
  (await proveConsistency(read, from, to)).map((hash) => `${Buffer.from(hash).toString("base64")}\n`).join("");
const ask = async (old: number, proof: string, note: string) => {
  const answer = await fetch(`${url}/add-checkpoint`, { method: "POST", body: `old ${old}\n${proof}\n${note}` });
  return { status: answer.status, type: answer.headers.get("content-type"), body: await answer.text() };
};
const grow = async (from: number, to: number) =>
  ask(from, await proofLines(from, to), noteOf(to, await rootAt(read, to)));

it("cosigns a log as it grows, tells the size it knows, and forgets nothing when it starts anew", async () => {
  const first = await grow(0, 7);
  expect(first.status).toBe(200);
  const note = noteOf(7, await rootAt(read, 7)) + first.body;
  const key = readVerifierText(witness.key) ?? expect.fail("no key");
  expect(signedCheckpoint(note, log, [key])?.cosigned).toEqual([{ name: "witness.example/w1", time: 1_763_600_000 }]);
  witness.server.close();
  witness = createWitness(options);
  await start();
  expect(witness.key).toBe(verifierText(key));
  expect(await grow(0, 20)).toEqual({ status: 409, type: "text/x.tlog.size", body: "7\n" });
  expect((await grow(7, 20)).status).toBe(200);
  expect((await grow(20, 20)).status).toBe(200);
  const hash = createHash("sha256").update(log.name).digest("hex");
  const kept = await (await fetch(`${url}/${hash}/checkpoint`)).text();
  expect(signedCheckpoint(kept, log, [key])).toMatchObject({ size: 20, cosigned: [{ name: "witness.example/w1" }] });
});

it("cosigns nothing that does not begin with what it knows", async () => {
  const other = leafHash(new Uint8Array([99]));
  expect((await ask(20, "", noteOf(20, other))).status).toBe(422);
  expect((await ask(20, await proofLines(7, 20), noteOf(21, other))).status).toBe(422);
  expect((await ask(20, "", noteOf(7, await rootAt(read, 7)))).status).toBe(400);
  expect((await ask(0, "", noteOf(0, EMPTY_ROOT))).status).toBe(409);
});

it("answers what is malformed, of a stranger's log, or not signed as the protocol says", async () => {
  const root = rootOf(frontier);
  expect((await ask(20, "", "no note")).status).toBe(400);
  expect((await ask(20, "AAAA\n", noteOf(20, root))).status).toBe(400);
  expect((await ask(20, `${Buffer.alloc(32).toString("base64")}\n`.repeat(64), noteOf(20, root))).status).toBe(400);
  expect((await ask(20, "", noteOf(20, root, { ...log, name: "other.example/log" }))).status).toBe(404);
  expect((await ask(20, "", noteOf(20, root, log, 8))).status).toBe(403);
  const unknown = { ...log, publicKey: publicKeyOf(9) };
  expect((await ask(20, "", noteOf(20, root, unknown))).status).toBe(403);
  expect((await fetch(`${url}/add-checkpoint`)).status).toBe(405);
  expect((await fetch(`${url}/${"0".repeat(64)}/checkpoint`)).status).toBe(404);
  expect((await ask(20, "", `${noteOf(20, root)}${"x".repeat(200_000)}`)).status).toBe(413);
});
