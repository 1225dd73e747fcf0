import fc from "fast-check";
import { expect, test } from "vitest";
import { type Finding, findTargets } from "./find.ts";
import { PASTED } from "./pasted.ts";

function inShort(finding: Finding): string {
  switch (finding.kind) {
    case "TARGET":
      return finding.declareType === "SITE" ? `site:${finding.addressKey}` : finding.addressKey;
    case "TRANSACTION_HASH":
      return "hash";
    case "NAME":
      return `name:${finding.text}`;
    case "MAIL_HOST":
      return `mail:${finding.addressKey}`;
    case "HANDLE":
      return `handle:${finding.name}`;
    case "CANDIDATE":
      return `perhaps:${finding.identities[0]?.addressKey}`;
    case "NEARLY": {
      const { chain, reason, length, expected } = finding;
      return ["nearly", chain, reason, length && `${length}/${expected}`]
        .filter((part) => part !== undefined)
        .join(" ");
    }
  }
}

/** Without what is judged only where it was reported. */
const shown = (text: string): readonly string[] =>
  findTargets(text).flatMap((finding) => (finding.kind === "CANDIDATE" ? [] : inShort(finding)));

test.each(PASTED)("%j", (pasted, ...found) => {
  expect(shown(pasted)).toEqual(found);
});

test("the table is as long as it says", () => {
  expect(PASTED.length).toBeGreaterThanOrEqual(200);
  expect(new Set(PASTED.map(([pasted]) => pasted)).size).toBe(PASTED.length);
});

test("whatever stands around them, addresses and sites are found", () => {
  const words = fc.constantFrom("", "보냈어요", "送金", "please check", "→", "«", "(", "\n", " - ", "지갑:", "。", "…");
  const chains = PASTED.slice(0, 21);
  fc.assert(
    fc.property(words, fc.constantFrom(...chains), words, (before, [pasted, ...found], after) => {
      expect(shown(`${before} ${pasted} ${after}`)).toEqual(found);
    }),
  );
});

test.each([
  ["텔레그램 @coinroom_vip", "site:t.me/coinroom_vip"],
  ["@coinroom_vip (인스타)", "site:instagram.com/coinroom_vip"],
  ["电报：@coinroom_vip", "site:t.me/coinroom_vip"],
  ["Folgen Sie @coin_hilfe auf Instagram", "site:instagram.com/coin_hilfe"],
  ["飞机：@coinroom_vip", "site:t.me/coinroom_vip"],
  ["텔레그램 아이디: coinroom7", "site:t.me/coinroom7"],
  ["Telegram username coinroom_vip", "site:t.me/coinroom_vip"],
  ["LINE ID ~coinroom", "site:line.me/ti/p/~coinroom"],
  ["Telegram group coinroom, line: number_5 ok...net", undefined],
  ["@coinroom_vip", "handle:coinroom_vip"],
  ["@media (max-width: 3px), '@types/node', @everyone at 5pm", undefined],
])("%j is an account where its service is named", (text, found) => {
  expect(shown(text)).toEqual(found === undefined ? [] : [found]);
});

test.each([
  ["star-coin\nbit.com", ["site:bit.com", "perhaps:star-coinbit.com"]],
  ["https://fastcoin-pro.co\n> m/login", ["site:fastcoin-pro.co", "perhaps:fastcoin-pro.com"]],
  ["evil.com\ngood.net", ["site:evil.com", "site:good.net"]],
  ["star- coin.com", ["site:coin.com", "perhaps:star-coin.com"]],
])("%j is asked about as one host as well", (text, found) => {
  expect(findTargets(text).map(inShort)).toEqual(found);
});

const DIGITS = "41a4e6ed24ec636a8ac0a1271e5866279238aaf84e";

test("digits with a word beside them are cut where the word begins, or nowhere", () => {
  const [tron, evm] = ["TR18TZbrssUJgep6UP16KVmxAdumjvoaRX", `0x${DIGITS.slice(0, 40)}`];
  expect(findTargets(`${DIGITS}Copy`).map(inShort)).toEqual([tron, `perhaps:${evm}`]);
  for (const text of [`${DIGITS}bezahlt`, `${DIGITS}fee`]) {
    expect(shown(text)).toEqual(["nearly PART"]);
    expect(findTargets(text).map(inShort)).toEqual(expect.arrayContaining([`perhaps:${tron}`, `perhaps:${evm}`]));
  }
});

test("nothing throws, and no text takes long", () => {
  const text = fc.string({ unit: "binary", maxLength: 300 });
  fc.assert(
    fc.property(text, (pasted) => {
      findTargets(pasted);
    }),
  );
});

test("no text is worked on without end", () => {
  const starts = [
    "1",
    "3a",
    "TA3b",
    "48aB",
    "bc1q",
    "addr1q",
    "0x3f ",
    "0x",
    "EQa ",
    "EQA",
    "Uf8…",
    "q",
    "8aow6AJ9 ",
    "copy",
    "copy_",
  ];
  const hosts = [
    "a.",
    "a-",
    "a-\n",
    "a.de\n",
    "%41",
    "%25",
    "&amp;",
    "<b ",
    "<br",
    "@a",
    "a@",
    "http://a",
    "a1,com ",
    "[.",
    "가.",
    "aB3—",
  ];
  const links = ["https://a.com/?u=", "https://evil.com/?u=https%3A%2F%2Fevil.com ", "https://metamask.app.link/dapp/"];
  const ends = ["0x3624…", "aB3...", "aB3~", "\n> ", ".", "/", "\\", '{"a":"\\n"},'];
  for (const piece of [...starts, ...hosts, ...links, ...ends]) findTargets(piece.repeat(2_000 / piece.length));
});
