import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mentionsIn } from "./mentions.ts";
import { BTC, ETH, ETH_KEY, PASTED } from "./pasted.ts";

const LIMITS = { mentions: 30, words: 100 };
/** With the mentions in square brackets, and what they lead to. */
const shown = (text: string): readonly [string, ...string[]] => {
  const mentions = mentionsIn(text, LIMITS);
  const marked = mentions
    .toReversed()
    .reduce((all, { start, end }) => `${all.slice(0, start)}⟦${all.slice(start, end)}⟧${all.slice(end)}`, text);
  return [marked, ...mentions.map(({ target }) => target.addressKey)];
};

test.each([
  [`이 지갑 ${ETH}로 보냈어요.`, `이 지갑 ⟦${ETH}⟧로 보냈어요.`, [ETH_KEY]],
  ["사이트는evil.com이에요", "사이트는⟦evil.com⟧이에요", ["evil.com"]],
  ["https://t.me/scamroom에 초대", "⟦https://t.me/scamroom⟧에 초대", ["t.me/scamroom"]],
  ["他的网站是evil.com，谢谢", "他的网站是⟦evil.com⟧，谢谢", ["evil.com"]],
  [
    "See (https://evil.com/a?b=1), and evil.net.",
    "See (⟦https://evil.com/a?b=1⟧), and ⟦evil.net⟧.",
    ["evil.com", "evil.net"],
  ],
  [`They paid ${BTC}; then ${BTC} again`, `They paid ⟦${BTC}⟧; then ⟦${BTC}⟧ again`, [BTC, BTC]],
  ["hxxps://evil[.]com/a에서, again", "⟦hxxps://evil[.]com/a⟧에서, again", ["evil.com"]],
  [`https://evil.com/?to=${ETH}`, `⟦https://evil.com/?to=${ETH}⟧`, ["evil.com"]],
  [`https://etherscan.io/address/${ETH}`, `https://etherscan.io/address/⟦${ETH}⟧`, [ETH_KEY]],
  ["Write to help@evil.com on 2024.01.02, 3.5 %", "Write to help@evil.com on 2024.01.02, 3.5 %", []],
  ["javascript:alert(1) <b>x</b>", "javascript:alert(1) <b>x</b>", []],
])("%s", (text, marked, keys) => {
  expect(shown(text)).toEqual([marked, ...keys]);
});

test("mentions are in order, apart from each other and of whole characters, whatever the text", () => {
  const piece = fc.oneof(fc.constantFrom(...PASTED.map(([text]) => text)), fc.string({ unit: "grapheme" }));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), fc.constantFrom(" ", "", "\n", "，"), (pieces, between) => {
      const text = pieces.join(between);
      let last = 0;
      for (const { start, end } of mentionsIn(text, LIMITS)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(text.slice(start, end).isWellFormed()).toBe(text.isWellFormed());
        last = end;
      }
      expect(last).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 300 },
  );
});

test("a long text is judged up to a limit", () => {
  const sites = Array.from({ length: 200 }, (_, i) => `evil${i}.com`).join(" ");
  expect(mentionsIn(sites, LIMITS)).toHaveLength(30);
  expect(mentionsIn(`${"no.site1 ".repeat(150)}evil.com`, LIMITS)).toEqual([]);
});
