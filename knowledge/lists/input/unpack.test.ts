// Packed lists, and archives that are made to harm who opens them.
import { gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { workbook } from "../../workbook/workbook.fixture.ts";
import { isUnreadable, READ_LIMITS } from "../list.ts";
import { BTC, read, TRX } from "../testing.ts";
import { VARIANTS } from "../variants.fixture.ts";

const LIST = `address,coin\n${BTC[0]},BTC\n${BTC[1]},BTC\n`;
const KEYS = [BTC[0], BTC[1]];
const zip = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, file]) => [name, typeof file === "string" ? strToU8(file) : file]),
    ),
  );
const CASES = { Cases: { rows: [["address", "coin"], ...KEYS.map((key) => [key, "BTC"])] } };
const patched = (archive: Uint8Array, at: number, byte: number): Uint8Array => archive.with(at, byte);

it.each(VARIANTS)("reads %s, gzipped and zipped", async (_, { form, content, keys, options }) => {
  const bytes = typeof content === "string" ? strToU8(content) : new Uint8Array(content);
  for (const packed of [gzipSync(bytes), zip({ "folder/list.txt": bytes })]) {
    const list = await read(packed, options);
    expect([list.said.form, ...[...list.keys].sort()]).toEqual([form, ...[...new Set(keys)].sort()]);
  }
});

it("takes a packed list for none wherever it ends in the middle", async () => {
  for (const packed of [gzipSync(LIST.repeat(100)), zip({ "list.csv": LIST.repeat(100) }), workbook(CASES)])
    for (let part = 1; part <= 10; part += 1) {
      const cut = packed.subarray(0, Math.min(packed.length - 1, Math.floor((packed.length * part) / 10)));
      await expect(read(cut).then(() => part, isUnreadable)).resolves.toBe(true);
    }
});

it("finds the list among what comes along with it", async () => {
  const archive = zip({
    "README.md": "https://good.example.org",
    "__MACOSX/._list.csv": "x",
    LICENSE: "y",
    "list.csv": LIST,
  });
  const list = await read(archive);
  expect([list.said.packed, ...list.keys]).toEqual(["ZIP", ...KEYS]);
});

it("takes the file that is named from an archive, with what is left of the path, or the only one that is a list", async () => {
  const archive = zip({
    "about.txt": "How this list is made, and by whom.\nIn words alone.",
    "lists/wallets.csv": LIST,
    "lists/all.json": JSON.stringify({ data: { sites: ["evil-claim.com"] }, others: ["evil-swap.io"] }),
  });
  expect((await read(archive, { path: "wallets.csv" })).keys).toEqual(KEYS);
  expect((await read(archive, { path: "lists/all.json#data.sites" })).keys).toEqual(["evil-claim.com"]);
  await expect(read(archive)).rejects.toMatchObject({
    ...{ code: "ARCHIVE_ENTRIES", names: ["lists/wallets.csv", "lists/all.json"] },
  });
  const one = zip({ "about.txt": "How this list is made, and by whom.\nIn words alone.", "wallets.csv": LIST });
  expect((await read(one)).keys).toEqual(KEYS);
});

it("reads a sheet of a workbook", async () => {
  const book = workbook({
    Cover: { rows: [["Example Team"]] },
    Wallets: {
      rows: [
        ["Blocked wallets, November 2026"],
        [],
        ["No.", "지갑주소", "코인", "신고일", "출처"],
        [1, TRX[0], "USDT-TRC20", { day: 46_082 }, "https://good.example.org/1"],
        [2, BTC[0], "BTC", { day: 46_083 }, "https://good.example.org/2"],
      ],
    },
    Sites: {
      rows: [
        ["URL", "Note"],
        ["hxxps://evil-claim[.]com/x", "a, b"],
      ],
    },
  });
  const wallets = await read(book);
  expect([wallets.said.packed, wallets.said.form, ...wallets.keys]).toEqual(["XLSX", "TABLE", TRX[0], BTC[0]]);
  expect(wallets.entries[0]).toMatchObject({ chain: "TRX", since: "2026-03-01" });
  expect((await read(book, { path: "Sites" })).keys).toEqual(["evil-claim.com"]);
  await expect(read(book, { path: "Nowhere" })).rejects.toMatchObject({
    code: "NO_PATH",
    names: ["Cover", "Wallets", "Sites"],
  });
});

it("reads gzip in several members", async () => {
  const half = LIST.indexOf("\n", 20) + 1;
  const archive = Buffer.concat([gzipSync(LIST.slice(0, half)), gzipSync(LIST.slice(half))]);
  expect((await read(archive)).keys).toEqual(KEYS);
});

const MUCH = new Uint8Array(
  Buffer.concat([Buffer.from("evil-claim.com\n"), Buffer.alloc(2 * READ_LIMITS.ratioFrom, `#${"x".repeat(999)}\n`)]),
);
const stored = zipSync({ "list.csv": strToU8(LIST) }, { level: 0 });

it.each([
  ["a gzip that ends in the middle", "CUT_OFF", gzipSync(LIST.repeat(100)).subarray(0, 80)],
  ["a gzip with wrong bytes", "ARCHIVE_BROKEN", patched(gzipSync(LIST), 20, 0xff)],
  ["a zip that ends in the middle", "CUT_OFF", zip({ "list.csv": LIST }).subarray(0, 90)],
  ["a zip whose sum is another", "ARCHIVE_BROKEN", patched(stored, stored.indexOf(BTC[0].charCodeAt(0), 40) + 3, 0x41)],
  ["several lists", "ARCHIVE_ENTRIES", zip({ "a.csv": LIST, "b.csv": LIST })],
  [
    "a thousand files",
    "ARCHIVE_ENTRIES",
    zip(Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`${at}.md`, "x"]))),
  ],
  ["an archive in a gzip", "ARCHIVE_NESTED", gzipSync(zip({ "list.csv": LIST }))],
  ["an archive in a zip", "ARCHIVE_NESTED", zip({ "list.gz": gzipSync(LIST) })],
  ["an empty zip", "EMPTY", zip({})],
  ["little that becomes much", "ARCHIVE_RATIO", gzipSync(MUCH)],
  ["little that becomes much, zipped", "ARCHIVE_RATIO", zip({ "list.txt": MUCH })],
])("refuses %s", async (_, fault, archive) => {
  await expect(read(archive)).rejects.toMatchObject({ code: fault });
});
