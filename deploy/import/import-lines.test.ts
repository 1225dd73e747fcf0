import { Readable } from "node:stream";
import { Refused } from "@sb/contracts/refused.ts";
import { expect, test } from "vitest";
import { importLines, type RefusedLine } from "./import-lines.ts";

const entry = (address: string) => JSON.stringify({ address, kind: "site", chain: null, source: "somebody/list" });

async function importText(text: string, take: (address: string) => Promise<{ repeated: boolean }>) {
  const refused: RefusedLine[] = [];
  const tally = await importLines(Readable.from([text]), {
    take: ({ address }) => take(address),
    onProgress: () => undefined,
    onRefused: (line) => refused.push(line),
  });
  return { tally: { ...tally }, refused };
}

test("every line is imported, already there, or listed with its number and reason", async () => {
  const text = [
    entry("a.example"),
    "",
    "{broken",
    entry("again.example"),
    '{"address":"b","kind":"x"}',
    entry("bad"),
  ].join("\n");
  const { tally, refused } = await importText(text, async (address) => {
    if (address === "bad") throw new Refused("ADDRESS_INVALID", [{ path: "address", code: "ADDRESS_INVALID" }]);
    return { repeated: address === "again.example" };
  });
  expect(tally).toEqual({ lines: 5, taken: 1, repeated: 1, refused: 3 });
  expect(refused.sort((a, b) => a.line - b.line)).toEqual([
    { line: 3, reason: "not JSON" },
    { line: 5, reason: "not an entry: kind, source" },
    { line: 6, reason: "ADDRESS_INVALID address" },
  ]);
});

test("a store failure ends the import with its error", async () => {
  const text = Array.from({ length: 1_000 }, (_, i) => entry(`${i}.example`)).join("\n");
  await expect(
    importText(text, async (address) => {
      if (address === "300.example") throw new Error("disk full");
      return { repeated: false };
    }),
  ).rejects.toThrow("disk full");
});
