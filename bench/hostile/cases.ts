// Requests made to stall the server: each list and record at ten times its limit, each body at its largest.

import { FILING_TERMS, TERMS_CODES } from "@sb/contracts/codes.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import { declarationForm } from "@sb/contracts/report/fixture.ts";

export type Hostile = {
  readonly what: string;
  readonly method: "POST" | "PUT";
  readonly path: string;
  readonly body: () => string | FormData;
};

/** Bytes of a JSON body that is still read. */
const LARGEST = 1024 * 1024;
const DECLARE = declarationForm().declare;
const REPORT = { declare: DECLARE, terms: FILING_TERMS };

export const CASES: readonly Hostile[] = [
  json("terms of a join", "POST", "home/join", () => ({
    registrationToken: "r",
    nickname: "n",
    terms: many(10 * TERMS_CODES.length, 1),
  })),
  raw("terms of a join", "POST", "home/join", '{"registrationToken":"r","nickname":"n","terms":[', "1", "]}"),
  json("sources", "POST", "report", () => ({
    ...REPORT,
    declare: { ...DECLARE, etcSrc: many(10 * REPORT_LIMITS.sourcesSent, {}) },
  })),
  raw("sources", "POST", "report", '{"declare":{"etcSrc":[', "{}", "]}}"),
  raw("members nobody asked for", "POST", "report", '{"declare":{', '"#":1', "}}"),
  json("a comment", "POST", "report", () => ({
    ...REPORT,
    declare: { ...DECLARE, comment: "피".repeat(10 * LIMITS.incidentChars) },
  })),
  raw("a comment", "POST", "report", `{"declare":{"comment":"`, "피해", `"}}`, ""),
  json("the longest report", "POST", "report", longestReport),
  json("files to keep", "POST", "report/history/modify", () => ({
    ...REPORT,
    dclrSeq: 1,
    keepFiles: many(10 * LIMITS.files, "f"),
  })),
  raw("files to keep", "POST", "report/history/modify", '{"dclrSeq":1,"keepFiles":[', '"f"', "]}"),
  json("answers", "POST", "report/extra", () => ({ dclrSeq: 1, extra: record(1_000) })),
  raw("answers", "POST", "report/extra", '{"dclrSeq":1,"extra":{', '"#":1', "}}"),
  raw("one long name", "POST", "report/extra", '{"dclrSeq":1,"extra":{"', "x", '":1}}', ""),
  json("addresses to look up", "POST", "report/lookup", () => ({
    adrs: many(10 * REPORT_LIMITS.lookupAddresses, "0x0"),
  })),
  json("the longest addresses", "POST", "report/lookup", () => ({
    adrs: many(REPORT_LIMITS.lookupAddresses, "1".repeat(LIMITS.addressChars)),
  })),
  raw("addresses to look up", "POST", "report/lookup", '{"adrs":[', '"a"', "]}"),
  raw("members of a draft", "PUT", "report/draft", '{"draft":{', '"#":1', "}}"),
  raw("depth of a draft", "PUT", "report/draft", '{"draft":{"a":', "[", "}}", ""),
  raw("keys that reach a prototype", "PUT", "report/draft", '{"draft":{"a":[', '{"__proto__":1}', "]}}"),
  {
    what: "largest JSON part of a form",
    method: "POST",
    path: "report",
    body: () => form(filled('{"declare":{"etcSrc":[', "{}", "]}}", ",")),
  },
  {
    what: "a form of five files of 10 MB",
    method: "POST",
    path: "report",
    body: () => form(JSON.stringify(REPORT), LIMITS.files),
  },
];

function json(what: string, method: Hostile["method"], path: string, body: () => unknown): Hostile {
  return { what: `10 × the limit: ${what}`, method, path, body: () => JSON.stringify(body()) };
}

function raw(
  what: string,
  method: Hostile["method"],
  path: string,
  start: string,
  unit: string,
  end: string,
  between = ",",
): Hostile {
  return { what: `the largest body: ${what}`, method, path, body: () => filled(start, unit, end, between) };
}

const many = <Item>(count: number, item: Item): readonly Item[] => Array.from({ length: count }, () => item);
const record = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`question ${at}`, "answer"]));

/** As many units as fit into the largest body; `#` becomes another name each time. */
function filled(start: string, unit: string, end: string, between: string): string {
  const units: string[] = [];
  const room = LARGEST - Buffer.byteLength(start + end) - 16;
  for (let bytes = 0; bytes < room; bytes += Buffer.byteLength(units.at(-1) ?? "") + between.length)
    units.push(unit.replace("#", units.length.toString(36)));
  return start + units.join(between) + end;
}

function longestReport() {
  const short = "x".repeat(LIMITS.shortTextChars);
  const comment = "plain words, 25 letters. ".repeat(LIMITS.incidentChars / 25);
  const person = { name: short, phone: short, otherContact: short };
  return {
    ...REPORT,
    declare: { ...DECLARE, comment, title: "t".repeat(LIMITS.titleChars) },
    additional: { suspect: person, reporter: person },
  };
}

function form(declaration: string, files = 0): FormData {
  const data = new FormData();
  data.set("declaration", declaration);
  const bytes = Buffer.alloc(LIMITS.fileBytes, "evidence in plain words\n");
  for (let at = 0; at < files; at += 1) data.append("files", new Blob([bytes.subarray(at)]), `${at}.txt`);
  return data;
}
