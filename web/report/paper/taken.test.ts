import { expect, it } from "vitest";
import { amountText, eventsFor } from "./taken.ts";

const WORDS = {
  days: (days: readonly string[]) => `When: ${days.join()}`,
  amounts: (amounts: readonly string[]) => `Amounts: ${amounts.join("; ")}`,
};
const ETH = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

it("becomes answers: the first target, the others, the loss in coins, a line for the story", () => {
  const file = new File(["…"], "chat.txt");
  const events = eventsFor(
    {
      targets: [
        { adrs: "https://invest.fastcoin-pro.com/join", declareType: "SITE" },
        { adrs: ETH, declareType: "WALLET", chain: "ETH" },
      ],
      amounts: [
        { value: "3000000", currency: "KRW" },
        { value: "0.5", currency: "ETH" },
      ],
      days: ["2024-03-05"],
      file,
    },
    WORDS,
    "It began so.",
  );
  expect(events).toEqual([
    { type: "field.changed", path: "declare.declareType", value: "SITE" },
    { type: "field.changed", path: "declare.adrs", value: "https://invest.fastcoin-pro.com/join" },
    { type: "others.changed", others: [{ adrs: ETH, declareType: "WALLET", chain: "ETH", customChain: "" }] },
    { type: "field.changed", path: "declare.dmgVolume", value: "0.5 ETH" },
    {
      type: "field.changed",
      path: "declare.comment",
      value: "When: 2024-03-05\nAmounts: 3,000,000 KRW; 0.5 ETH\nIt began so.",
    },
    { type: "files.added", files: [file] },
  ]);
});

it("nothing becomes nothing, and a loss that has no room stands in the story alone", () => {
  expect(eventsFor({ targets: [], amounts: [], days: [], file: undefined }, WORDS, "")).toEqual([]);
  const long = { value: "123456789012.12345678", currency: "BTC" };
  const [event, ...more] = eventsFor({ targets: [], amounts: [long], days: [], file: undefined }, WORDS, "");
  expect([event?.type, more]).toEqual(["field.changed", []]);
  expect(amountText(long)).toBe("123,456,789,012.12345678 BTC");
});
