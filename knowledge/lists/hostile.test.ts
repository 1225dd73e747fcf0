// Ten megabytes of what is worst for each form. A step that looked back at what it has seen would not end within a test's time.
import { expect, it } from "vitest";
import { isUnreadable } from "./list.ts";
import { ETH, read } from "./testing.ts";

const BYTES = 10_000_000;

/** The head, then the unit again and again, then the tail. */
const filled = (head: string, unit: string, tail = "", bytes = BYTES): string =>
  head + unit.repeat(Math.ceil(bytes / unit.length)) + tail;

const TWO = "evil-claim.com\nevil-swap.io\n";
const STIX = `{"type":"bundle","id":"bundle--1","objects":[{"type":"indicator","id":"indicator--a","pattern":"[domain-name:value = 'evil-claim.com']"}`;
const pattern = `'\\\\`.repeat(100_000) + "a-".repeat(100_000) + "x:y.".repeat(50_000);
const SDN_ROW = `36,"X","individual","CYBER2",-0- ,-0- ,-0- ,"Digital Currency Address - ETH ${ETH[0]};"\n`;
const SDN_HEAD = `<?xml version="1.0"?><Sanctions><FeatureType ID="1">Digital Currency Address - ETH</FeatureType><Feature FeatureTypeID="1"><VersionDetail>${ETH[0]}</VersionDetail></Feature>`;
const PACK = `title: x\ncurrency: ETH\nabuse: scam\ntags:\n- address: ${ETH[0]}\n`;

const READ: readonly (readonly [what: string, content: () => string])[] = [
  ["one long line", () => filled(TWO, "a", "\nevil-pay.net\n")],
  ["lines of brackets and dots", () => filled(TWO, `${"[.](.)[dot]".repeat(5_000)}\n`)],
  ["lines of blanks", () => filled(TWO, `${" ".repeat(60_000)}x\n`)],
  [
    "rules with many options",
    () => filled("[Adblock]\n||evil-claim.com^\n", `||evil-swap.io^${"$a,".repeat(15_000)}\n`),
  ],
  ["rules of number signs", () => filled("[Adblock]\n||evil-claim.com^\n", `${"#".repeat(60_000)}\n`)],
  ["doubled quotes", () => filled("url,note\n", `https://evil-claim.com,"${'""'.repeat(1_000)}"\n`)],
  ["separators alone", () => filled("id,url\n1,https://evil-claim.com\n", `${",".repeat(100_000)}\n`)],
  ["a text with escaped quotes", () => filled('["evil-claim.com","', '\\\\\\"', '"]')],
  [
    "arrays in arrays, again and again",
    () => filled(`["evil-claim.com",${"[".repeat(30)}`, "[[[[]]]],", `1${"]".repeat(31)}`),
  ],
  ["patterns of quotes", () => filled(STIX, `,{"type":"indicator","id":"indicator--b","pattern":"${pattern}"}`, "]}")],
  ["remarks of blanks", () => filled(SDN_ROW, `Digital Currency Address${" ".repeat(60_000)}\n`)],
  ["rows of nothing", () => filled(SDN_ROW, `36,${"-0- , ".repeat(9_000)}\n`)],
  ["references in XML", () => filled(`${SDN_HEAD}<a>`, "&amp;", "</a></Sanctions>")],
];

it.each(READ)("reads %s to its end", async (_, content) => {
  expect((await read(content())).keys.length).toBeGreaterThan(0);
});

const LEFT: readonly (readonly [what: string, content: () => string])[] = [
  ["a quote that is never closed", () => filled('id,url\n1,https://evil-claim.com\n2,"', "a,b\n")],
  ["a number without an end", () => filled('["evil-claim.com",', "1", "]")],
  ["a tag without an end", () => filled(`${PACK}  label: "`, "x", '"\n')],
  ["containers of YAML in each other", () => filled(`${PACK}  label: `, "[", "\n", 500_000)],
  ["containers of YAML in each other, in no pack", () => filled("a:\n  - evil-claim.com\nb: ", "[", "\n", 500_000)],
  ["an item of YAML without an end", () => filled("a:\n- url: evil-claim.com\n  b: x\n", "  c: y\n")],
  ["anchors of YAML", () => filled("tags:\n- address: &a x\n", "  b: [*a, *a, *a]\n", "", 100_000)],
];

it.each(LEFT)("refuses %s", async (_, content) => {
  await expect(read(content()).then(() => false, isUnreadable)).resolves.toBe(true);
});
