import { ImportEntry } from "@sb/contracts/report/import.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import { newSeq } from "@sb/platform/ids.ts";
import { describe, expect, it } from "vitest";
import { importCommand, importDeclaration } from "./import.ts";
import { crimeTypeOf } from "./import-categories.ts";
import { openBench } from "./testing.ts";

const line = {
  source: "somebody/list/scams.yaml",
  address: "https://login.evil.com/wallet",
  kind: "site",
  chain: null,
  category: "Phishing / Binance",
  description: "Asks for keys; contact me@mail.example",
  reportedAt: "2019-05-01",
};
const entry = (changes: Partial<Record<keyof typeof line, string | null>> = {}) =>
  ImportEntry.parse({ ...line, ...changes });
const imported = (changes: Parameters<typeof entry>[0]) => importCommand(1, entry(changes)).entry;

describe("importDeclaration", () => {
  it("files the entry as the importer's, with its source and day", async () => {
    await using bench = await openBench();
    const { dclrSeq, repeated } = await importDeclaration(bench.deps, entry());
    expect(repeated).toBe(false);
    const { events } = await bench.deps.eventStore.readStream(reportStream.of(dclrSeq));
    expect(events).toMatchObject([
      {
        type: "DeclarationFiled",
        meta: { actor: "system:importer" },
        data: {
          ownerId: "importer",
          open: "PUBLIC",
          reportedOn: "2019-05-01",
          provenance: { source: line.source, reportedAt: "2019-05-01" },
          declaration: { addressKey: "login.evil.com", adrs: line.address, crimeType: "FRAUD_FAKE_EXCHANGE" },
        },
      },
    ]);
  });

  it("stands among the reports of its list's day, or before all others: an import is no news", async () => {
    await using bench = await openBench();
    const seqOf = async (reportedAt: string | null) =>
      (await importDeclaration(bench.deps, entry({ reportedAt }))).dclrSeq;
    const seqs = [await seqOf("2025-06-02"), await seqOf("2025-06-01"), await seqOf("2025-01-03"), await seqOf(null)];
    expect(seqs).toEqual(seqs.toSorted((a, b) => b - a));
    expect(newSeq(Date.UTC(2025, 5, 4))).toBeGreaterThan(seqs[0] ?? 0);
  });

  it("imports an entry once, also after an interruption between claim and filing", async () => {
    await using bench = await openBench();
    const cutOff = { ...bench.deps, handle: () => Promise.reject(new Error("cut off")) };
    await expect(importDeclaration(cutOff, entry())).rejects.toThrow("cut off");
    const first = await importDeclaration(bench.deps, entry());
    const second = await importDeclaration(bench.deps, entry());
    expect(second).toMatchObject({ dclrSeq: first.dclrSeq, repeated: true });
    expect((await bench.deps.eventStore.readStream(reportStream.of(first.dclrSeq))).events).toHaveLength(1);
    const other = await importDeclaration(bench.deps, entry({ description: "another one" }));
    expect(other.dclrSeq).not.toBe(first.dclrSeq);
  });

  it("refuses an invalid address", async () => {
    await using bench = await openBench();
    for (const wrong of [
      { address: "evil.notasuffix" },
      { kind: "wallet", chain: "XMR", address: `4${"z".repeat(94)}` },
      { kind: "wallet", address: `4${"z".repeat(94)}` },
    ])
      await expect(importDeclaration(bench.deps, entry(wrong))).rejects.toMatchObject({ code: "ADDRESS_INVALID" });
  });
});

describe("an imported entry", () => {
  it("holds what its list says, and no words of ours: its title is made for each reader", () => {
    expect(imported({})).toMatchObject({ title: "", crimeDetail: line.category, comment: line.description });
    expect(imported({ description: null, category: null })).toMatchObject({ title: "", comment: "" });
  });

  it.each([
    [{ chain: "BTC" }, { chain: "BTC", customChain: undefined }],
    [
      { chain: "other", description: "on Arbitrum (ARB)" },
      { chain: "OTHER", customChain: "Arbitrum" },
    ],
    [
      { chain: "other", source: "x/addresses_ZEC.txt" },
      { chain: "OTHER", customChain: "ZEC" },
    ],
    [
      { chain: "other", address: `1${"a".repeat(46)}` },
      { chain: "OTHER", customChain: "Polkadot" },
    ],
    [
      { chain: "other", address: "no-form-we-know" },
      { chain: "OTHER", customChain: "UNKNOWN" },
    ],
    [{ chain: "DOT" }, { chain: "OTHER", customChain: "DOT" }],
    [
      { chain: null, address: "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed" },
      { chain: "ETH", customChain: undefined },
    ],
  ])("%j is on %j", (changes, chain) => {
    const { chain: named, customChain } = imported({ kind: "wallet", ...changes });
    expect({ chain: named, customChain }).toEqual(chain);
  });
});

describe("the crime type of a foreign category", () => {
  it.each([
    ["Phishing / Coinbase", "FRAUD_FAKE_EXCHANGE"],
    ["Phishing / SomeWallet", "FRAUD_OTHER"],
    ["phish-hack", "FRAUD_OTHER"],
    ["Phishing / Malware", "HACKING"],
    ["service_hack", "HACKING"],
    ["ransomware", "RANSOMWARE"],
    ["ponzi_scheme", "FRAUD_INVESTMENT"],
    ["Fake ICO / Something", "FRAUD_INVESTMENT"],
    ["Scamming / Mixer", "COIN_MIXING"],
    ["sextortion", "OTHER_THREAT"],
    ["sanction", undefined],
    ["words nobody knows", undefined],
  ])("%s: %s", (words, crimeType) => {
    expect(crimeTypeOf(words)).toBe(crimeType);
  });

  it("is OTHER with the original words if they match nothing", () => {
    expect(imported({ category: "sanction" })).toMatchObject({ crimeType: "OTHER", crimeDetail: "sanction" });
    const silent = { category: null, description: null, source: "somebody/else/list" };
    expect(imported(silent)).toMatchObject({ crimeType: "OTHER", crimeDetail: undefined });
  });

  it("is derived from the description if there is no category", () => {
    expect(imported({ category: null, description: "Fake giveaway" })).toMatchObject({ crimeType: "FRAUD_OTHER" });
  });
});
