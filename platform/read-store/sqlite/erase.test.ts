// "Gone" means gone from the files: every byte of them is searched.
import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { ReadOp, ReadStore } from "../port.ts";
import { openSqliteReadStore } from "./sqlite.ts";

const marks = Array.from({ length: 300 }, () => randomBytes(16).toString("hex"));
/** From a few bytes to several pages, so that rows share pages and rows fill many. */
const put = (mark: string, at: number, text = mark): ReadOp => ({
  op: "put",
  collection: "note",
  id: String(at),
  doc: { text, more: "x".repeat((at * 97) % 9_000), again: text },
  erases: text !== mark,
});

function found(folder: string): readonly string[] {
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  return marks.filter((mark) => files.some((bytes) => bytes.includes(mark)));
}

async function apply(store: ReadStore, ops: readonly ReadOp[]): Promise<void> {
  const from = await store.checkpoint("notes@1");
  await store.apply({ projection: "notes@1", from, to: `${from}1`, ops });
}

it.each(["while it is open", "by the time it is closed"])(
  "leaves no byte of what was deleted or replaced in any file %s",
  async (when) => {
    const folder = mkdtempSync(join(tmpdir(), "sb-erase-"));
    const store = openSqliteReadStore(join(folder, "read.db"));
    try {
      // One at a time and twice over, so that pages are split and rows move.
      for (const [at, mark] of marks.entries()) await apply(store, [put(mark, at)]);
      for (const [at, mark] of [...marks.entries()].reverse()) await apply(store, [put(mark, at)]);
      expect(found(folder)).toEqual(marks);
      const kept = marks.filter((_, at) => at % 3 === 0);
      for (const [at, mark] of marks.entries()) {
        if (at % 3 === 1) await apply(store, [{ op: "delete", collection: "note", id: String(at) }]);
        if (at % 3 === 2) await apply(store, [put(mark, at, "another text")]);
      }
      if (when === "while it is open") await expect.poll(() => found(folder), { timeout: 60_000 }).toEqual(kept);
      else await store.close();
      expect(found(folder)).toEqual(kept);
    } finally {
      if (when === "while it is open") await store.close();
      rmSync(folder, { recursive: true });
    }
  },
  90_000,
);
