import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testFiles } from "../contract/contract.ts";
import { openFiles } from "../open.ts";

testFiles("folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sb-files-"));
  return { open: () => openFiles("file:", folder), remove: () => rm(folder, { recursive: true }) };
});

describe("a folder of files", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "sb-files-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test.each([
    [false, 0o600, 0o700],
    [true, 0o644, 0o755],
  ])("is read by other users of the machine only where it is public: %s", async (isPublic, file, own) => {
    const root = join(folder, "published");
    const files = await openFiles(`file:${root}`, folder, isPublic);
    await files.put("objects/a", Uint8Array.of(1));
    const modes = await Promise.all(
      ["objects/a", "objects", ""].map(async (path) => (await stat(join(root, path))).mode),
    );
    expect(modes.map((mode) => mode & 0o777)).toEqual([file, own, own]);
  });

  test("leaves no empty folders and no partial files", async () => {
    const files = await openFiles("file:", folder);
    await files.put("evidence/report-1/a", Uint8Array.of(1));
    await files.delete("evidence/report-1/a");
    await expect(files.put(`a/${"x".repeat(300)}`, Uint8Array.of(1))).rejects.toThrow();
    await mkdir(join(folder, "files", "taken"));
    await expect(files.put("taken", Uint8Array.of(1))).rejects.toThrow();
    expect((await readdir(join(folder, "files"))).sort()).toEqual(["taken", "~writing"]);
    expect(await readdir(join(folder, "files", "~writing"))).toEqual([]);
  });

  test("removes old partial files when it is opened, and keeps recent ones", async () => {
    const aside = join(folder, "files", "~writing");
    await mkdir(aside, { recursive: true });
    await writeFile(join(aside, "old"), "x");
    await utimes(join(aside, "old"), 1_000, 1_000);
    await writeFile(join(aside, "new"), "x");
    await openFiles("file:", folder);
    expect(await readdir(aside)).toEqual(["new"]);
  });

  test("uses the folder of its URL", async () => {
    const elsewhere = join(folder, "elsewhere");
    for (const url of [`file:${elsewhere}`, `file://${elsewhere}`]) {
      const files = await openFiles(url, "/nowhere");
      await files.put("a", Uint8Array.of(1));
      expect(await readdir(elsewhere)).toContain("a");
      await files.delete("a");
    }
  });

  test("rejects a URL of another kind", async () => {
    await expect(openFiles("ftp://key:secret@host/folder", folder)).rejects.toThrow(/ftp:$/);
    await expect(openFiles("file:relative", folder)).rejects.toThrow("absolute");
  });
});
