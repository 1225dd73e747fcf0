import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadMasterKey } from "./master-key.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "sb-key-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

describe("a master key from the setting", () => {
  const key = randomBytes(32);

  it.each([
    ["base64", key.toString("base64")],
    ["base64url", key.toString("base64url")],
    ["hex", key.toString("hex")],
    ["hex in capitals with a line end", `${key.toString("hex").toUpperCase()}\n`],
  ])("is read as %s and leaves no file", async (_, text) => {
    expect(Buffer.from(await loadMasterKey({ key: text, dataDir })).equals(key)).toBe(true);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it.each([
    ["empty", ""],
    ["too short", key.toString("base64").slice(0, 20)],
    ["too long", randomBytes(33).toString("base64")],
    ["a word", "correct horse battery staple"],
    ["hex with a letter too few", key.toString("hex").slice(1)],
  ])("is refused when %s, without being told", async (_, text) => {
    const loading = loadMasterKey({ key: text, dataDir });
    await expect(loading).rejects.toThrow(
      /^The master key in SB_MASTER_KEY is damaged: it must be 32 bytes as base64 or hex$/,
    );
  });
});

describe("a master key in the data folder", () => {
  it("is made at the first start, for its owner's eyes only, and found again", async () => {
    const folder = join(dataDir, "new");
    const made = await loadMasterKey({ dataDir: folder });
    expect(made).toHaveLength(32);
    expect(await readdir(folder)).toEqual(["master.key"]);
    expect((await stat(join(folder, "master.key"))).mode & 0o777).toBe(0o600);
    expect(Buffer.from(await loadMasterKey({ dataDir: folder })).equals(made)).toBe(true);
  });

  it("is one key for all who start at the same time", async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => loadMasterKey({ dataDir })));
    expect(new Set(keys.map((key) => Buffer.from(key).toString("hex"))).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(["master.key"]);
  });

  it("is refused when damaged, and left as it is", async () => {
    const file = join(dataDir, "master.key");
    await writeFile(file, "half a ke");
    await expect(loadMasterKey({ dataDir })).rejects.toThrow(`The master key in ${file} is damaged`);
    expect(await readFile(file, "utf8")).toBe("half a ke");
  });
});
