import { describe, expect, test } from "vitest";
import { doc, site } from "./contract-world.ts";
import { filterTerm, hostNames, hostTerm, prefixTerm, termsOf } from "./terms.ts";

const plain = (terms: ReadonlySet<string>): string[] => [...terms].filter((term) => term > "\u0002~").sort();

describe("terms of a report", () => {
  test("words, hosts by all they belong to, and the address", () => {
    const { terms } = termsOf(
      site("pay.evil.example", "https://pay.evil.example/In", { title: "Fraud", comment: "-", nick: "kim" }),
    );
    expect(plain(terms)).toEqual([
      hostTerm("evil.example"),
      hostTerm("pay.evil.example"),
      "evil",
      "example",
      "fraud",
      "https",
      "in",
      "kim",
      "pay",
    ]);
  });

  test("an address is a term, or one for each part between signs", () => {
    expect(plain(termsOf(doc({ adrs: "bitcoincash:QPM2", addressKey: "bitcoincash:qpm2" })).terms)).toEqual([
      "bitcoincash",
      "qpm2",
    ]);
  });

  test("characters and pairs", () => {
    const { terms } = termsOf(doc({ title: "돈세탁", adrs: "T1", addressKey: "T1" }));
    expect(plain(terms)).toEqual(["t1", "돈", "돈세", "세", "세탁", "탁"]);
  });

  test("beginnings of up to four characters, of what is no character by itself", () => {
    const { terms } = termsOf(doc({ title: "wallet 돈세", adrs: "T1", addressKey: "T1" }));
    const edges = [...terms].filter((term) => term.startsWith(prefixTerm("")));
    expect(edges.sort()).toEqual(["t", "t1", "w", "wa", "wal", "wall"].map(prefixTerm));
  });

  test("its filters", () => {
    const { terms } = termsOf(doc({ crimeType: "DRUGS", declareType: "WALLET", chain: "TON" }));
    expect([...terms].filter((term) => term.startsWith("\u0002")).sort()).toEqual([
      filterTerm("chain", "TON"),
      filterTerm("crimeType", "DRUGS"),
      filterTerm("declareType", "WALLET"),
    ]);
  });

  test("words to correct to are those of the texts and of links in them, not of addresses and codes", () => {
    const { words } = termsOf(
      site("phishing-host.example", "https://phishing-host.example/claim", {
        title: "Wallet drained at titled-host.example",
        comment:
          "by https://lure.example/free/0x7cB57B5A97 ab 4f9d2c81aa 지갑 uqdb_5x-zk3lmnopqrstuvwxyz0123456789-word",
        nick: "harbour",
        sources: ["https://source.example/thread-9"],
      }),
    );
    const ofLinks = ["example", "free", "https", "lure", "source", "thread"];
    expect([...words].sort()).toEqual(["drained", "harbour", "wallet", ...ofLinks].sort());
  });

  test("names of a host", () => {
    expect(hostNames("a.b.example.com")).toEqual(["a.b.example.com", "b.example.com", "example.com"]);
  });
});
