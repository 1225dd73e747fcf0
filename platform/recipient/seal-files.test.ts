import { generateKeyPairSync } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { Decrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { compactDecrypt } from "jose";
import { expect, test } from "vitest";
import { archive } from "../tar/archive.ts";
import { sealFiles } from "./seal-files.ts";

const files = [
  { name: "report.json", bytes: Buffer.from('{"dclrSeq":1}') },
  { name: "evidence/1.png", bytes: Buffer.alloc(200_000, 9) },
];
const archived = () => buffer(archive(Readable.from(files)));

test("an age identity opens one archive", async () => {
  const identity = await generateX25519Identity();
  const { chunks, extension } = sealFiles(
    { kind: "age", value: await identityToRecipient(identity) },
    Readable.from(files),
  );
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const opened = await decrypter.decrypt(new Uint8Array(await buffer(chunks)));
  expect(Buffer.from(opened).equals(await archived())).toBe(true);
  expect(extension).toBe("tar.age");
});

test("a JWK opens the files one by one, whose names are not seen", async () => {
  const { publicKey, privateKey } = generateKeyPairSync("x25519");
  const key = { kind: "jwk", value: JSON.stringify({ ...publicKey.export({ format: "jwk" }) }) } as const;
  const bytes = await buffer(sealFiles(key, Readable.from(files)).chunks);
  const opened = await Promise.all(filesIn(bytes).map((jwe) => compactDecrypt(jwe, privateKey)));
  expect(opened.map(({ plaintext }, at) => files[at]?.bytes.equals(plaintext))).toEqual([true, true]);
  expect(bytes.includes("evidence")).toBe(false);
});

test("a reader who leaves ends the reading of files", async () => {
  let ended = false;
  async function* endless() {
    try {
      for (;;) yield { name: "a", bytes: Buffer.alloc(100_000) };
    } finally {
      ended = true;
    }
  }
  const key = { kind: "age", value: await identityToRecipient(await generateX25519Identity()) } as const;
  for await (const chunk of sealFiles(key, endless()).chunks) if (chunk.length > 1_000) break;
  expect(ended).toBe(true);
});

/** By the sizes in the headers of a tar archive. */
function filesIn(bytes: Buffer): readonly Buffer[] {
  const size = Number.parseInt(bytes.subarray(124, 135).toString(), 8);
  if (!(size > 0)) return [];
  const next = 512 + Math.ceil(size / 512) * 512;
  return [bytes.subarray(512, 512 + size), ...filesIn(bytes.subarray(next))];
}
