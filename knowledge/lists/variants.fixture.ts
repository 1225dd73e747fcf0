// Lists in the many ways in which publishers write the same forms, every value made up: what each holds, and whatever else stands in
// it is no entry. One table, long as it is: a new form of a publisher's is one more row, whatever test reads them.
import type { ListForm } from "@sb/contracts/published/model.ts";
import type { ReadOptions } from "./list.ts";
import { BTC, ETH, LTC, TRX, walletOn } from "./testing.ts";

type Variant = readonly [
  what: string,
  form: ListForm,
  content: string | Uint8Array,
  keys: readonly string[],
  options?: Partial<ReadOptions>,
];

const [XRP, XMR, SOL, DOGE, BCH] = (["XRP", "XMR", "SOL", "DOGE", "BCH"] as const).map((chain) =>
  walletOn(chain, "one"),
) as [string, string, string, string, string];
const GOOD = "good.example.org";

const lines = (...all: readonly string[]): string => `${all.join("\n")}\n`;
const json = (value: unknown): string => JSON.stringify(value);
/** A wallet in FollowTheMoney's form. */
const entity = (id: string, properties: object): string => json({ id, schema: "CryptoWallet", properties });

const LINES: readonly Variant[] = [
  [
    "lines with tickers, numbers and bullets",
    "LINES",
    lines(
      `BTC: ${BTC[0]}`,
      `2. ${ETH[0]} (drainer)`,
      `- ${TRX[0]}`,
      `XRP ${XRP} told by ${GOOD}`,
      "• evil-claim.com fake wallet",
    ),
    [BTC[0], ETH[0], TRX[0], XRP, "evil-claim.com"],
  ],
  [
    "bullets and numbers of other languages, bold text",
    "LINES",
    lines(`１．${ETH[0]}`, "・evil-claim.com", "① evil-pay.net", "②evil-swap.io", `- **${BTC[0]}** told by ${GOOD}`),
    [ETH[0], "evil-claim.com", "evil-pay.net", "evil-swap.io", BTC[0]],
  ],
  [
    "harmless spellings of links",
    "LINES",
    lines(
      "hxxps://evil-claim[.]com/login",
      "evil-swap(.)io",
      "hxxp[:]//evil-pay[.]net:8080/a",
      "evil-dot[dot]org",
      "h**ps://evil-star.com",
    ),
    ["evil-claim.com", "evil-swap.io", "evil-pay.net", "evil-dot.org", "evil-star.com"],
  ],
  [
    "CR alone, upper case, trailing dots, wildcards, IDN",
    "LINES",
    "EVIL-CLAIM.COM.\r*.evil-swap.io\r.evil-pay.net\rbücher-gewinn.de\rxn--bcher-gewinn-dlb.de\r",
    ["evil-claim.com", "evil-swap.io", "evil-pay.net", "xn--bcher-gewinn-dlb.de"],
  ],
  [
    "NULs, a long line, duplicates, quotes",
    "LINES",
    lines(`${ETH[0]}\0`, "x".repeat(200_000), ETH[0], `"${BTC[0]}",`, `'evil-claim.com'`),
    [ETH[0], BTC[0], "evil-claim.com"],
  ],
  [
    "addresses in 0x capitals and with a chain before",
    "LINES",
    lines(`0X${ETH[0].slice(2).toUpperCase()}`, `eth:${ETH[1]}`, `eip155:1:${ETH[2]}`, `ethereum:${ETH[3]}@1`),
    [...ETH],
  ],
  [
    "accounts on hosts of many",
    "LINES",
    lines("https://t.me/evil_claim", "https://sites.google.com/view/evil-claim/home"),
    ["t.me/evil_claim", "sites.google.com/view/evil-claim"],
  ],
  [
    "hashes beside addresses",
    "LINES",
    lines(
      "# sha1",
      "da39a3ee5e6b4b0d3255bfef95601890afd80709",
      ETH[0],
      "d41d8cd98f00b204e9800998ecf8427e",
      BTC[0],
      LTC[0],
      TRX[0],
    ),
    [ETH[0], BTC[0], LTC[0], TRX[0]],
  ],
  [
    "rules for name servers",
    "LINES",
    lines("# dnsmasq", "address=/evil-claim.com/0.0.0.0", "server=/evil-swap.io/"),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "titles of what is good, in several languages",
    "LINES",
    lines(
      "# Requests for whitelisting: mail to the publisher",
      "evil-claim.com",
      "# === Allowlist ===",
      GOOD,
      "# Blocklist",
      "evil-swap.io",
      "# 허용 목록",
      "good.co.kr",
      "# 사기 사이트",
      "evil-pay.net",
      "[Positivliste]",
      "good.de",
    ),
    ["evil-claim.com", "evil-swap.io", "evil-pay.net"],
  ],
  [
    "entries that a word behind them takes back",
    "LINES",
    lines(
      "evil-claim.com # removed all my coins",
      "good.net # false positive, 2026-01-02",
      "evil-swap.io # 해제된 적 없음",
      "good.kr # 오탐",
    ),
    ["evil-swap.io"],
  ],
  [
    "rules for name servers that only forward",
    "LINES",
    lines(
      "address=/evil-claim.com/evil-swap.io/0.0.0.0",
      "address=/evil-pay.net/#",
      "server=/good.net/1.1.1.1",
      "server=/good.org/#",
      "address=/good.com/203.0.113.9",
    ),
    ["evil-claim.com", "evil-swap.io", "evil-pay.net"],
  ],
  [
    "zones of unbound and of BIND",
    "LINES",
    lines(
      'local-zone: "evil-claim.com" always_nxdomain',
      'local-zone: "good.net" transparent',
      'local-data: "evil-swap.io 60 IN A 0.0.0.0"',
      'local-data: "good.org A 203.0.113.9"',
      'zone "evil-pay.net" { type master; file "null"; };',
    ),
    ["evil-claim.com", "evil-swap.io", "evil-pay.net"],
  ],
  [
    "a response policy zone with a head, addresses and a safe search",
    "LINES",
    lines(
      "; RPZ of the publisher",
      "$TTL 2h",
      "$ORIGIN rpz.example.org.",
      "@ IN SOA ns.example.org. hostmaster.example.org. 1 6h 1h 1w 2h",
      "  IN NS ns.example.org.",
      "evil-claim.com CNAME . ; phishing",
      "*.evil-swap.io 300 IN CNAME *.",
      "32.7.101.220.185.rpz-ip CNAME .",
      "good.net CNAME rpz-passthru.",
      "search.good.org CNAME safesearch.good.org.",
    ),
    ["evil-claim.com", "evil-swap.io", "185.220.101.7"],
  ],
  [
    "rules of proxies with what they lead to",
    "LINES",
    lines(
      "DOMAIN,evil-claim.com,REJECT",
      "host-suffix, evil-swap.io, reject",
      "DOMAIN-SUFFIX,good.net,DIRECT",
      "DOMAIN-KEYWORD,claim,REJECT",
      "IP-CIDR,185.220.101.7/32,REJECT,no-resolve",
      "GEOIP,KR,DIRECT",
    ),
    ["evil-claim.com", "evil-swap.io", "185.220.101.7"],
  ],
  [
    "addresses of hosts, one of them as a network of itself, and wide letters",
    "LINES",
    lines(
      "185.220.101.7/32",
      "2001:db8::1",
      "198.51.100.0/24",
      "10.0.0.1",
      "ｅｖｉｌ－ｃｌａｉｍ．ｃｏｍ",
      "evil-swap。io",
    ),
    ["185.220.101.7", "2001:db8::1", "evil-claim.com", "evil-swap.io"],
  ],
  [
    "a comment behind a link with a fragment",
    "LINES",
    lines("https://evil-claim.com/#/login # phishing", "https://evil-swap.io/a;b ; drainer"),
    ["evil-claim.com", "evil-swap.io"],
  ],
];

const HOSTS: readonly Variant[] = [
  [
    "hosts with tabs, IPv6 and names of the machine",
    "HOSTS",
    lines(
      "127.0.0.1\tlocalhost localhost.localdomain",
      "255.255.255.255 broadcasthost",
      "fe80::1%lo0 localhost",
      "::1 ip6-loopback",
      ":: evil-six.com",
      "0.0.0.0\tEVIL-CLAIM.COM.",
      "0 evil-swap.io",
      "127.0.0.1  evil-pay.net\t#x",
      "0.0.0.0 0.0.0.0",
      "# 0.0.0.0 was-wrong.com",
      "#0.0.0.0 was-wrong.net",
      "10.0.0.5 nas.lan",
    ),
    ["evil-six.com", "evil-claim.com", "evil-swap.io", "evil-pay.net"],
  ],
  [
    "a hosts file of two with a long head",
    "HOSTS",
    `${"# a word about it\n".repeat(6_000)}0.0.0.0 evil-claim.com\n0.0.0.0 evil-swap.io\n`,
    ["evil-claim.com", "evil-swap.io"],
  ],
];

const ADBLOCK: readonly Variant[] = [
  [
    "answers of a name server, and an exception for www alone",
    "ADBLOCK",
    lines(
      "! Title: x",
      "||evil-claim.com^$dnsrewrite=NXDOMAIN;;",
      "||good.net^$dnsrewrite=203.0.113.9",
      "||evil-swap.io^",
      "@@||www.evil-swap.io^",
      "||evil-pay.net^",
    ),
    ["evil-claim.com", "evil-swap.io", "evil-pay.net"],
  ],
  [
    "rules of other kinds",
    "ADBLOCK",
    lines(
      "! Title: x",
      `! Homepage: https://${GOOD}`,
      "||evil-claim.com^$popup,third-party",
      "||evil-swap.io^|",
      "|https://evil-pay.net/login|",
      "||*.evil-star.com^",
      "||evil-*.net^",
      "/evil[0-9]+/",
      "@@||good-cdn.com^$document",
      "||sub.good-cdn.com^",
      "good-news.com##.ad",
      "good-shop.com#@#.x",
      "##.banner",
      "||later.com^",
      "@@||later.com^$elemhide",
      "||undone.com^",
      "||undone.com^$badfilter",
      "||only.com^$domain=a.com|b.com",
      "||evil-idn-bücher.de^",
    ),
    ["evil-claim.com", "evil-swap.io", "evil-pay.net", "evil-star.com", "later.com", "xn--evil-idn-bcher-psb.de"],
  ],
  [
    "rules for parts of other sites' pages",
    "ADBLOCK",
    lines(
      "! Title: x",
      "||evil-claim.com^$script,document",
      "||evil-pay.net^$all",
      "||good-cdn.com^$script,third-party",
      "||good-pixel.net^$image",
    ),
    ["evil-claim.com", "evil-pay.net"],
  ],
  [
    "a list of uBlock without a head",
    "ADBLOCK",
    lines("||evil-claim.com^$all", "||evil-swap.io^$doc", "evil-plain.org", "0.0.0.0 evil-pay.net", "@@||good.com^"),
    ["evil-claim.com", "evil-swap.io", "evil-plain.org", "evil-pay.net"],
  ],
];

const TABLES: readonly Variant[] = [
  [
    "a column that says on which of the publisher's lists a row is",
    "TABLE",
    lines("domain,list", "evil-claim.com,blacklist", `${GOOD},whitelist`, "evil-swap.io,blacklist"),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "blocks that were lifted, in several languages",
    "TABLE",
    lines(
      "domain,status",
      "evil-claim.com,차단",
      "good.co.kr,차단해제",
      "evil-swap.io,gesperrt",
      "good.de,Sperre aufgehoben",
      "evil-pay.net,封禁",
      "good.cn,已解封",
      "good.com,cleared",
    ),
    ["evil-claim.com", "evil-swap.io", "evil-pay.net"],
  ],
  [
    "verdicts of scanners",
    "TABLE",
    lines(
      "url,verdict",
      "https://evil-claim.com/a,malicious",
      "https://good.net/,harmless",
      "https://good.org/,undetected",
      "https://evil-swap.io/,phishing",
    ),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "sites that impersonate, the sites that they imitate, and a footer",
    "TABLE",
    lines(
      "사칭대상,공식사이트,사칭사이트",
      "거래소,good.co.kr,evil-claim.com",
      "지갑,good.net,evil-swap.io",
      `합계 2건,,Generated by ${GOOD}`,
    ),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "the exchanges that wallets paid out to, and digits without 0x",
    "TABLE",
    lines("address,chain,exchange_site", `${ETH[0].slice(2)},ETH,good.net`, `${ETH[1].slice(2)},ethereum,good.org`),
    [ETH[0], ETH[1]],
  ],
  [
    "the columns of ThreatFox",
    "TABLE",
    lines(
      "####",
      "# ThreatFox",
      "####",
      '# "first_seen_utc","ioc_id","ioc_value","ioc_type","threat_type","fk_malware","malware_printable","last_seen_utc","confidence_level","reference","tags","anonymous","reporter"',
      `"2026-10-01 01:02:03", "1", "evil-claim.com", "domain", "payload", "x", "X", "", "75", "https://${GOOD}/a", "tag,b", "0", "me"`,
      `"2026-10-01 01:02:03", "2", "203.0.113.9:443", "ip:port", "botnet_cc", "x", "X", "", "75", "None", "", "0", "me"`,
      `"2026-10-01 01:02:03", "3", "https://evil-swap.io/a?b=1", "url", "x", "x", "X", "", "75", "None", "", "0", "me"`,
      `"2026-10-01 01:02:03", "4", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", "sha256_hash", "x", "x", "X", "", "75", "None", "", "0", "me"`,
    ),
    ["evil-claim.com", "203.0.113.9", "evil-swap.io"],
  ],
  [
    "sites that are offline stay, what is a false positive goes",
    "TABLE",
    lines(
      "id,url,url_status,link",
      `1,https://evil-claim.com/a,offline,https://${GOOD}/1`,
      `2,https://evil-swap.io/a,online,https://${GOOD}/2`,
      `3,https://fine.com/a,false positive,https://${GOOD}/3`,
    ),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "what is to be let through is none",
    "TABLE",
    lines("domain,action", "evil-claim.com,block", "good-partner.com,allow", "evil-pay.net,BLOCK"),
    ["evil-claim.com", "evil-pay.net"],
  ],
  [
    "what is not verified is none",
    "TABLE",
    lines(
      "phish_id,url,phish_detail_url,submission_time,verified,verification_time,online,target",
      `1,https://evil-claim.com/,https://${GOOD}/1,2026-09-01T00:00:00+00:00,yes,2026-09-02T00:00:00+00:00,yes,Other`,
      `2,https://who-knows.com/,https://${GOOD}/2,2026-09-01T00:00:00+00:00,no,,yes,Other`,
    ),
    ["evil-claim.com"],
  ],
  [
    "German names, commas in numbers, a head of two lines",
    "TABLE",
    lines(
      "Betrugsliste Stand 2026;;;",
      ";;;",
      "Nr;Wallet-Adresse;Währung;Gemeldet am",
      `1;${BTC[0]};Bitcoin;01.08.2026`,
      `2;${LTC[0]};Litecoin;02.08.2026`,
    ),
    [BTC[0], LTC[0]],
  ],
  [
    "Japanese names with tabs",
    "TABLE",
    lines(
      "番号\tウォレットアドレス\t通貨\t備考\t参照",
      `1\t${BTC[0]}\tビットコイン\t投資詐欺\thttps://${GOOD}/1`,
      `2\t${ETH[0]}\tイーサリアム\t偽取引所\thttps://${GOOD}/2`,
    ),
    [BTC[0], ETH[0]],
  ],
  [
    "Chinese names with bars",
    "TABLE",
    lines(
      "序号|网址|类型|来源",
      `1|https://evil-claim.com/a|钓鱼|https://${GOOD}/1`,
      `2|evil-swap.io|假交易所|https://${GOOD}/2`,
    ),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "rows that begin with a link",
    "TABLE",
    lines(`https://evil-claim.com/a,offline,https://${GOOD}/1`, `https://evil-swap.io/b,online,https://${GOOD}/2`),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "no names at all",
    "TABLE",
    lines(
      `2026-01-01,${BTC[0]},BTC,scam`,
      `2026-01-02,${ETH[0]},ETH,"phishing, drainer"`,
      `2026-01-03,${TRX[0]},TRX,scam`,
    ),
    [BTC[0], ETH[0], TRX[0]],
  ],
  [
    "a column for each chain",
    "TABLE",
    lines(
      "name,btc_address,eth_address,website",
      `Scam A,${BTC[0]},${ETH[0]},https://evil-claim.com`,
      `Scam B,${BTC[1]},,https://evil-swap.io`,
    ),
    [BTC[0], ETH[0], BTC[1], "evil-claim.com", "evil-swap.io"],
  ],
  [
    "wallets with links to the publisher's pages",
    "TABLE",
    lines("address,label,url", `${ETH[0]},drainer,https://${GOOD}/1`, `${ETH[1]},drainer,https://${GOOD}/2`),
    [ETH[0], ETH[1]],
  ],
  [
    "wallets with links to explorers",
    "TABLE",
    lines(
      "wallet,proof,tx_hash",
      `${ETH[0]},https://etherscan.io/address/${ETH[3]},0x${"ab".repeat(32)}`,
      `${ETH[1]},https://etherscan.io/address/${ETH[3]},0x${"cd".repeat(32)}`,
    ),
    [ETH[0], ETH[1]],
  ],
  [
    "several in a cell",
    "TABLE",
    lines("case,addresses", `1,"${BTC[0]}; ${BTC[1]}"`, `2,"${ETH[0]}\n${ETH[1]}"`),
    [BTC[0], BTC[1], ETH[0], ETH[1]],
  ],
  [
    "time that is over, and that is not",
    "TABLE",
    lines(
      "domain,added,expires",
      "evil-claim.com,2026-01-01,2027-01-01",
      "over.com,2026-01-01,2026-11-01",
      "evil-swap.io,2026-01-01,",
    ),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "what was taken back",
    "TABLE",
    lines(
      "address,status,removed_at",
      `${BTC[0]},active,`,
      `${BTC[1]},revoked,`,
      `${BTC[2]},active,2026-05-05`,
      `${BTC[3]},confirmed,`,
    ),
    [BTC[0], BTC[3]],
  ],
  [
    "a mark of Excel's for the separator",
    "TABLE",
    lines("sep=;", "url;note", "https://evil-claim.com;a,b", "https://evil-swap.io;c"),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "a first column named by a number sign",
    "TABLE",
    lines("#,address,coin", `1,${BTC[0]},BTC`, `2,${LTC[0]},LTC`),
    [BTC[0], LTC[0]],
  ],
  [
    "quotes with line ends and doubled quotes",
    "TABLE",
    `"id","description","address"\r\n"1","He said ""pay""\r\nto 3 wallets, see evil-text.com","${BTC[0]}"\r\n"2","x","${BTC[1]}"\r\n`,
    [BTC[0], BTC[1]],
  ],
  [
    "a list to block and to allow",
    "TABLE",
    lines("domain,list", "evil-claim.com,blacklist", "evil-swap.io,blacklist", "good-partner.com,whitelist"),
    ["evil-claim.com", "evil-swap.io"],
    { columns: { targets: ["domain"], kind: "list" } },
  ],
  [
    "columns that were named by their numbers",
    "TABLE",
    lines(`a,${ETH[0]},${ETH[2]}`, `b,${ETH[1]},${ETH[3]}`),
    [ETH[2], ETH[3]],
    { form: "TABLE", columns: { targets: ["3"] } },
  ],
  [
    "MISP's attributes as CSV",
    "TABLE",
    lines(
      "uuid,event_id,category,type,value,comment,to_ids,date",
      `1,1,Network activity,domain,evil-claim.com,x,1,20260901`,
      `2,1,External analysis,link,https://${GOOD}/a,x,0,20260901`,
      `3,1,Payload,md5,d41d8cd98f00b204e9800998ecf8427e,x,1,20260901`,
      `4,1,Financial fraud,btc,${BTC[0]},x,1,20260901`,
    ),
    ["evil-claim.com", BTC[0]],
  ],
  [
    "one column with a name and quotes",
    "LINES",
    lines(
      '"url"',
      '"https://evil-claim.com/a,b"',
      '"https://evil-swap.io/"',
      '"https://evil-pay.net/"',
      '"https://evil-dot.org/"',
      '"https://evil-star.com/"',
    ),
    ["evil-claim.com", "evil-swap.io", "evil-pay.net", "evil-dot.org", "evil-star.com"],
  ],
  [
    "reporters and their mails",
    "TABLE",
    lines(
      "reporter,email,reported_address,chain,date",
      `Kim,kim@mail-good.com,${TRX[0]},tron,2026-01-01`,
      `Lee,lee@mail-good.com,${ETH[0]},ethereum,2026-01-02`,
    ),
    [TRX[0], ETH[0]],
  ],
  [
    "a host and the network it was on",
    "TABLE",
    lines(
      "domain,ip,asn,first_seen",
      "evil-claim.com,203.0.113.5,AS64500,2026-01-01",
      "evil-swap.io,203.0.113.6,AS64500,2026-01-02",
    ),
    ["evil-claim.com", "evil-swap.io"],
  ],
];

const RECORDS: readonly Variant[] = [
  [
    "texts below a name",
    "JSON",
    json({ name: "x", homepage: `https://${GOOD}`, updated: "2026-01-01", addresses: [ETH[0], ETH[1]] }),
    [ETH[0], ETH[1]],
  ],
  [
    "addresses with words",
    "JSON",
    json({ [ETH[0]]: "Fake_Phishing1", [ETH[1]]: { name: "Drainer", url: `https://${GOOD}/x` } }),
    [ETH[0], ETH[1]],
  ],
  [
    "addresses that are switched on and off",
    "JSON",
    json({ [ETH[0]]: true, [BTC[0]]: false, [ETH[1]]: null }),
    [ETH[0], ETH[1]],
  ],
  [
    "records below names, with pages of the answer",
    "JSON",
    json({
      status: "ok",
      url: `https://${GOOD}/api`,
      data: {
        items: [
          { domain: "evil-claim.com", source: `https://${GOOD}/1` },
          { domain: "evil-swap.io", source: `https://${GOOD}/2` },
        ],
      },
      links: { next: `https://${GOOD}/api?page=2` },
    }),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "hosts with records below a name",
    "JSON",
    json({
      version: 1,
      data: {
        "evil-claim.com": { addresses: [ETH[0]], first_seen: "2026-01-01" },
        "evil-swap.io": { addresses: [], source: `https://${GOOD}/1` },
      },
    }),
    ["evil-claim.com", ETH[0], "evil-swap.io"],
  ],
  [
    "records by their ids",
    "JSON",
    json({
      "100": [
        {
          dateadded: "2026-01-01 00:00:00 UTC",
          url: "https://evil-claim.com/a",
          url_status: "online",
          urlhaus_link: `https://${GOOD}/url/100/`,
        },
      ],
      "101": [
        {
          dateadded: "2026-01-01 00:00:00 UTC",
          url: "https://evil-swap.io/a",
          url_status: "offline",
          urlhaus_link: `https://${GOOD}/url/101/`,
        },
      ],
    }),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "incidents with wallets in them",
    "JSON",
    json([
      {
        name: "Scam A",
        url: "https://evil-claim.com",
        addresses: [
          { chain: "ETH", address: ETH[0] },
          { chain: "BTC", address: BTC[0] },
        ],
        references: [`https://${GOOD}/a`],
      },
      { name: "Scam B", url: "https://evil-swap.io", addresses: [], references: [] },
    ]),
    ["evil-claim.com", ETH[0], BTC[0], "evil-swap.io"],
  ],
  [
    "a path to one of two lists",
    "JSON",
    json({ a: { hosts: ["evil-claim.com"] }, b: { hosts: ["other.com"] } }),
    ["evil-claim.com"],
    { path: "a.hosts" },
  ],
  [
    "a path to a member of records",
    "JSON",
    json({ rows: [{ x: { w: ETH[0], v: ETH[3] } }, { x: { w: ETH[1], v: ETH[3] } }] }),
    [ETH[0], ETH[1]],
    { path: "$.rows[*].x.w" },
  ],
  [
    "records that were taken back or ended",
    "NDJSON",
    lines(
      json({ address: BTC[0], active: true }),
      json({ address: BTC[1], active: false }),
      json({ address: BTC[2], expires_at: "2026-01-01T00:00:00Z" }),
      json({ address: BTC[3], false_positive: true }),
    ),
    [BTC[0]],
  ],
  [
    "records that are blocked, and others that are allowed",
    "JSON",
    json({ blacklist: [{ address: ETH[0], comment: "x" }], whitelist: [{ address: ETH[1] }] }),
    [ETH[0]],
  ],
  [
    "records that say no",
    "JSON",
    json([
      { domain: "evil-claim.com", is_scam: true },
      { domain: "fine-shop.com", is_scam: false },
      { domain: "fine-bank.com", verdict: "benign" },
    ]),
    ["evil-claim.com"],
  ],
  [
    "sites beside those that they imitate",
    "JSON",
    json([
      { domain: "evil-claim.com", legitimate: "good-wallet.io", real_url: "https://good-wallet.io" },
      { domain: "evil-swap.io", legitimate: "good-swap.org", real_url: "https://good-swap.org" },
    ]),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "payments of victims, whom a column names",
    "TABLE",
    lines(
      "tx_hash,victim_address,to_address,token",
      `0x${"ab".repeat(32)},${ETH[2]},${ETH[0]},USDT`,
      `x,${ETH[3]},${ETH[1]},USDT`,
    ),
    [ETH[0], ETH[1]],
  ],
  [
    "blocked and allowed in one",
    "JSON",
    json({ blocked: ["evil-claim.com", "evil-swap.io"], allowed: ["good-partner.com"], safe: ["good2.com"] }),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "indicators of other kinds",
    "NDJSON",
    lines(
      json({ type: "md5", indicator: "d41d8cd98f00b204e9800998ecf8427e" }),
      json({ type: "domain", indicator: "evil-claim.com" }),
      json({ type: "email", indicator: "a@evil-mail.com" }),
      json({ type: "url", indicator: "https://evil-swap.io/x" }),
    ),
    ["evil-claim.com", "evil-swap.io"],
  ],
  ["a single record in a line", "JSON", json({ address: ETH[0], chain: "ethereum" }), [ETH[0]]],
];

const CONFIGS: readonly Variant[] = [
  [
    "a host that is blocked and allowed",
    "ETH_PHISHING_DETECT",
    json({
      blacklist: ["evil-claim.com", "both.com"],
      fuzzylist: ["good-wallet.io"],
      tolerance: 2,
      version: 2,
      whitelist: ["both.com"],
    }),
    ["evil-claim.com"],
  ],
  [
    "several configurations",
    "ETH_PHISHING_DETECT",
    json([
      {
        name: "a",
        version: 1,
        tolerance: 1,
        fuzzylist: [],
        allowlist: ["good-wallet.io"],
        blocklist: ["evil-claim.com"],
      },
      { name: "b", version: 1, allowlist: [], blocklist: ["evil-swap.io"] },
    ]),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "a stale list",
    "ETH_PHISHING_DETECT",
    json({
      data: {
        eth_phishing_detect_config: {
          blocklist: ["evil-claim.com"],
          allowlist: ["good-wallet.io"],
          fuzzylist: ["good-wallet.io"],
        },
        phishfort_hotlist: { blocklist: ["evil-swap.io"] },
        tolerance: 1,
        version: 1,
        lastUpdated: 1,
      },
    }),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "changes of a hot list",
    "ETH_PHISHING_DETECT",
    json({
      data: [
        { timestamp: 1, url: "evil-claim.com", targetList: "eth_phishing_detect_config.blocklist" },
        { timestamp: 2, url: "gone.com", targetList: "eth_phishing_detect_config.blocklist", isRemoval: true },
        { timestamp: 3, url: "good-wallet.io", targetList: "eth_phishing_detect_config.allowlist" },
      ],
    }),
    ["evil-claim.com"],
  ],
  ["domains alone", "JSON", json({ domains: ["evil-claim.com", "evil-swap.io"] }), ["evil-claim.com", "evil-swap.io"]],
];

const indicator = (id: number, pattern: string, more: object = {}) => ({
  type: "indicator",
  id: `indicator--00000000-0000-4000-8000-00000000000${id}`,
  created: "2026-09-01T00:00:00.000Z",
  modified: "2026-09-01T00:00:00.000Z",
  pattern,
  pattern_type: "stix",
  valid_from: "2026-09-01T00:00:00Z",
  ...more,
});
const observable = (type: string, value: string, id: number) => ({
  type,
  id: `${type}--00000000-0000-4000-8000-00000000000${id}`,
  value,
});
const bundle = (...objects: readonly object[]) => ({ type: "bundle", id: "bundle--1", objects });

const STIX: readonly Variant[] = [
  [
    "an envelope of TAXII with versions",
    "STIX",
    json({
      more: false,
      objects: [
        indicator(1, "[domain-name:value = 'evil-claim.com']"),
        indicator(2, "[domain-name:value = 'gone.com']"),
        indicator(2, "[domain-name:value = 'gone.com']", { modified: "2026-09-02T00:00:00.000Z", revoked: true }),
      ],
    }),
    ["evil-claim.com"],
  ],
  [
    "observables without indicators",
    "STIX",
    json(
      bundle(
        observable("domain-name", "evil-claim.com", 1),
        observable("cryptocurrency-wallet", BTC[0], 2),
        observable("file", "x", 3),
      ),
    ),
    ["evil-claim.com", BTC[0]],
  ],
  [
    "observables beside what was revoked",
    "STIX",
    json(
      bundle(
        observable("domain-name", "gone.com", 1),
        indicator(1, "[domain-name:value = 'gone.com']", { revoked: true }),
        indicator(2, "[url:value = 'https://evil-claim.com/it\\'s']"),
      ),
    ),
    ["evil-claim.com"],
  ],
  [
    "patterns with more in them",
    "STIX",
    json(
      bundle(
        indicator(
          1,
          "([ipv4-addr:value = '203.0.113.9' OR domain-name:value = 'evil-claim.com'] FOLLOWEDBY [url:value LIKE 'http://good%']) WITHIN 5 SECONDS",
        ),
        indicator(2, "[domain-name:resolves_to_refs[*].value = '203.0.113.10']"),
        indicator(3, "[NOT domain-name:value = 'good-partner.com']"),
        indicator(4, "alert tcp any", { pattern_type: "snort" }),
        indicator(5, "[x-opencti-hostname:value IN ('a.evil-swap.io','b.evil-swap.io')]"),
      ),
    ),
    ["203.0.113.9", "evil-claim.com", "a.evil-swap.io", "b.evil-swap.io"],
  ],
  [
    "publishers' own types of wallets, and blanks within a pattern",
    "STIX",
    json(
      bundle(
        indicator(1, `[x-cryptocurrency:address = '${ETH[0]}'] OR [x-crypto-wallet:value = '${BTC[0]}']`),
        indicator(2, "[ domain-name : value = 'evil-claim.com' ]"),
        indicator(3, "[x-cryptography-key:value = 'evil-key.com']"),
      ),
    ),
    [ETH[0], BTC[0], "evil-claim.com"],
  ],
  [
    "objects without a bundle",
    "STIX",
    json([
      indicator(1, "[domain-name:value = 'evil-claim.com']"),
      indicator(2, "[domain-name:value = 'over.com']", { valid_until: "2026-01-01T00:00:00Z" }),
    ]),
    ["evil-claim.com"],
  ],
];

const MISP: readonly Variant[] = [
  [
    "an event of a feed with objects of all kinds",
    "MISP",
    json({
      Event: {
        info: "x",
        Attribute: [
          { type: "url", value: "https://evil-claim.com/a", to_ids: true },
          { type: "domain|ip", value: "evil-swap.io|203.0.113.5", to_ids: "1" },
          { type: "sha256", value: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", to_ids: true },
          { type: "domain", value: "harmless.com", to_ids: true, Tag: [{ name: 'false-positive:risk="high"' }] },
        ],
        ShadowAttribute: [{ type: "domain", value: "proposed.com", to_ids: true }],
        Object: [
          {
            name: "coin-address",
            deleted: true,
            Attribute: [{ object_relation: "address", type: "btc", value: BTC[1], to_ids: true }],
          },
          {
            name: "coin-address",
            Attribute: [
              { object_relation: "address-xmr", type: "xmr", value: XMR, to_ids: true },
              { object_relation: "symbol", type: "text", value: "XMR", to_ids: false },
            ],
          },
        ],
      },
    }),
    ["evil-claim.com", "evil-swap.io", XMR],
  ],
  [
    "attributes of a search",
    "MISP",
    json({
      response: {
        Attribute: [
          {
            id: "1",
            type: "hostname",
            category: "Network activity",
            value: "evil-claim.com",
            to_ids: true,
            Event: { info: "x" },
          },
          { id: "2", type: "btc", category: "Financial fraud", value: BTC[0], to_ids: true },
          { id: "3", type: "domain", category: "x", value: "off.com", to_ids: false },
        ],
      },
    }),
    ["evil-claim.com", BTC[0]],
  ],
];

const SDN: readonly Variant[] = [
  [
    "several in one remark, and rows without",
    "SDN_CSV",
    lines(
      `10,"A CO","-0- ","CUBA",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"Website www.${GOOD}; (Linked To: X)."`,
      `36,"SAMPLE","individual","CYBER2",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"Digital Currency Address - XRP ${XRP}; Digital Currency Address - XMR ${XMR}; Digital Currency Address - SOL ${SOL}; Digital Currency Address - USDT ${TRX[0]}; Digital Currency Address - BSC ${ETH[0]}; Digital Currency Address - DOGE ${DOGE}; Digital Currency Address - LTC ${LTC[0]}."`,
    ),
    [XRP, XMR, SOL, TRX[0], ETH[0], DOGE, LTC[0]],
  ],
  [
    "the older XML",
    "SDN_XML",
    `<?xml version="1.0"?><sdnList xmlns="x"><sdnEntry><uid>1</uid><idList><id><uid>2</uid><idType>Digital Currency Address - XBT</idType><idNumber>${BTC[0]}</idNumber></id><id><idType>Passport</idType><idNumber>${BTC[1]}</idNumber></id><id><idType>Website</idType><idNumber>https://${GOOD}</idNumber></id></idList></sdnEntry></sdnList>`,
    [BTC[0]],
  ],
  [
    "the enhanced XML",
    "SDN_XML",
    `<sanctionsData xmlns="x"><entities><entity><features><feature id="1"><type featureTypeId="345">Digital Currency Address - ETH</type><versionId>1</versionId><value>${ETH[0]}</value></feature><feature><type>Birthdate</type><value>1980</value></feature></features></entity></entities></sanctionsData>`,
    [ETH[0]],
  ],
];

const TAG_PACKS: readonly Variant[] = [
  [
    "a header behind the tags, texts in quotes and 0x without",
    "TAG_PACK",
    lines(
      "---",
      "tags:",
      `    - address: ${ETH[0]}`,
      `      label: "Drainer: one"`,
      `    - {address: '${BTC[0]}', currency: BTC, source: 'https://${GOOD}/a'}`,
      "title: Sample",
      "creator: x",
      "network: ETH",
      "abuse: phishing",
      "lastmod: 2026-09-01",
    ),
    [ETH[0], BTC[0]],
  ],
  [
    "exchanges are no abuse",
    "TAG_PACK",
    lines(
      "title: Sample",
      "currency: BTC",
      "category: exchange",
      "tags:",
      `- address: ${BTC[0]}`,
      "  label: an exchange",
      `- address: ${BTC[1]}`,
      "  category: perpetrator",
      "  abuse: ransomware",
    ),
    [BTC[1]],
  ],
];

const ENCODED: readonly Variant[] = [
  ["UTF-8 with its mark", "TABLE", `\ufeff주소,메모\n${BTC[0]},투자 사기\n${BTC[1]},리딩방\n`, [BTC[0], BTC[1]]],
  [
    "UTF-16 the other way round",
    "TABLE",
    Buffer.from(`\ufeffWallet\tCoin\r\n${BTC[0]}\tBTC\r\n${LTC[0]}\tLTC\r\n`, "utf16le").swap16(),
    [BTC[0], LTC[0]],
  ],
  [
    "UTF-16 without a mark",
    "LINES",
    Buffer.from(`${BTC[0]}\r\nevil-claim.com\r\n`, "utf16le"),
    [BTC[0], "evil-claim.com"],
  ],
  [
    "Shift_JIS",
    "TABLE",
    Buffer.concat([
      Buffer.from("83418368838c83582c94f58d6c0a", "hex"),
      Buffer.from(`${BTC[0]},`),
      Buffer.from("93918e918d5c8b5c0a", "hex"),
      Buffer.from(`${ETH[0]},`),
      Buffer.from("8b558eE688f88f8a0a", "hex"),
    ]),
    [BTC[0], ETH[0]],
  ],
  [
    "GBK",
    "TABLE",
    Buffer.concat([
      Buffer.from("c7aeb0fcb5d8d6b72cb1b8d7a20a", "hex"),
      Buffer.from(`${BTC[0]},`),
      Buffer.from("cdb6d7caD5a9c6ad0a", "hex"),
      Buffer.from(`${ETH[0]},`),
      Buffer.from("bcd9bdbbd2d7cbf90a", "hex"),
    ]),
    [BTC[0], ETH[0]],
  ],
  [
    "CP949 whose letters come late",
    "TABLE",
    Buffer.concat([
      Buffer.from(`address,memo\n${`${LTC[0]},x\n`.repeat(3_000)}`),
      Buffer.from(`${BTC[0]},`),
      Buffer.from("c5f5c0dabbe7b1e20a", "hex"),
    ]),
    [LTC[0], BTC[0]],
  ],
  ["Bitcoin Cash in both spellings", "LINES", lines(BCH, `bitcoincash:${BCH}`), [BCH]],
];

/** Tables whose columns are told by what stands in them alone, and rules of other programs. */
const NAMELESS: readonly Variant[] = [
  [
    "a feed without a header, whose third column says what the fourth is, and whose last leads to a post",
    "TABLE",
    lines(
      "2026-11-20 10:00:01,ann,url,https://evil-claim.com/a,#phishing #scam,https://twitter.com/ann/status/111",
      "2026-11-20 10:00:02,bob,domain,evil-swap.io,#phishing,https://twitter.com/bob/status/112",
      "2026-11-20 10:00:03,bob,ip,185.220.101.7,#c2,https://twitter.com/bob/status/113",
      `2026-11-20 10:00:04,eve,sha256,${"a1".repeat(32)},#malware,https://twitter.com/eve/status/114`,
      `2026-11-20 10:00:05,eve,md5,${"a1".repeat(16)},#malware,https://x.com/eve/status/115`,
      `2026-11-20 10:00:05,eve,sha256,${"b2".repeat(32)},#malware,https://x.com/eve/status/116`,
    ),
    ["evil-claim.com", "evil-swap.io", "185.220.101.7"],
  ],
  [
    "a table without a header that begins with the publisher's page",
    "TABLE",
    lines(
      ...["claim.com", "swap.io", "pay.net"].map(
        (site, at) => `https://${GOOD}/${at},https://evil-${site}/b,2026-01-0${at + 1}`,
      ),
    ),
    ["evil-claim.com", "evil-swap.io", "evil-pay.net"],
  ],
  [
    "a zone of response policies",
    "LINES",
    lines("$TTL 60", "evil-claim.com CNAME .", "*.evil-swap.io IN CNAME .", `${GOOD} CNAME rpz-passthru.`),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "rules of proxies",
    "LINES",
    lines("payload:", "  - '+.evil-claim.com'", '  - "+.evil-swap.io"', "  - DOMAIN-SUFFIX,evil-pay.net"),
    ["evil-claim.com", "evil-swap.io", "evil-pay.net"],
  ],
  [
    "links with a user",
    "LINES",
    lines("user:pw@evil-claim.com/x", "https://user@evil-swap.io:80/"),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "entries that were deleted on a day",
    "JSON",
    json([
      { DomainAddress: "evil-claim.com", InsertDate: "2026-01-01T00:00:00", DeleteDate: null },
      { DomainAddress: "was-evil.com", InsertDate: "2026-01-01T00:00:00", DeleteDate: "2026-02-01T00:00:00" },
    ]),
    ["evil-claim.com"],
  ],
  [
    "documents of a search engine",
    "NDJSON",
    lines(
      json({ _source: { indicator: { value: "evil-claim.com", type: "domain" }, ref: `https://${GOOD}/1` } }),
      json({ _source: { indicator: { value: BTC[0], type: "btc" }, ref: `https://${GOOD}/2` } }),
    ),
    ["evil-claim.com", BTC[0]],
  ],
];

const YAML: readonly Variant[] = [
  [
    "records with links to the sites that they imitate",
    "YAML",
    lines(
      "# scams",
      "- id: 1",
      "  name: evil-claim.com",
      "  url: 'http://evil-claim.com'",
      "  category: Phishing",
      "  addresses:",
      `    - '${ETH[0]}'`,
      `  reporter: https://${GOOD}/ann`,
      "-",
      "    id: 2",
      "    url: https://evil-swap.io/x",
      "    addresses: []",
      "    status: Active",
    ),
    ["evil-claim.com", ETH[0], "evil-swap.io"],
  ],
  [
    "names of chains with their accounts",
    "YAML",
    lines(
      "---",
      "ethereum:",
      `  - ${ETH[0]}`,
      `  - "${ETH[1]}"`,
      "bitcoin:",
      `  - ${BTC[0]}`,
      "safe:",
      `  - ${ETH[3]}`,
    ),
    [ETH[0], ETH[1], BTC[0]],
  ],
  [
    "hosts with what is said of them",
    "YAML",
    lines(
      "evil-claim.com:",
      "  category: drainer",
      "  since: 2026-01-01",
      "evil-swap.io:",
      "  category: fake",
      "  removed: false",
    ),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "a long list below a name, item by item",
    "YAML",
    `updated: 2026-01-01\nscams:\n${"- url: https://evil-claim.com/a\n  note: 'x: y'\n".repeat(12_000)}- url: evil-swap.io\n  note: last\nwhitelist:\n- url: ${GOOD}\n  note: fine\n`,
    ["evil-claim.com", "evil-swap.io"],
  ],
];

const COSMOS = "cosmos1qq93vgfvxapy6krrdeucfru65kcth3k33952jg";

/** Accounts below the names of their chains. */
const CHAINED: readonly Variant[] = [
  [
    "addresses below the name of each chain",
    "JSON",
    json({
      cosmos: { addresses: [COSMOS], docs: `https://${GOOD}` },
      ethereum: { addresses: [ETH[0], ETH[1]] },
      bitcoin: { addresses: [] },
    }),
    [COSMOS, ETH[0], ETH[1]],
  ],
  ["one chain alone", "JSON", json({ cosmos: { addresses: [COSMOS] } }), [COSMOS]],
  [
    "chains below a name, with words on each account",
    "JSON",
    json({ version: "1", chains: { cosmos: { [COSMOS]: "drainer" }, tron: { [TRX[0]]: { label: "fake" } } } }),
    [COSMOS, TRX[0]],
  ],
  ["accounts of chains in arrays", "JSON", json({ cosmos: [COSMOS], eth: [ETH[0]] }), [COSMOS, ETH[0]]],
];

/** Tables and records that say which of their rows are bad. */
const VERDICTS: readonly Variant[] = [
  [
    "a column whose name says what its 1 means",
    "TABLE",
    lines("url,is_phishing", "https://evil-claim.com,1", "https://good.net,0"),
    ["evil-claim.com"],
  ],
  [
    "a column of true and false whose name says what is true",
    "TABLE",
    lines("domain,isPhish", "evil-claim.com,True", "good.net,False"),
    ["evil-claim.com"],
  ],
  [
    "a column whose 1 means what is good",
    "TABLE",
    lines("url,legitimate", "https://evil-claim.com,0", "https://good.net,1"),
    ["evil-claim.com"],
  ],
  [
    "a label whose name says which of its values is bad",
    "TABLE",
    lines("url,label (1=phishing; 0=legitimate)", "https://evil-claim.com,1", "https://good.net,0"),
    ["evil-claim.com"],
  ],
  [
    "kinds of what is bad, and benign ones",
    "TABLE",
    lines("url,type", "https://evil-claim.com,phishing", "https://good.net,benign", "https://evil-swap.io,defacement"),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "a status that is legitimate",
    "TABLE",
    lines("url,status", "https://evil-claim.com,phishing", "https://good.net,legitimate"),
    ["evil-claim.com"],
  ],
  [
    "verdicts in Korean, one of them the contrary of normal",
    "TABLE",
    lines("도메인,판정", "evil-claim.com,사기", "good.net,정상", "evil-swap.io,비정상"),
    ["evil-claim.com", "evil-swap.io"],
  ],
  ["yes and no in Korean", "TABLE", lines("주소,사기여부", `${ETH[0]},예`, `${ETH[1]},아니오`), [ETH[0]]],
  [
    "labels in Chinese, one of them the contrary of safe",
    "TABLE",
    lines("网址,标签", "evil-claim.com,钓鱼", "good.net,合法", "evil-swap.io,不安全"),
    ["evil-claim.com", "evil-swap.io"],
  ],
  ["yes and no in Chinese", "TABLE", lines("网址,是否钓鱼", "evil-claim.com,是", "good.net,否"), ["evil-claim.com"]],
  [
    "whether it is lawful, in Chinese",
    "TABLE",
    lines("网址,是否合法", "https://evil-claim.com,否", "https://good.net,是"),
    ["evil-claim.com"],
  ],
  ["verdicts in Japanese", "TABLE", lines("ドメイン,判定", "evil-claim.com,詐欺", "good.net,正規"), ["evil-claim.com"]],
  [
    "circles and crosses",
    "TABLE",
    lines("URL,詐欺", "https://evil-claim.com,○", "https://good.net,×"),
    ["evil-claim.com"],
  ],
  [
    "assessments in German",
    "TABLE",
    lines("Domain;Bewertung", "evil-claim.com;Betrug", "good.net;seriös", "good.org;unbedenklich"),
    ["evil-claim.com"],
  ],
  [
    "what is no phishing",
    "TABLE",
    lines("도메인,결과", "evil-claim.com,피싱", "good.net,피싱 아님"),
    ["evil-claim.com"],
  ],
  [
    "classes, of which one says that nobody knows",
    "TABLE",
    lines("address,class", `${BTC[0]},illicit`, `${BTC[1]},licit`, `${BTC[2]},unknown`),
    [BTC[0]],
  ],
  [
    "good and bad without names of columns",
    "TABLE",
    lines("evil-claim.com/a,bad", "good.net/b,good", "evil-swap.io/x,bad"),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "numbers of scanners that say so",
    "TABLE",
    lines("url,malicious,harmless,undetected", "https://evil-claim.com,12,50,4", "https://good.net,0,80,9"),
    ["evil-claim.com"],
  ],
  [
    "numbers that are no verdict",
    "TABLE",
    lines("address,risk_score,fraud_reports", `${ETH[0]},98,3`, `${ETH[1]},70,0`),
    [ETH[0], ETH[1]],
  ],
  [
    "features beside a verdict",
    "TABLE",
    lines("url,has_https,is_ip,is_phishing", "https://evil-claim.com,1,0,1", "https://good.net,1,0,0"),
    ["evil-claim.com"],
  ],
  [
    "a traffic light that is white",
    "TABLE",
    lines("ioc,confidence,tlp,is_active", "evil-claim.com,90,white,true", "evil-swap.io,10,white,false"),
    ["evil-claim.com"],
  ],
  [
    "whether it is online",
    "TABLE",
    lines("url,online", "https://evil-claim.com,1", "https://evil-swap.io,0"),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "one that is benign behind three hundred that are not",
    "TABLE",
    lines(
      "url,type",
      ...Array.from({ length: 300 }, (_, i) => `https://evil-c${i}.com,phishing`),
      "https://good.net,benign",
    ),
    Array.from({ length: 300 }, (_, i) => `evil-c${i}.com`),
  ],
  [
    "records with a verdict of 0 and 1",
    "JSON",
    json([
      { domain: "evil-claim.com", is_scam: 1 },
      { domain: "good.net", is_scam: 0 },
    ]),
    ["evil-claim.com"],
  ],
  [
    "hosts with a verdict each",
    "JSON",
    json({ "evil-claim.com": "phishing", "good.net": "legitimate" }),
    ["evil-claim.com"],
  ],
  ["a list of each verdict", "JSON", json({ 사기: ["evil-claim.com"], 정상: ["good.net"] }), ["evil-claim.com"]],
  [
    "spam and ham",
    "NDJSON",
    lines(json({ url: "evil-claim.com", label: "phish" }), json({ url: "good.net", label: "ham" })),
    ["evil-claim.com"],
  ],
  [
    "verdicts within records",
    "JSON",
    json({
      results: [
        {
          page: { url: "https://evil-claim.com/", domain: "evil-claim.com" },
          verdicts: { overall: { malicious: true } },
          result: "https://good.example.org/1",
        },
        {
          page: { url: "https://good.net/", domain: "good.net" },
          verdicts: { overall: { malicious: false } },
          result: "https://good.example.org/2",
        },
      ],
    }),
    ["evil-claim.com"],
  ],
  [
    "assets that are blocked, allowed and unknown",
    "JSON",
    json({
      assets: [
        { content: "evil-claim.com", type: "URL", status: "BLOCKED" },
        { content: "good.com", type: "URL", status: "ALLOWED" },
        { content: ETH[0], type: "ADDRESS", status: "BLOCKED" },
        { content: "x.com/y", type: "URL", status: "UNKNOWN" },
      ],
    }),
    ["evil-claim.com", ETH[0]],
  ],
  [
    "entries that are verified as good, beside scams",
    "JSON",
    json({
      success: true,
      result: [
        { name: "Good", url: "https://good.com", type: "verified" },
        { name: "x", url: "https://evil-claim.com", type: "scam" },
      ],
    }),
    ["evil-claim.com"],
  ],
  [
    "a label whose bad value was named",
    "TABLE",
    lines("url,label", "https://evil-claim.com,0", "https://good.net,1"),
    ["evil-claim.com"],
    { columns: { targets: ["url"], bad: ["label=0"] } },
  ],
  [
    "accounts of exchanges among those of phishing",
    "TABLE",
    lines(
      "Address,Name Tag,Label",
      `${ETH[0]},Fake_Phishing1,Phish / Hack`,
      `${ETH[1]},Binance 14,Exchange`,
      `${ETH[2]},Fake_Phishing2,Phish / Hack`,
    ),
    [ETH[0], ETH[2]],
  ],
  [
    "owners of wallets, most of them harmless",
    "TABLE",
    lines(
      "address,entity,category",
      `${BTC[0]},Binance.com,exchange`,
      `${BTC[1]},Evil,ransomware`,
      `${BTC[2]},PoolX,mining pool`,
    ),
    [BTC[1]],
  ],
  [
    "records of YAML with a verdict",
    "YAML",
    lines("- domain: evil-claim.com", "  label: scam", "- domain: good.net", "  label: legit"),
    ["evil-claim.com"],
  ],
  [
    "a table of Markdown",
    "TABLE",
    lines(
      "| Domain | Status |",
      "|---|---|",
      "| evil-claim.com | phishing |",
      "| good.net | legitimate |",
      "| evil-swap.io | phishing |",
    ),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "lines with a verdict behind each",
    "LINES",
    lines("evil-claim.com phishing", "good.net legitimate", "evil-swap.io scam"),
    ["evil-claim.com", "evil-swap.io"],
  ],
];

/** Tables of who paid whom. */
const PAYMENTS: readonly Variant[] = [
  [
    "payments with a column for the one that is bad",
    "TABLE",
    lines("from,to,scam_address", `${ETH[0]},${ETH[1]},${ETH[1]}`, `${ETH[2]},${ETH[3]},${ETH[2]}`),
    [ETH[1], ETH[2]],
  ],
  [
    "addresses that victims paid to",
    "TABLE",
    lines("접수일,입금주소,금액", `2026-01-01,${ETH[1]},1`, `2026-01-02,${ETH[3]},1`),
    [ETH[1], ETH[3]],
  ],
  [
    "victims' wallets beside those of scammers",
    "TABLE",
    lines("victim_wallet,scammer_wallet,amount", `${ETH[0]},${ETH[1]},1`, `${ETH[2]},${ETH[3]},2`),
    [ETH[1], ETH[3]],
  ],
  [
    "victims and offenders in Korean",
    "TABLE",
    lines("피해자주소,가해자주소", `${ETH[0]},${ETH[1]}`, `${ETH[2]},${ETH[3]}`),
    [ETH[1], ETH[3]],
  ],
];

/** Rules of programs that block, and what they let through. */
const RULES: readonly Variant[] = [
  [
    "rules of Suricata: hosts that are asked for, and what is narrowed, negated, let through or no warning",
    "LINES",
    lines(
      "# rules",
      'alert dns $HOME_NET any -> any any (msg:"ET PHISHING evil"; dns.query; content:"evil-claim.com"; nocase; endswith; reference:url,good.example.org/a; classtype:credential-theft; sid:1; rev:1; metadata:created_at 2026_01_02;)',
      'alert tls $HOME_NET any -> $EXTERNAL_NET any (msg:"x"; tls.sni; content:"evil-swap.io"; bsize:12; fast_pattern; sid:2;)',
      'alert http any any -> any any (msg:"y"; flow:established,to_server; http.method; content:"POST"; http.host; content:".evil-pay.net"; endswith; sid:3;)',
      'alert http any any -> any any (msg:"narrow"; http.host; content:"good.com"; http.uri; content:"/evil.php"; sid:4;)',
      'pass dns any any -> any any (dns.query; content:"good.net"; sid:5;)',
      'alert dns any any -> any any (dns.query; content:!"good.org"; content:"evil"; sid:6;)',
      '#alert dns any any -> any any (dns.query; content:"off.com"; sid:7;)',
      'alert dns any any -> any any (msg:"ET INFO lookup"; dns.query; content:"ip-good.com"; classtype:policy-violation; sid:8;)',
    ),
    ["evil-claim.com", "evil-swap.io", "evil-pay.net"],
  ],
  [
    "rules of Snort: names as bytes, headers, addresses",
    "LINES",
    lines(
      'alert udp $HOME_NET any -> any 53 (msg:"x"; content:"|0a|evil-claim|03|com|00|"; nocase; sid:1;)',
      'alert tcp $HOME_NET any -> any $HTTP_PORTS (content:"Host|3a 20|evil-swap.io|0d 0a|"; http_header; sid:2;)',
      'alert tcp any any -> any any (content:"evil-pay.net"; http_host; sid:3;)',
      'alert ip [203.0.113.9,198.51.100.7] any -> $HOME_NET any (msg:"bad"; sid:4;)',
      "alert ip !1.1.1.1 any -> $HOME_NET any (sid:5;)",
      "drop ip any any -> 192.0.2.77/32 any (sid:6;)",
    ),
    ["evil-claim.com", "evil-swap.io", "evil-pay.net", "203.0.113.9", "198.51.100.7", "192.0.2.77"],
  ],
  [
    "rules of Snort 3",
    "LINES",
    lines(
      'alert http ( msg:"x"; http_header:field host; content:"evil-claim.com",fast_pattern,nocase; sid:1; )',
      'alert http ( http_uri; content:"/x"; sid:2; )',
    ),
    ["evil-claim.com"],
  ],
  [
    "a rule that goes on in other lines",
    "LINES",
    lines("alert dns any any -> any any ( \\", '  msg:"x"; dns.query; content:"evil-claim.com"; \\', " sid:1;)"),
    ["evil-claim.com"],
  ],
  [
    "rules for what only begins like a good host, or by a pattern",
    "LINES",
    lines(
      'alert dns any any -> any any (dns.query; content:"good.com"; startswith; content:!"good.com"; endswith; sid:1;)',
      'alert dns any any -> any any (dns.query; content:"evil-claim.com"; pcre:"/x/"; sid:3;)',
      'alert dns any any -> any any (dns.query; content:"evil-swap.io"; isdataat:!1,relative; sid:2;)',
    ),
    ["evil-swap.io"],
  ],
  [
    "rules that are switched off by the same rule alone",
    "ADBLOCK",
    lines(
      "! Title: x",
      "||evil-claim.com^",
      "||evil-claim.com^$third-party,badfilter",
      "||evil-swap.io^$doc,popup",
      "||evil-swap.io^$popup,document,badfilter",
      "||evil-pay.net^$all",
    ),
    ["evil-claim.com", "evil-pay.net"],
  ],
  [
    "an exception that is switched off",
    "ADBLOCK",
    lines(
      "! t",
      "||evil-claim.com^",
      "@@||evil-claim.com^",
      "@@||evil-claim.com^$badfilter",
      "||b.evil-swap.io^",
      "||evil-swap.io^$badfilter",
    ),
    ["evil-claim.com", "b.evil-swap.io"],
  ],
  [
    "rules that hold against exceptions, and exceptions that hold against these",
    "ADBLOCK",
    lines(
      "! t",
      "||evil-claim.com^$important",
      "@@||evil-claim.com^",
      "||evil-swap.io^$important",
      "@@||evil-swap.io^$important",
    ),
    ["evil-claim.com"],
  ],
  [
    "newer options, and cosmetic exceptions",
    "ADBLOCK",
    lines(
      "! t",
      "||evil-claim.com^$doc",
      "*$script,denyallow=good.com,domain=x.com",
      "||good.net^$denyallow=a.good.net",
      "||good.org^$removeparam=utm",
      "good.com#@#.x",
      "good.com#@#+js(x)",
      "example.com#@?#.x",
      '||evil-swap.io^$doc,reason="Fake wallet"',
      "||good.io^$~document",
    ),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "an exception at the end of plain hosts",
    "ADBLOCK",
    lines(...Array.from({ length: 20 }, (_, i) => `evil-c${i}.com`), "good.net", "@@||good.net^"),
    Array.from({ length: 20 }, (_, i) => `evil-c${i}.com`),
  ],
  [
    "answers of AdGuard's name server",
    "ADBLOCK",
    lines(
      "! t",
      "||evil-claim.com^$dnsrewrite=NXDOMAIN",
      "||good.com^$dnsrewrite=NOERROR;CNAME;safe.good.com",
      "||evil-swap.io^$dnsrewrite=0.0.0.0",
      "||evil-pay.net^$dnsrewrite=NOERROR;A;0.0.0.0",
      "|evil-dot.org^",
      "||evil-st*.com^",
      "||good.io^$client=1.2.3.4",
    ),
    ["evil-claim.com", "evil-swap.io", "evil-pay.net", "evil-dot.org"],
  ],
  [
    "patterns of Pi-hole that mean a host with all below it",
    "LINES",
    lines("(\\.|^)evil-claim\\.com$", "(^|\\.)evil-swap\\.io$", "^ad[0-9]+\\.", "^(.+\\.)?evil-pay\\.net$"),
    ["evil-claim.com", "evil-swap.io", "evil-pay.net"],
  ],
  [
    "other directives of dnsmasq",
    "LINES",
    lines(
      "local=/evil-claim.com/",
      "address=/.evil-swap.io/",
      "server=/good.com/8.8.8.8",
      "local-ttl=300",
      "bogus-nxdomain=1.2.3.4",
      "address=/evil-pay.net/::",
      "host-record=good.net,1.2.3.4",
      "ipset=/good.org/set",
    ),
    ["evil-claim.com", "evil-swap.io", "evil-pay.net"],
  ],
  [
    "a configuration of unbound without quotes",
    "LINES",
    lines(
      "server:",
      "  local-zone: evil-claim.com. always_null",
      "local-zone: 'evil-swap.io' refuse",
      'local-zone: "good.net" always_transparent',
      'local-data: "evil-pay.net. IN A 127.0.0.1"',
      'local-data-ptr: "1.2.3.4 good.org"',
      "forward-zone:",
      '  name: "good.com"',
      "  forward-addr: 1.1.1.1",
    ),
    ["evil-claim.com", "evil-swap.io", "evil-pay.net"],
  ],
  [
    "records of a zone that lead nowhere and somewhere",
    "LINES",
    lines(
      "$TTL 300",
      "@ SOA localhost. root.localhost. (1 2 3 4 5)",
      "  NS localhost.",
      "evil-claim.com A 127.0.0.1",
      "*.evil-claim.com A 0.0.0.0",
      "evil-swap.io 60 IN CNAME .",
      "good.net CNAME rpz-passthru.",
      "www.good.org A 203.0.113.7",
      "evil-pay.net CNAME rpz-drop.",
      'evil-dot.org TXT "x"',
    ),
    ["evil-claim.com", "evil-swap.io", "evil-pay.net"],
  ],
  [
    "zones that are only forwarded",
    "LINES",
    lines(
      'zone "evil-claim.com" IN { type master; notify no; file "/etc/bind/null.zone"; };',
      'zone "good.net" { type forward; forwarders { 1.1.1.1; }; };',
    ),
    ["evil-claim.com"],
  ],
  [
    "a map of nginx",
    "LINES",
    lines(
      "map $host $bad {",
      "  default 0;",
      "  evil-claim.com 1;",
      "  .evil-swap.io 1;",
      "  good.net 0;",
      '  "~*evil\\.org$" 1;',
      "}",
    ),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "addresses that nginx denies",
    "LINES",
    lines("deny 203.0.113.9;", "deny 198.51.100.7/32;", "allow 192.0.2.1;", "deny 203.0.113.0/24;"),
    ["203.0.113.9", "198.51.100.7"],
  ],
  [
    "rules of a firewall",
    "LINES",
    lines(
      "-A INPUT -s 203.0.113.9/32 -j DROP",
      "-A INPUT -s 198.51.100.7 -j ACCEPT",
      "-A INPUT -s 192.0.2.5 -j REJECT",
    ),
    ["192.0.2.5", "203.0.113.9"],
  ],
  [
    "addresses that Apache denies",
    "LINES",
    lines("Deny from 203.0.113.9", "Allow from 198.51.100.7", "Require not ip 192.0.2.7", "Require ip 192.0.2.8"),
    ["192.0.2.7", "203.0.113.9"],
  ],
  [
    "a map of a mail server",
    "LINES",
    lines("evil-claim.com REJECT", "evil-swap.io REJECT phishing", "good.net OK", "evil-pay.net DISCARD"),
    ["evil-claim.com", "evil-swap.io", "evil-pay.net"],
  ],
  [
    "a payload of Clash with rules that join others",
    "LINES",
    lines(
      "payload:",
      "  - DOMAIN-SUFFIX,evil-claim.com",
      "  - DOMAIN,evil-swap.io",
      "  - DOMAIN-KEYWORD,good",
      "  - DOMAIN-REGEX,^good",
      "  - IP-CIDR,203.0.113.9/32,no-resolve",
      "  - AND,((DOMAIN,good.com),(NETWORK,UDP))",
    ),
    ["evil-claim.com", "evil-swap.io", "203.0.113.9"],
  ],
  [
    "a configuration of Surge",
    "LINES",
    lines(
      "[Rule]",
      "DOMAIN-SUFFIX,evil-claim.com,REJECT-DROP",
      "DOMAIN,evil-swap.io,REJECT-TINYGIF",
      "DOMAIN-SET,https://good.example.org/x,REJECT",
      "RULE-SET,https://good.example.org/y,DIRECT",
      "DOMAIN-SUFFIX,good.net,Proxy",
      "DOMAIN-SUFFIX,good.org,🚀 节点选择",
      "FINAL,DIRECT",
    ),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "domains as V2Ray has them",
    "LINES",
    lines(
      "domain:evil-claim.com",
      "full:evil-swap.io",
      "keyword:good",
      "regexp:good\\.com$",
      "evil-pay.net",
      "include:other",
      "domain:evil-dot.org @ads",
    ),
    ["evil-claim.com", "evil-swap.io", "evil-pay.net", "evil-dot.org"],
  ],
  [
    "a rule set of sing-box",
    "JSON",
    json({
      version: 3,
      rules: [
        {
          domain: ["evil-claim.com"],
          domain_suffix: [".evil-swap.io"],
          domain_keyword: ["good"],
          domain_regex: ["^good\\.com$"],
          ip_cidr: ["203.0.113.9/32", "198.51.100.0/24"],
        },
      ],
    }),
    ["evil-claim.com", "evil-swap.io", "203.0.113.9"],
  ],
  [
    "a rule set with one that is inverted",
    "JSON",
    json({ version: 3, rules: [{ domain: ["good.com"], invert: true }, { domain_suffix: ["evil-claim.com"] }] }),
    ["evil-claim.com"],
  ],
  [
    "rules of V2Ray in JSON",
    "JSON",
    json({
      rules: [
        {
          type: "field",
          outboundTag: "block",
          domain: ["domain:evil-claim.com", "full:evil-swap.io", "keyword:good", "regexp:good.com"],
        },
        { type: "field", outboundTag: "direct", domain: ["domain:good.net"] },
      ],
    }),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "a hosts file with a title of what is good",
    "HOSTS",
    lines(
      "0.0.0.0 evil-claim.com",
      "0.0.0.0 evil-swap.io",
      "# Whitelist",
      "0.0.0.0 good.net",
      "# Blocklist",
      "0.0.0.0 evil-pay.net",
    ),
    ["evil-claim.com", "evil-swap.io", "evil-pay.net"],
  ],
  [
    "indicators of Zeek",
    "TABLE",
    "#fields\tindicator\tindicator_type\tmeta.source\tmeta.url\nevil-claim.com\tIntel::DOMAIN\tx\thttps://good.example.org/1\nevil-swap.io/a\tIntel::URL\tx\thttps://good.example.org/2\n203.0.113.9\tIntel::ADDR\tx\t-\nda39a3ee5e6b4b0d3255bfef95601890afd80709\tIntel::FILE_HASH\tx\t-\n",
    ["evil-claim.com", "evil-swap.io", "203.0.113.9"],
  ],
];

/** Exports of services, with features of their own. */
const EXPORTS: readonly Variant[] = [
  [
    "accounts as bytes of PostgreSQL, in capitals",
    "TABLE",
    lines("address,label", `\\X${ETH[0].slice(2).toUpperCase()},drainer`, `\\x${ETH[1].slice(2)},drainer`),
    [ETH[0], ETH[1]],
  ],
  [
    "accounts in capitals",
    "TABLE",
    lines(
      "block_time,address,label",
      `2026-01-01 00:00:00.000 UTC,0X${ETH[0].slice(2).toUpperCase()},drainer`,
      `2026-01-02,0x${ETH[1].slice(2).toUpperCase()},drainer`,
    ),
    [ETH[0], ETH[1]],
  ],
  [
    "links as formulas of a spreadsheet",
    "TABLE",
    lines(
      "url,comment",
      `"=HYPERLINK(""https://evil-claim.com"",""evil"")",x`,
      `"=HYPERLINK(""https://evil-swap.io"",""evil"")",y`,
    ),
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "several accounts in a cell, with commas of other languages",
    "TABLE",
    lines("告示番号,氏名,住所,暗号資産アドレス", `1,X,東京,${BTC[0]}`, `2,Y,大阪,"${BTC[1]}、${BTC[2]}"`),
    [BTC[0], BTC[1], BTC[2]],
  ],
  [
    "numbers of reports, and of kinds",
    "TABLE",
    lines(
      "address,count,first_seen,last_seen,abuse_type_id",
      `${BTC[0]},12,2026-01-01,2026-02-01,1`,
      `${BTC[1]},0,2026-01-01,2026-02-01,0`,
      `${BTC[2]},1,2026-01-01,2026-02-01,99`,
    ),
    [BTC[0], BTC[1], BTC[2]],
  ],
  [
    "reports with several accounts, by reporters who are trusted or not",
    "TABLE",
    lines(
      "id,createdAt,scamCategory,description,addresses,domains,chains,trusted",
      `a,2026-01-01,PHISHING,"text about good.com",${ETH[0]},evil-claim.com,ETH,false`,
      `b,2026-01-02,RUG_PULL,"x","${ETH[1]}, ${ETH[2]}",,ETH,true`,
    ),
    [ETH[0], "evil-claim.com", ETH[1], ETH[2]],
  ],
  [
    "positions of a register with days of deletion",
    "TABLE",
    "PozycjaRejestru\tAdresDomeny\tDataWpisu\tDataWykreslenia\n1\tevil-claim.com\t2026-01-01T10:00:00\t\n2\tgone.com\t2026-01-01T10:00:00\t2026-05-05T10:00:00\n3\tevil-swap.io\t2026-01-01T10:00:00\t\n",
    ["evil-claim.com", "evil-swap.io"],
  ],
  [
    "OFAC's list as JSON",
    "JSON",
    json({
      publicationInfo: { publishDate: "2026-01-01" },
      entries: [
        {
          uid: 1,
          lastName: "X",
          idList: [
            { idType: "Digital Currency Address - XBT", idNumber: BTC[0] },
            { idType: "Passport", idNumber: BTC[1] },
            { idType: "Website", idNumber: "https://good.com" },
          ],
        },
      ],
    }),
    [BTC[0]],
  ],
  [
    "OFAC's features as JSON",
    "JSON",
    json({
      entities: [
        {
          id: 1,
          features: [
            { type: "Digital Currency Address - ETH", value: ETH[0] },
            { type: "Website", value: "www.good.com" },
          ],
        },
      ],
    }),
    [ETH[0]],
  ],
  [
    "entities of sanctions, a line each",
    "NDJSON",
    lines(
      json({
        id: "a",
        schema: "CryptoWallet",
        properties: { publicKey: [BTC[0]], currency: ["XBT"], holder: ["b"] },
        datasets: ["x"],
      }),
      json({
        id: "b",
        schema: "Person",
        properties: {
          name: ["X"],
          topics: ["sanction"],
          website: ["https://good.com"],
          sourceUrl: ["https://good.org/1"],
        },
      }),
    ),
    [BTC[0]],
  ],
  [
    "entities of sanctions: by their own topics or their holders', in any order, but for orders that ended",
    "NDJSON",
    lines(
      json({ id: "p", schema: "Organization", properties: { name: ["X"], topics: ["crime.terror"] } }),
      entity("w1", { publicKey: [ETH[0]], currency: ["ETH"], holder: ["p"] }),
      entity("w2", { publicKey: [TRX[0]], currency: ["USDT"], topics: ["sanction"] }),
      entity("w3", { publicKey: [ETH[1]], holder: ["q"] }),
      json({ id: "q", schema: "Person", properties: { name: ["Y"], topics: ["role.pep", "sanction.linked"] } }),
      entity("w4", { publicKey: [ETH[2]], topics: ["sanction.counter"] }),
      json({ id: "o1", schema: "Sanction", properties: { entity: ["w5"], endDate: ["2022-01-01"] } }),
      entity("w5", { publicKey: [BTC[1]], currency: ["XBT"], topics: ["crime.terror"] }),
      entity("w6", { publicKey: [BTC[2]], currency: ["XBT"], topics: ["crime.terror"] }),
      json({ id: "o2", schema: "Sanction", properties: { entity: ["w6"], endDate: ["2022-01-01"] } }),
      json({ id: "o3", schema: "Sanction", properties: { entity: ["w6"], startDate: ["2024-02-01"] } }),
    ),
    [ETH[0], TRX[0], BTC[2]],
  ],
  [
    "the United Kingdom's list of sanctions",
    "SDN_CSV",
    lines(
      "Last Updated,26/11/2026",
      "Name 6,Name 1,Title,DOB,Passport Number,Country,Other Information,Group Type,Regime,Listed On,Group ID",
      `DOE,John,,01/01/1980,${BTC[3]},X,"(UK Sanctions List Ref):CYB0001. Website: https://good.com",Individual,Cyber,09/02/2023,1`,
      `X LTD,,,,,X,"(UK Sanctions List Ref):RUS0002. Digital Currency Address: XBT ${BTC[0]}. Digital Currency Address: ETH ${ETH[0]} (Email address):a@good.com",Entity,Russia,09/02/2023,2`,
      `Y LTD,,,,,X,"Paid by its customers from ${TRX[0]}",Entity,Russia,09/02/2023,3`,
    ),
    [BTC[0], ETH[0]],
  ],
  [
    "hosts of Squid, a line each with all below it",
    "LINES",
    lines(
      '# acl blocked dstdomain "/etc/squid/blocked.txt"',
      ".evil-claim.com",
      ".evil-swap.io # since May",
      "evil-drop.net",
    ),
    ["evil-claim.com", "evil-swap.io", "evil-drop.net"],
  ],
  [
    "targets of sanctions with their wallets inside",
    "NDJSON",
    lines(
      json({
        ...{ id: "a", caption: "X", schema: "Person", target: true, datasets: ["x"] },
        properties: {
          name: ["X"],
          topics: ["sanction"],
          website: ["https://good.com"],
          sanctions: [
            { id: "o", schema: "Sanction", properties: { authority: ["Y"], sourceUrl: ["https://good.org"] } },
          ],
          cryptoWallets: [
            { id: "w1", schema: "CryptoWallet", properties: { publicKey: [BTC[0]], currency: ["XBT"] } },
            {
              id: "w2",
              schema: "CryptoWallet",
              properties: { publicKey: [TRX[0]], currency: ["USDT"], holder: ["a"] },
            },
          ],
        },
      }),
      json({
        ...{ id: "b", caption: "Y", schema: "Person", target: true },
        properties: { topics: ["role.pep"], cryptoWallets: [JSON.parse(entity("w3", { publicKey: [BTC[1]] }))] },
      }),
      entity("w4", {
        publicKey: [ETH[0]],
        holder: [{ id: "c", schema: "Company", properties: { name: ["Z"], topics: ["crime"] } }],
      }),
    ),
    [BTC[0], TRX[0], ETH[0]],
  ],
  [
    "accounts of seizure orders beside those of banks",
    "TABLE",
    lines(
      "Number,Seizure Order,Wallet/Account,Currency,Exchange,Date",
      `1,ASO 12/23,${TRX[0]},USDT,Binance,01.02.2026`,
      `2,ASO 12/23,${TRX[1]},USDT,Binance,01.02.2026`,
      `3,ASO 12/23,12345678,USD,Binance,01.02.2026`,
    ),
    [TRX[0], TRX[1]],
  ],
  [
    "pages of hosts in a configuration",
    "ETH_PHISHING_DETECT",
    json({
      version: 2,
      tolerance: 1,
      blocklist: ["evil-claim.com"],
      blocklistPaths: ["good.com/evil"],
      whitelistPaths: ["evil-claim.com/ok"],
      c2DomainBlocklist: ["a1b2"],
      fuzzylist: [],
      allowlist: [],
    }),
    ["evil-claim.com", "good.com"],
  ],
];

const ALL: readonly Variant[] = [
  ...LINES,
  ...HOSTS,
  ...ADBLOCK,
  ...TABLES,
  ...RECORDS,
  ...CONFIGS,
  ...STIX,
  ...MISP,
  ...SDN,
  ...TAG_PACKS,
  ...ENCODED,
  ...NAMELESS,
  ...YAML,
  ...CHAINED,
  ...VERDICTS,
  ...PAYMENTS,
  ...RULES,
  ...EXPORTS,
];

/** By what they are called. */
export const VARIANTS = ALL.map(
  ([what, form, content, keys, options = {}]) => [what, { form, content, keys, options }] as const,
);

/** Lists of which nothing says what is bad. */
export const UNCLEAR: readonly (readonly [what: string, content: string])[] = [
  ["a label of 1 and 0", lines("url,label", "https://evil-claim.com,1", "https://good.net,0")],
  ["a label that is 1 everywhere", lines("url,label", "https://evil-claim.com,1", "https://good.net,1")],
  ["a result of -1 and 1", lines("domain,result", "evil-claim.com,-1", "good.net,1")],
  ["classes by numbers", lines("address,class", `${BTC[0]},1`, `${BTC[1]},2`, `${BTC[2]},unknown`)],
  ["a flag", lines("Index,Address,FLAG,Avg min", `1,${ETH[0]},0,844.26`, `2,${ETH[1]},1,12`)],
  ["0 and 1 without names of columns", lines("https://evil-claim.com,1", "https://good.net,0", "https://good.org,0")],
  [
    "a column that a model is to foretell",
    lines("url,length,target", "https://evil-claim.com,20,1", "https://good.net,15,0"),
  ],
  ["circles and crosses as letters", lines("주소,사기여부", `${ETH[0]},O`, `${ETH[1]},X`)],
  [
    "records with a label",
    json([
      { domain: "evil-claim.com", label: 1 },
      { domain: "good.net", label: 0 },
    ]),
  ],
  ["hosts with a number", json({ "evil-claim.com": 1, "good.net": 0 })],
  ["a list of each label", json({ "1": ["evil-claim.com"], "0": ["good.net"] })],
  [
    "lines that begin with a label",
    lines("1 https://evil-claim.com", "0 https://good.net", "1 https://evil-swap.io", "0 https://good.org"),
  ],
  [
    "records with a prediction",
    lines(json({ url: "evil-claim.com", prediction: 1 }), json({ url: "good.net", prediction: 0 })),
  ],
  [
    "labels of owners, some of whom are exchanges",
    lines(
      "Address,Name Tag,Label",
      `${ETH[0]},Fake_Phishing1,Phish / Hack`,
      `${ETH[1]},Binance 14,Exchange`,
      `${ETH[2]},Coin 3,coinbase`,
    ),
  ],
  ["payments", lines("from,to,value", `${ETH[0]},${ETH[1]},1`, `${ETH[2]},${ETH[3]},2`)],
  [
    "payments as an explorer exports them",
    lines(
      '"Transaction Hash","Blockno","UnixTimestamp","From","To","Value"',
      `"0x${"ab".repeat(32)}","1","1700000000","${ETH[0]}","${ETH[1]}","1"`,
      `"0x${"cd".repeat(32)}","2","1700000001","${ETH[2]}","${ETH[1]}","1"`,
    ),
  ],
  [
    "payments with a mark for each side",
    lines("From,To,FromIsPhi,ToIsPhi", `${ETH[0]},${ETH[1]},0,1`, `${ETH[2]},${ETH[3]},0,1`),
  ],
  ["payments in Korean", lines("보낸주소,받는주소,금액", `${ETH[0]},${ETH[1]},1`, `${ETH[2]},${ETH[3]},1`)],
  ["payments in Chinese", lines("付款地址,收款地址,金额", `${ETH[0]},${ETH[1]},1`, `${ETH[2]},${ETH[3]},1`)],
  ["whom transactions paid", lines("tx_hash,to", `0x${"ab".repeat(32)},${ETH[1]}`, `0x${"cd".repeat(32)},${ETH[2]}`)],
  [
    "payments as records",
    json([
      { from: ETH[0], to: ETH[1], value: "1" },
      { from: ETH[2], to: ETH[3], value: "2" },
    ]),
  ],
  ["edges between accounts", lines("input_address,output_address", `${BTC[0]},${BTC[1]}`, `${BTC[2]},${BTC[3]}`)],
  [
    "two accounts in a row without names",
    lines(`0x${"ab".repeat(32)},${ETH[0]},${ETH[1]},5`, `0x${"cd".repeat(32)},${ETH[2]},${ETH[3]},6`),
  ],
];
