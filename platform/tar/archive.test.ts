import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { archive } from "./archive.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sb-tar-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const files = [
  { name: "report.json", bytes: Buffer.from('{"a":"한국어"}') },
  { name: "evidence/1.png", bytes: Buffer.alloc(70_000, 7) },
  { name: "evidence/2.txt", bytes: Buffer.alloc(0) },
  { name: "evidence/3.bin", bytes: Buffer.alloc(1_024, 1) },
];

test("the machine's tar reads it", async () => {
  const bytes = await buffer(archive(Readable.from(files)));
  writeFileSync(join(folder, "a.tar"), bytes);
  execFileSync("tar", ["-xf", "a.tar"], { cwd: folder });
  for (const file of files) expect(readFileSync(join(folder, file.name)).equals(file.bytes)).toBe(true);
  expect(bytes.length % 512).toBe(0);
});

test.each(["", "x".repeat(101), "evidence/사진.png", "a b"])("a name without room is refused: %j", async (name) => {
  await expect(buffer(archive(Readable.from([{ name, bytes: Buffer.alloc(1) }])))).rejects.toThrow("no room");
});
