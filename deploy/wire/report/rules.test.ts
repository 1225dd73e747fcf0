// Every refusal at filing, once over HTTP, with its status, code and fields.
import type { DeclarationInput } from "@sb/contracts/report/wire.ts";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { type Answer, type Person, request, signIn } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { shareServer } from "../../test/servers/use-server.ts";

const server = shareServer();
let person: Person;

beforeAll(async () => {
  person = await signIn(server.url, "rules@example.com", "Rules");
});
/** A refused report leaves nothing behind. */
afterEach(async () => {
  expect((await get(person.call, "GET report/history/mine")).items).toEqual([]);
});

type Declare = Partial<DeclarationInput["declare"]>;
const ETH = madeUpAddress("rules");
const source = { src: "https://news.example", open: true };

function expectRefusal(answer: Answer, status: number, code: string, paths: readonly string[]): void {
  expect(answer).toMatchObject({ status, body: { status, code, requestId: expect.any(String) } });
  expect(answer.headers.get("content-type")).toContain("application/problem+json");
  const { fields = [] } = answer.body as { fields?: readonly { path: string; code: string }[] };
  expect(fields.map(({ path }) => path).sort()).toEqual([...paths].sort());
  for (const field of fields) expect(field.code).toBe(code);
}

const RULES: readonly (readonly [what: string, Declare, number, string, readonly string[]])[] = [
  ["no title", { title: " " }, 416, "REQUIRED_FIELD_MISSING", ["declare.title"]],
  ["no address", { adrs: "" }, 416, "REQUIRED_FIELD_MISSING", ["declare.adrs"]],
  ["no text at all", { title: "", comment: "\n" }, 416, "REQUIRED_FIELD_MISSING", ["declare.comment", "declare.title"]],
  ["a wallet without chain", { chain: undefined }, 416, "REQUIRED_FIELD_MISSING", ["declare.chain"]],
  ["a blank chain", { chain: "" }, 416, "REQUIRED_FIELD_MISSING", ["declare.chain"]],
  ["an unnamed chain", { chain: "OTHER" }, 416, "REQUIRED_FIELD_MISSING", ["declare.customChain"]],
  ["an unnamed crime", { crimeType: "OTHER" }, 416, "REQUIRED_FIELD_MISSING", ["declare.crimeDetail"]],
  ["no crime type", { crimeType: undefined }, 422, "CRIME_TYPE_NOT_SELECTED", ["declare.crimeType"]],
  ["a blank crime type", { crimeType: "" }, 422, "CRIME_TYPE_NOT_SELECTED", ["declare.crimeType"]],
  ["too long a title", { title: "x".repeat(201) }, 422, "TEXT_TOO_LONG", ["declare.title"]],
  ["too long an amount", { dmgVolume: "3".repeat(21) }, 422, "TEXT_TOO_LONG", ["declare.dmgVolume"]],
  ["21 bytes in 7 letters", { dmgVolume: "삼점이오비트" + "코" }, 422, "TEXT_TOO_LONG", ["declare.dmgVolume"]],
  ["four sources", { etcSrc: [source, source, source, source] }, 422, "TOO_MANY_SOURCES", ["declare.etcSrc"]],
  [
    "a police's site",
    { declareType: "SITE", adrs: "https://www.police.go.kr/a" },
    422,
    "TARGET_SHARED",
    ["declare.adrs"],
  ],
  ["the null address", { adrs: `0x${"0".repeat(40)}` }, 422, "TARGET_SHARED", ["declare.adrs"]],
  ["a router at home", { declareType: "SITE", adrs: "http://192.168.0.1" }, 422, "TARGET_PRIVATE", ["declare.adrs"]],
  ["no site", { declareType: "SITE", adrs: "not a host" }, 422, "ADDRESS_INVALID", ["declare.adrs"]],
  ["an e-mail", { title: "Write to a.b@mail.example" }, 422, "PERSONAL_INFORMATION", ["declare.title"]],
  ["a telephone", { comment: "call 010-1234-5678" }, 422, "PERSONAL_INFORMATION", ["declare.comment"]],
  [
    "a resident number and an open source with an e-mail",
    { comment: "900101-1234567", etcSrc: [source, { src: "x@mail.example", open: true }] },
    422,
    "PERSONAL_INFORMATION",
    ["declare.comment", "declare.etcSrc.1.src"],
  ],
];

test.each(RULES)("%s", async (_what, declare, status, code, paths) => {
  expectRefusal(await person.call("POST", "report", declaration(declare)), status, code, paths);
});

test.each(["suspect", "reporter"])("an invalid e-mail of the %s", async (who) => {
  const body = declaration({}, { additional: { [who]: { email: "no mail" } } });
  expectRefusal(await person.call("POST", "report", body), 422, "EMAIL_INVALID", [`additional.${who}.email`]);
});

test.each([[[]], [["R01"]], [["R02"]], [["A01", "R02", "R03"]]] as const)("the terms %j are refused", async (terms) => {
  const body = declaration({}, { terms: [...terms] });
  expectRefusal(await person.call("POST", "report", body), 422, "TERMS_NOT_AGREED", ["terms"]);
});

test.each([
  ["BTC", ETH, "ETH"],
  ["ETH", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", "BTC"],
  ["SOL", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2", "BTC"],
] as const)("an address that is not valid on %s: the likely chains are suggested", async (chain, adrs, likely) => {
  const answer = await person.call<{ likelyChains: string[] }>("POST", "report", declaration({ chain, adrs }));
  expectRefusal(answer, 422, "ADDRESS_INVALID", ["declare.adrs"]);
  expect(answer.body.likelyChains[0]).toBe(likely);
});

test("an address with a wrong checksum is refused", async () => {
  const wrong = declaration({ chain: "BTC", adrs: "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3" });
  const answer = await person.call("POST", "report", wrong);
  expectRefusal(answer, 422, "ADDRESS_INVALID", ["declare.adrs"]);
  expect(answer.body).toMatchObject({ likelyChains: [] });
});

/** A Monero codec may throw on it: its last block is too large. */
const MISTYPED = `4${"z".repeat(94)}`;

test("a mistyped Monero address is invalid when filed, not recognised when looked up, and found by no search", async () => {
  const filed = await person.call("POST", "report", declaration({ chain: "XMR", adrs: MISTYPED }));
  expectRefusal(filed, 422, "ADDRESS_INVALID", ["declare.adrs"]);
  expect(await request(server.url, "GET", `report/lookup?adrs=${MISTYPED}`)).toMatchObject({
    status: 422,
    body: { code: "NOT_RECOGNIZED", reason: "CHECKSUM", similar: [] },
  });
  expect(await request(server.url, "GET", `report/history?searchKeyword=${MISTYPED}`)).toMatchObject({
    status: 200,
    body: { items: [] },
  });
});

test.each(["someone@mail.example", "010-1234-5678", "HongGilDong9001011234567", "He took all my money in 2024"])(
  "on a chain without rules %s is not an address",
  async (adrs) => {
    const body = declaration({ chain: "OTHER", customChain: "Something", adrs });
    expectRefusal(await person.call("POST", "report", body), 422, "ADDRESS_INVALID", ["declare.adrs"]);
  },
);

test.each([
  ["too long an answer", { demand: "x".repeat(5_001) }, 422, "TEXT_TOO_LONG", ["extra.demand"]],
  ["an answer that is no text", { demand: 1 }, 400, "INVALID_REQUEST", ["extra.demand"]],
] as const)("extra information with %s", async (_what, extra, status, code, paths) => {
  expectRefusal(await person.call("POST", "report/extra", { dclrSeq: 1, extra }), status, code, paths);
});

describe("lists in a request have a maximum length", () => {
  const filled = (count: number) => ({ etcSrc: Array.from({ length: count }, () => ({ src: "", open: true })) });
  test.each([
    ["sources", "report", declaration(filled(21)), 422, "TOO_MANY_SOURCES", ["declare.etcSrc"]],
    ["terms", "report", declaration({}, { terms: Array(8).fill("R01") }), 400, "INVALID_REQUEST", ["terms"]],
    [
      "files to keep",
      "report/history/modify",
      { ...declaration(), dclrSeq: 1, keepFiles: ["1", "2", "3", "4", "5", "6"] },
      422,
      "TOO_MANY_FILES",
      ["keepFiles"],
    ],
  ] as const)("%s", async (_what, path, body, status, code, paths) => {
    expectRefusal(await person.call("POST", path, body), status, code, paths);
  });
});

describe("an invalid request is 400", () => {
  const bad = (declare: object) => ({ ...declaration(), declare: { ...declaration().declare, ...declare } });
  test.each([
    ["an unknown type", bad({ declareType: "BANK" }), ["declare.declareType"]],
    ["an unknown crime", bad({ crimeType: "THEFT" }), ["declare.crimeType"]],
    ["an unknown visibility", bad({ open: "SECRET" }), ["declare.open"]],
    ["a number for a text", bad({ title: 7 }), ["declare.title"]],
    ["unknown terms", { ...declaration(), terms: ["Z9"] }, ["terms.0"]],
  ])("%s", async (_what, body, paths) => {
    expectRefusal(await person.call("POST", "report", body), 400, "INVALID_REQUEST", paths);
  });

  test("broken JSON, and a list instead of an object", async () => {
    const headers = { authorization: `Bearer ${person.accessToken}`, "content-type": "application/json" };
    for (const body of ['{"declare":', "[]"]) {
      const response = await fetch(`${server.url}/sb/report`, { method: "POST", headers, body });
      expect(response.status, body).toBe(400);
      expect(await response.json()).toMatchObject({ code: "INVALID_REQUEST" });
    }
  });

  test("an empty body is a missing field, another media type is 415, too large is 413", async () => {
    expectRefusal(await person.call("POST", "report", {}), 416, "REQUIRED_FIELD_MISSING", ["declare"]);
    const xml = await person.call("POST", "report", "<a/>", { "content-type": "application/xml" });
    expectRefusal(xml, 415, "FILE_TYPE_NOT_ALLOWED", []);
    const much = await person.call("POST", "report", { padding: "x".repeat(2 * 1024 * 1024) });
    expectRefusal(much, 413, "FILE_TOO_LARGE", []);
  });
});

test("an error reveals nothing about the server", async () => {
  const answer = await request(server.url, "GET", "report/history/%00%ff");
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts\b|at \w+ \(|SELECT|sqlite/);
});
