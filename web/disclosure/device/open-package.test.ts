import { createHash } from "node:crypto";
import { armor, Encrypter } from "age-encryption";
import { beforeAll, expect, test } from "vitest";
import { type KeyPair, makeKeyPair, readKeyPair, WrongKey } from "./age.ts";
import { identityFile } from "./identity-file.ts";
import { openPackage } from "./open-package.ts";

const EVIDENCE = Buffer.from("what he wrote");
const report = {
  ...{ dclrSeq: 17, open: "PRIVATE", disputed: false, extra: {}, etcSrc: [], suspect: { name: "Lee" } },
  declaration: {
    ...{ declareType: "SITE", crimeType: "HACKING", adrs: "https://evil.example", addressKey: "evil.example" },
    ...{ title: "a title", comment: "a comment", etcSrc: [] },
  },
  files: [
    {
      ...{ fileId: "17-a", name: "메모.txt", mediaType: "text/plain", size: EVIDENCE.length, path: "evidence/1.txt" },
      sha256: createHash("sha256").update(EVIDENCE).digest("hex"),
    },
  ],
};

let keys: KeyPair;
beforeAll(async () => {
  keys = await makeKeyPair();
});

/** A file in a tar archive: of its header, what a reader looks at. */
function entry(path: string, bytes: Buffer): Buffer {
  const header = Buffer.alloc(512);
  header.write(path, 0);
  header.write(bytes.length.toString(8).padStart(11, "0"), 124);
  return Buffer.concat([header, bytes, Buffer.alloc(-bytes.length & 511)]);
}

const archive = (evidence = EVIDENCE) =>
  Buffer.concat([
    entry("report.json", Buffer.from(JSON.stringify(report))),
    entry("evidence/1.txt", evidence),
    Buffer.alloc(1_024),
  ]);

function sealed(bytes: Uint8Array): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(keys.recipient);
  return encrypter.encrypt(new Uint8Array(bytes));
}
const blobOf = (bytes: Uint8Array | string) => new Blob([typeof bytes === "string" ? bytes : new Uint8Array(bytes)]);

test("the saved key file opens what was encrypted to its public key, armored or not", async () => {
  const saved = await readKeyPair(await identityFile(keys, "2026-03-01T09:00:00.000Z").text());
  if (!saved) throw new Error("no key in the file");
  expect(saved).toEqual(keys);
  for (const text of [await sealed(archive()), armor.encode(await sealed(archive()))]) {
    const opened = await openPackage(blobOf(text), saved);
    expect(opened.report.declaration.title).toBe("a title");
    expect(opened.files).toMatchObject([{ name: "메모.txt", isWhole: true }]);
    expect(await opened.files[0]?.bytes.text()).toBe("what he wrote");
  }
});

test("evidence that differs from what was filed is marked", async () => {
  const { files } = await openPackage(blobOf(await sealed(archive(Buffer.from("something else")))), keys);
  expect(files.map(({ isWhole }) => isWhole)).toEqual([false]);
});

test("another key is told apart from a damaged package", async () => {
  const bytes = await sealed(archive());
  await expect(openPackage(blobOf(bytes), await makeKeyPair())).rejects.toBeInstanceOf(WrongKey);
  const damaged = [bytes.subarray(0, -100), await sealed(Buffer.from("no archive")), Buffer.from("nothing")];
  for (const each of damaged) {
    const error: unknown = await openPackage(blobOf(each), keys).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(WrongKey);
  }
});

test.each(["", "hello", "# public key: age1abc\nAGE-SECRET-KEY-1WRONG", "ssh-ed25519 AAAA"])(
  "there is no key in %j",
  async (text) => expect(await readKeyPair(text)).toBeUndefined(),
);
