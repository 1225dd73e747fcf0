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

test("nothing throws, and no text takes long", () => {
  const text = fc.string({ unit: "binary", maxLength: 300 });
  fc.assert(
    fc.property(text, (pasted) => {
      findTargets(pasted);
    }),
  );
});
