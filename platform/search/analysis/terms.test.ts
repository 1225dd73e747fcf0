import { describe, expect, test } from "vitest";
import { type ContractEntry, ENTRIES, entry, site } from "../contract/world.ts";
import { layoutOf, storedFields } from "./layout.ts";
import {
  endTerm,
  filterTerm,
  firstInitialsTerm,
  hostNames,
  hostTerm,
  initialsTerm,
  prefixTerm,
  termsOf,
} from "./terms.ts";

const layout = layoutOf(ENTRIES);
const termsOfEntry = (made: ContractEntry) => termsOf(layout, storedFields(layout, made));
const plain = (terms: ReadonlySet<string>): string[] =>
  [...terms].filter((term) => term >= " " || term.startsWith(hostTerm(""))).sort();

describe("terms of a document", () => {
  test("words, hosts with their parent domains, and the address", () => {
    const { terms } = termsOfEntry(
      site("pay.evil.example", "https://pay.evil.example/In", { title: "Fraud", body: "-", author: "kim" }),
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

  test("an address is a term, or one for each part between separators", () => {
    expect(plain(termsOfEntry(entry({ address: "bitcoincash:QPM2", addressKey: "bitcoincash:qpm2" })).terms)).toEqual([
      "bitcoincash",
      "qpm2",
    ]);
  });

  test("characters and pairs", () => {
    const { terms } = termsOfEntry(entry({ title: "돈세탁", address: "T1", addressKey: "T1" }));
    expect(plain(terms)).toEqual(["t1", "돈", "돈세", "세", "세탁", "탁"]);
  });

  test("prefixes of up to four characters, except of single-character tokens", () => {
    const { terms } = termsOfEntry(entry({ title: "wallet 돈세", address: "T1", addressKey: "T1" }));
    const prefixes = [...terms].filter((term) => term.startsWith(prefixTerm("")));
    expect(prefixes.sort()).toEqual(["t", "t1", "w", "wa", "wal", "wall"].map(prefixTerm));
  });

  test("no prefix ends in half a character", () => {
    const { terms } = termsOfEntry(entry({ title: "a𐐨bc", address: "T1", addressKey: "T1" }));
    const prefixes = [...terms].filter((term) => term.startsWith(prefixTerm("")));
    expect(prefixes.sort()).toEqual(["a", "a𐐨", "a𐐨b", "t", "t1"].map(prefixTerm));
  });

  test("initials of Hangul, four by four across spaces, and the first two of each word", () => {
    const { terms } = termsOfEntry(entry({ title: "가짜 거래소", address: "T1", addressKey: "T1" }));
    expect([...terms].filter((term) => term.startsWith(initialsTerm("")))).toEqual(
      ["rwrf", "wrft", "rft"].map(initialsTerm),
    );
    expect([...terms].filter((term) => term.startsWith(firstInitialsTerm("")))).toEqual(
      ["rw", "rf"].map(firstInitialsTerm),
    );
  });

  test("long words by their ends, and numbers without separators", () => {
    const { terms } = termsOfEntry(entry({ title: "Anlagebetrug um 12.500 Euro", author: "verbatimword" }));
    expect([...terms].filter((term) => term.startsWith(endTerm("")))).toEqual([endTerm("anlagebetrug")]);
    expect(endTerm("anlagebetrug").startsWith(endTerm("betrug"))).toBe(true);
    expect(terms).toContain("12500");
  });

  test("its filters", () => {
    const { terms } = termsOfEntry(entry({ kind: "DRUGS", chain: "TON", tag: ["a", "b"] }));
    expect([...terms].filter((term) => term.startsWith("\u0002")).sort()).toEqual([
      filterTerm("chain", "TON"),
      filterTerm("form", "WALLET"),
      filterTerm("kind", "DRUGS"),
      filterTerm("tag", "a"),
      filterTerm("tag", "b"),
    ]);
  });

  test("the vocabulary has the words of texts and of their links, not of addresses, codes and verbatim texts", () => {
    const { words } = termsOfEntry(
      site("phishing-host.example", "https://phishing-host.example/claim", {
        title: "Wallet drained at titled-host.example",
        body: "by https://lure.example/free/0x7cB57B5A97 ab 4f9d2c81aa 지갑 uqdb_5x-zk3lmnopqrstuvwxyz0123456789-word",
        author: "harbour",
        sources: ["https://source.example/thread-9"],
      }),
    );
    const ofLinks = ["example", "free", "https", "lure", "source", "thread"];
    expect([...words].sort()).toEqual(["drained", "wallet", ...ofLinks].sort());
  });

  test("names of a host", () => {
    expect(hostNames("a.b.example.com")).toEqual(["a.b.example.com", "b.example.com", "example.com"]);
  });
});
