// Lists as publishers have them: the form is told from the content, and only what is an entry is one.
import { LIST_FORMS, type ListForm } from "@sb/contracts/published/model.ts";
import { expect, it } from "vitest";
import { isUnreadable, type ListFault } from "./list.ts";
import { BTC, ETH, LTC, read, TRX } from "./testing.ts";
import { UNCLEAR, VARIANTS } from "./variants.fixture.ts";

type Case = readonly [what: string, form: ListForm, content: string | Uint8Array, keys: readonly string[]];

const CASES: readonly Case[] = [
  [
    "lines with comments of all kinds",
    "LINES",
    `# Wallets\n; and sites\n// of a drainer\n\n${ETH[0]}\n${BTC[0]}  # seen twice\r\n${TRX[0]} ; again\r\nevil-claim.com // site\r\n`,
    [ETH[0], BTC[0], TRX[0], "evil-claim.com"],
  ],
  [
    "a hosts file",
    "HOSTS",
    "# https://publisher.example.org\n127.0.0.1 localhost\n::1 localhost ip6-localhost\n0.0.0.0 evil-claim.com www.evil-claim.com # reported\n0.0.0.0\tevil-swap.io\n192.0.2.7 intranet-good.com\n",
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "rules with exceptions",
    "ADBLOCK",
    "[Adblock Plus 2.0]\n! Homepage: https://publisher.example.org\n||evil-claim.com^\n||evil-swap.io^$document,all\n||good-partner.com^\n@@||good-partner.com^\nexample.org##.banner\n||only-there.net^$domain=a.org\n",
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "a spreadsheet with Korean names and semicolons",
    "TABLE",
    `번호;지갑주소;코인;설명;출처\n1;${BTC[0]};비트코인;"수익 보장; 연락 두절";https://good.example.org/1\n2;${TRX[0]};트론;리딩방;https://good.example.org/2\n`,
    [BTC[0], TRX[0]],
  ],
  [
    "EthPhishingDetect's configuration with its newer names",
    "ETH_PHISHING_DETECT",
    JSON.stringify({
      version: 2,
      tolerance: 1,
      fuzzylist: ["good-wallet.io"],
      blocklist: ["evil-claim.com", "app.good-wallet.io"],
      allowlist: ["good-wallet.io"],
    }),
    ["evil-claim.com"],
  ],
  ["JSON of texts", "JSON", JSON.stringify([ETH[0], ETH[1]]), [ETH[0], ETH[1]]],
  [
    "JSON of hosts with their addresses",
    "JSON",
    JSON.stringify({ "evil-claim.com": [ETH[0]], "evil-swap.io": [ETH[0], ETH[1]] }),
    ["evil-claim.com", ETH[0], "evil-swap.io", ETH[1]],
  ],
  [
    "records a line each",
    "NDJSON",
    `{"address":"${BTC[0]}","chain":"bitcoin","reference":"https://good.example.org/a"}\n{"address":"${LTC[0]}","chain":"litecoin","reference":null}\n`,
    [BTC[0], LTC[0]],
  ],
  [
    "a STIX bundle",
    "STIX",
    JSON.stringify({
      type: "bundle",
      id: "bundle--00000000-0000-4000-8000-000000000000",
      objects: [
        { type: "identity", id: "identity--1", name: "Publisher", contact_information: "good.example.org" },
        {
          type: "indicator",
          id: "indicator--1",
          pattern_type: "stix",
          pattern: `[cryptocurrency-wallet:value IN ('${BTC[0]}', '${ETH[0]}')] OR [domain-name:value != 'good-partner.com']`,
        },
        {
          type: "indicator",
          id: "indicator--2",
          pattern_type: "stix",
          pattern: "[url:value = 'https://evil-claim.com/a']",
          valid_until: "2026-11-26T00:00:00Z",
        },
      ],
    }),
    [BTC[0], ETH[0]],
  ],
  [
    "a MISP event",
    "MISP",
    JSON.stringify({
      response: [
        {
          Event: {
            info: "Sample",
            Attribute: [
              { type: "domain", value: "evil-claim.com", to_ids: true, deleted: false },
              { type: "domain", value: "gone.com", to_ids: true, deleted: true },
              { type: "link", value: "https://good.example.org", to_ids: false },
            ],
            Object: [
              {
                name: "coin-address",
                Attribute: [{ object_relation: "address-crypto", type: "text", value: TRX[0], to_ids: true }],
              },
            ],
          },
        },
      ],
    }),
    ["evil-claim.com", TRX[0]],
  ],
  [
    "OFAC's list as CSV",
    "SDN_CSV",
    `"36","SAMPLE, Person","individual","CYBER2","-0-","-0-","-0-","-0-","-0-","-0-","-0-","DOB 01 Jan 1980; Digital Currency Address - XBT ${BTC[0]}; alt. Digital Currency Address - TRX ${TRX[0]}; Website good.example.org"\n`,
    [BTC[0], TRX[0]],
  ],
  [
    "OFAC's list as advanced XML, with the types behind the parties",
    "SDN_XML",
    `<?xml version="1.0"?>\n<n:Sanctions xmlns:n="https://www.un.org/sanctions/1.0"><n:Feature FeatureTypeID="345"><n:FeatureVersion><n:VersionDetail>${ETH[0]}</n:VersionDetail></n:FeatureVersion></n:Feature><n:Feature FeatureTypeID="14"><n:VersionDetail>https://good.example.org/</n:VersionDetail></n:Feature><n:FeatureType ID="345">Digital Currency Address - ETH</n:FeatureType><n:FeatureType ID="14">Website</n:FeatureType></n:Sanctions>`,
    [ETH[0]],
  ],
  [
    "a TagPack",
    "TAG_PACK",
    `title: Sample\nsource: https://good.example.org\nabuse: scam\ncurrency: ETH\ntags:\n- address: ${ETH[0]}\n- address: ${BTC[0]}\n  currency: BTC\n- address: ${LTC[0]}\n  currency: LTC\n  label: other\n`,
    [ETH[0], BTC[0], LTC[0]],
  ],
  [
    "YAML with a list to block and one to allow",
    "YAML",
    `version: 3\nhomepage: https://publisher.example.org\nblocked:\n  - evil-claim.com\n  - "evil-swap.io" # again\nallowed:\n  - good-partner.com\n`,
    ["evil-claim.com", "evil-swap.io"],
  ],
];

it.each(CASES)("reads %s", async (_, form, content, keys) => {
  const list = await read(content);
  expect(list.said.form).toBe(form);
  expect([...list.keys].sort()).toEqual([...keys].sort());
});

it.each(VARIANTS)("reads %s", async (_, { form, content, keys, options }) => {
  const list = await read(content, options);
  expect([list.said.form, ...[...list.keys].sort()]).toEqual([form, ...[...new Set(keys)].sort()]);
});

it("says what an entry's publisher says of it", async () => {
  const table = await read(
    `wallet,coin,first seen,reason,details\n${BTC[0]},비트코인,2026.08.02,"fake\nexchange",https://publisher.example/1\n${ETH[0]},이더리움,31/12/2025,-0-,http://publisher.example/2\n`,
  );
  expect(table.said).toMatchObject({
    separator: ",",
    columns: { targets: ["wallet"], chain: "coin", since: "first seen", words: ["reason"], link: "details" },
    counts: { wallets: 2, sites: 0, skipped: {} },
  });
  expect(table.entries).toMatchObject([
    { kind: "WALLET", chain: "BTC", since: "2026-08-02", words: "fake exchange", link: "https://publisher.example/1" },
    { kind: "WALLET", chain: "ETH", since: "2025-12-31" },
  ]);
  expect(table.entries[1]).not.toHaveProperty("link");
  expect(table.entries[1]).not.toHaveProperty("words");
});

it("keeps a link whole, and knows the site that it leads to", async () => {
  const { entries } = await read("hxxps://evil-claim[.]com/login?id=1#a\nhttps://evil-swap.io/\n");
  expect(entries[0]).toMatchObject({ value: "https://evil-claim.com/login?id=1#a", addressKey: "evil-claim.com" });
});

it("knows a list of each form", () => {
  expect(new Set(CASES.map(([, form]) => form))).toEqual(new Set(LIST_FORMS));
});

const REFUSED: readonly (readonly [what: string, fault: ListFault, content: string | Uint8Array])[] = [
  ["an empty file", "EMPTY", "\n \n"],
  ["comments alone", "NO_ENTRIES", "# nothing today\n# https://publisher.example.org\n"],
  [
    "a page of an error",
    "HTML_PAGE",
    "<!DOCTYPE html><html><head><title>502</title></head><body>evil-claim.com</body></html>",
  ],
  ["a picture", "BINARY", Uint8Array.from({ length: 4_000 }, (_, at) => (at * 7 + 1) % 256)],
  ["a sentence", "NOT_A_LIST", "Too many requests.\nPlease try again later.\n"],
  [
    "another XML",
    "NOT_A_LIST",
    `<?xml version="1.0"?><rss><channel><link>https://evil-claim.com</link></channel></rss>`,
  ],
  [
    "a list of what is good",
    "ALLOW_LIST",
    JSON.stringify({ name: "Top sites", type: "hostname", list: ["evil-claim.com"], matching_attributes: ["domain"] }),
  ],
  ["JSON that ends in the middle", "CUT_OFF", `["${ETH[0]}","${ETH[1]}`],
  ["JSON that is none", "BROKEN", `["${ETH[0]}" "x": ]`],
  [
    "an error as JSON",
    "NO_ENTRIES",
    JSON.stringify({ message: "Not Found", documentation_url: "https://good.example.org/rest" }),
  ],
  ["containers in containers", "TOO_DEEP", "[".repeat(100_000)],
  [
    "XML with entities of its own",
    "ENTITIES",
    `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><Sanctions>&a;</Sanctions>`,
  ],
  ["a table without targets", "NO_COLUMN", "id,name,age\n1,Kim,20\n2,Lee,30\n3,Park,40\n"],
];

const WITH_AN_END = new Set<ListForm>(["JSON", "ETH_PHISHING_DETECT", "STIX", "MISP", "SDN_XML"]);
const ENDING = [
  ...CASES.map(([what, form, content]) => ({ what, form, content })),
  ...VARIANTS.map(([what, { form, content }]) => ({ what, form, content })),
].filter(({ form }) => WITH_AN_END.has(form));

it.each(ENDING)("takes $what for no list where it ends in the middle", async ({ content }) => {
  const whole = Buffer.from(content).toString().trimEnd();
  for (let part = 1; part < 10; part += 1) {
    const cut = whole.slice(0, Math.floor((whole.length * part) / 10));
    await expect(read(cut).then(() => cut, isUnreadable)).resolves.toBe(true);
  }
  await expect(read(whole.slice(0, -1)).then(() => whole, isUnreadable)).resolves.toBe(true);
});

it.each(REFUSED)("refuses %s", async (_, fault, content) => {
  await expect(read(content)).rejects.toMatchObject({ name: "UnreadableList", code: fault });
});

it.each(UNCLEAR)("asks which rows are bad of %s", async (_, content) => {
  await expect(read(content)).rejects.toMatchObject({ code: "UNCLEAR_ROWS", names: [expect.stringMatching(/./)] });
});

it("takes what was named as bad for bad, and names what is unclear with its values", async () => {
  const content = "url,label\nhttps://evil-claim.com,0\nhttps://good.net,1\n";
  await expect(read(content)).rejects.toMatchObject({ names: ["label: 0"] });
  expect((await read(content, { columns: { targets: ["url"], bad: ["label=0"] } })).keys).toEqual(["evil-claim.com"]);
});

it("holds rules until all exceptions are known, however many they are", async () => {
  const rules = Array.from({ length: 20_000 }, (_, at) => `||evil-${at}.com^$document`);
  const { keys, said } = await read(`[Adblock]\n${rules.join("\n")}\n@@||evil-7.com^\n@@||evil-19999.com^\n`);
  expect(keys.length).toBe(19_998);
  expect(keys.slice(6, 8)).toEqual(["evil-6.com", "evil-8.com"]);
  expect(said.counts.skipped).toEqual({ ALLOWED: 4 });
});

it("refuses plain hosts with an exception far behind them, unless they are named as rules", async () => {
  const content = `${Array.from({ length: 6_000 }, (_, at) => `evil-${at}.com\n`).join("")}good.net\n@@||good.net^\n`;
  await expect(read(content)).rejects.toMatchObject({ code: "NOT_A_LIST" });
  expect((await read(content, { form: "ADBLOCK" })).keys).not.toContain("good.net");
});

it.each([
  [
    "of Sigma",
    "detection:\n  selection:\n    query:\n      - evil-claim.com\n  filter:\n    query:\n      - good.net\n  condition: selection and not filter\n",
  ],
  ["of YARA", 'rule x {\n  strings:\n    $a = "evil-claim.com"\n  condition: $a\n}\n'],
  ["of Squid", "acl bad dstdomain .evil-claim.com\nacl good dstdomain .good.com\nhttp_access deny bad\n"],
  [
    "of Safari",
    '[{"trigger":{"url-filter":".*","if-domain":["*good.net"]},"action":{"type":"ignore-previous-rules"}}]',
  ],
  [
    "of none: OpenSanctions' table of persons",
    `id,schema,name,aliases,birth_date,countries,addresses,identifiers,sanctions,phones,emails,dataset\n"NK-a","Person","X","","1980-01-01","xx","","${BTC[0]};770123","OFAC","","","x"\n`,
  ],
])("refuses rules %s, which it does not read", async (_, content) => {
  await expect(read(content).then(() => content, isUnreadable)).resolves.toBe(true);
});

it("takes an error page for none of whatever form was named", async () => {
  const page = '<html><body><a href="https://evil-claim.com">evil-claim.com</a></body></html>';
  for (const form of LIST_FORMS) await expect(read(page, { form })).rejects.toMatchObject({ code: "HTML_PAGE" });
});

it("takes nothing but JSON where JSON was named", async () => {
  await expect(read("evil-claim.com\n", { form: "STIX" })).rejects.toMatchObject({ code: "NOT_A_LIST" });
  await expect(read(`["${ETH[0]}"]`, { form: "LINES" })).rejects.toMatchObject({ code: "NOT_A_LIST" });
});

it("says so where nothing is at the path that was named", async () => {
  await expect(read(`{"a":["${ETH[0]}"]}`, { path: "b" })).rejects.toMatchObject({ code: "NO_PATH" });
});
