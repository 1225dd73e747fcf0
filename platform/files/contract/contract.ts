// The contract of the files port. Each adapter's test calls `testFiles` with its own place.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Files } from "../port.ts";

/** An empty place for data. `open` may be called several times, also at once. */
export type FilesPlace = { open(): Promise<Files>; remove(): Promise<void> };

const NO_KEYS = [
  "",
  "/",
  "/a",
  "a/",
  "a//b",
  ".",
  "..",
  "../a",
  "a/../b",
  "a/..",
  "./a",
  "a/./b",
  "a\\b",
  "..\\a",
  "a\0b",
  "a b",
  "%2e%2e/a",
  "~a",
  "C:a",
  "한국어",
  "a\n",
  "x".repeat(201),
  "x/".repeat(500).slice(0, -1),
];

const MANY = 1_100;

export function testFiles(name: string, createPlace: () => Promise<FilesPlace>): void {
  describe(`files: ${name}`, () => {
    let place: FilesPlace;
    let files: Files;
    const opened: Files[] = [];

    const open = async (): Promise<Files> => {
      const next = await place.open();
      opened.push(next);
      return next;
    };
    const keysBelow = async (prefix: string): Promise<string[]> => (await Array.fromAsync(files.list(prefix))).sort();
    const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
    const read = async (key: string): Promise<number[] | undefined> => {
      const found = await files.get(key);
      return found && [...found];
    };

    beforeEach(async () => {
      place = await createPlace();
      files = await open();
    });
    afterEach(async () => {
      for (const each of opened.splice(0)) await each.close();
      await place.remove();
    });

    test("gives back the bytes that were put, none at all among them", async () => {
      await files.put("evidence/report-1/a.b_c-D", bytes(0, 255, 10, 13, 0));
      await files.put("empty", bytes());
      expect(await read("evidence/report-1/a.b_c-D")).toEqual([0, 255, 10, 13, 0]);
      expect(await read("empty")).toEqual([]);
    });

    test("knows nothing under other keys", async () => {
      await files.put("a/b", bytes(1));
      expect(await files.get("a/c")).toBeUndefined();
      expect(await files.get("b")).toBeUndefined();
      expect(await files.get("a/b/c")).toBeUndefined();
    });

    test("overwrites", async () => {
      await files.put("a", bytes(1, 2, 3));
      await files.put("a", bytes(4));
      expect(await read("a")).toEqual([4]);
    });

    test("never mixes two puts to one key", async () => {
      const size = 200_000;
      const puts = [1, 2, 3, 4].map((value) => files.put("a", new Uint8Array(size).fill(value)));
      await Promise.all(puts);
      const found = await files.get("a");
      expect(found).toHaveLength(size);
      expect(new Set(found).size).toBe(1);
    });

    test("deletes, also what is not there", async () => {
      await files.put("a/b", bytes(1));
      await files.put("a/c", bytes(2));
      await files.delete("a/b");
      await files.delete("a/b");
      await files.delete("never/was");
      expect(await files.get("a/b")).toBeUndefined();
      expect(await read("a/c")).toEqual([2]);
    });

    test("takes puts and deletes of neighbours at the same time", async () => {
      await Promise.all(
        Array.from({ length: 40 }, async (_, at) => {
          const key = `shared/deep/${at % 4}`;
          await files.put(`${key}-${at}`, bytes(at));
          await files.delete(`${key}-${at}`);
        }),
      );
      expect(await keysBelow("shared/")).toEqual([]);
      await files.put("shared/deep/last", bytes(1));
      expect(await keysBelow("shared/")).toEqual(["shared/deep/last"]);
    });

    test("takes puts beside deletes of the last file of a folder, many at once and from two openings", async () => {
      const other = await open();
      let isOver = false;
      const deleting = Array.from({ length: 6 }, async (_, n) => {
        while (!isOver) await (n % 2 === 0 ? files : other).delete("views/7/pictures/none");
      });
      const putting = [files, other, files].map(async (each, n) => {
        for (let round = 0; round < 40; round += 1) {
          await each.put(`views/7/pictures/${n}`, bytes(round));
          expect(await read(`views/7/pictures/${n}`)).toEqual([round]);
          await each.delete(`views/7/pictures/${n}`);
        }
        await each.put(`views/7/pictures/last-${n}`, bytes(n));
      });
      await Promise.all(putting).finally(() => {
        isOver = true;
      });
      await Promise.all(deleting);
      expect(await keysBelow("views/")).toEqual(["0", "1", "2"].map((n) => `views/7/pictures/last-${n}`));
    });

    test("lists the keys below a prefix, at any depth", async () => {
      for (const key of ["a/1", "a/b/2", "a/b/c/3", "ab/4", "5"]) await files.put(key, bytes(1));
      expect(await keysBelow("a/")).toEqual(["a/1", "a/b/2", "a/b/c/3"]);
      expect(await keysBelow("a/b/")).toEqual(["a/b/2", "a/b/c/3"]);
      expect(await keysBelow("none/")).toEqual([]);
    });

    test("lists every key there is", async () => {
      for (const key of ["a/1", "a/b/2", "5"]) await files.put(key, bytes(1));
      expect((await Array.fromAsync(files.all())).sort()).toEqual(["5", "a/1", "a/b/2"]);
      await files.delete("a/1");
      expect((await Array.fromAsync(files.all())).sort()).toEqual(["5", "a/b/2"]);
    });

    test("lists more keys than a server gives in one answer", async () => {
      // S3 gives a thousand at a time.
      const keys = Array.from({ length: MANY }, (_, at) => `many/${at % 7}/${at}`).sort();
      for (let at = 0; at < MANY; at += 50)
        await Promise.all(keys.slice(at, at + 50).map((key) => files.put(key, bytes(1))));
      expect(await keysBelow("many/")).toEqual(keys);
    }, 120_000);

    test("lets keys be deleted while they are listed", async () => {
      for (const at of [1, 2, 3]) await files.put(`a/${at}`, bytes(at));
      for await (const key of files.list("a/")) await files.delete(key);
      expect(await keysBelow("a/")).toEqual([]);
    });

    test("keeps what was put after a close", async () => {
      await files.put("a/b", bytes(7));
      await files.close();
      opened.splice(0);
      files = await open();
      expect(await read("a/b")).toEqual([7]);
    });

    test("shows one opening what another has put", async () => {
      const other = await open();
      await other.put("a", bytes(7));
      expect(await read("a")).toEqual([7]);
    });

    test.each(NO_KEYS)("refuses %j as a key", async (key) => {
      const refused = { code: "FILE_KEY_INVALID" };
      await expect(files.put(key, bytes(1))).rejects.toMatchObject(refused);
      await expect(files.get(key)).rejects.toMatchObject(refused);
      await expect(files.delete(key)).rejects.toMatchObject(refused);
    });

    test.each([...NO_KEYS.map((key) => `${key}/`), "a", ""])("refuses %j as a prefix", async (prefix) => {
      await expect(Array.fromAsync(files.list(prefix))).rejects.toMatchObject({ code: "FILE_KEY_INVALID" });
    });
  });
}
