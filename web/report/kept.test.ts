import type { Lookup, RecognizedText } from "@sb/contracts/report/lookup-wire.ts";
import { expect, test } from "vitest";
import { keptOf } from "./answer.tsx";

const WALLET = "0x52908400098527886E0F7030069857D2E4169EE7";
const item = (adrs: string, normalized: string) => ({ adrs, normalized }) as Lookup;
const found = (...items: Lookup[]) => ({ items, others: [], omitted: 0 });

test.each([
  ["an address as it was typed", ` ${WALLET} `, item(WALLET, WALLET.toLowerCase()), WALLET],
  [
    "a site as it was typed",
    "https://fastcoin-pro.com",
    item("https://fastcoin-pro.com", "fastcoin-pro.com"),
    "https://fastcoin-pro.com",
  ],
  [
    "of a link the site alone",
    "https://fastcoin-pro.com/reset?user=kim",
    item("https://fastcoin-pro.com/reset?user=kim", "fastcoin-pro.com"),
    "fastcoin-pro.com",
  ],
  [
    "of a mail address the host alone",
    "kim@fastcoin-pro.com",
    item("fastcoin-pro.com", "fastcoin-pro.com"),
    "fastcoin-pro.com",
  ],
  ["of a message nothing", `보냈어요 ${WALLET}`, item(WALLET, WALLET.toLowerCase()), ""],
])("keeps %s", (_what, text, only, kept) => {
  expect(keptOf(text, found(only))).toBe(kept);
});

test("keeps nothing where a text names several, none, or something that was not recognised", () => {
  const one = item(WALLET, WALLET.toLowerCase());
  const hash: RecognizedText = { kind: "TRANSACTION_HASH", text: "4a5e1e4b", similar: [] };
  expect(keptOf(WALLET, found(one, one))).toBe("");
  expect(keptOf(WALLET, found())).toBe("");
  expect(keptOf(WALLET, { items: [one], others: [hash], omitted: 0 })).toBe("");
  expect(keptOf(WALLET, { items: [], others: [hash], omitted: 0 })).toBe("");
});
