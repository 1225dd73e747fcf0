// Targets inside of links: the address that an explorer shows, the site that a wallet, a scanner, a search or a redirect
// leads to. The carrier is innocent of them.
import { attempt } from "./codecs/attempt.ts";
import { isExplorer } from "./explorers.ts";

/** Where a carrier has its text: in a parameter of the query, or in the first group of `rest` (path, query and fragment). */
type Carrier = {
  readonly params?: readonly string[];
  readonly rest?: RegExp;
  /** Paths that carry something, where not all do. */
  readonly on?: RegExp;
};

const REDIRECT: Carrier = {
  params: [
    "url",
    "u",
    "to",
    "q",
    "target",
    "redirectUrl",
    "redirect_url",
    "redirect",
    "dest",
    "link",
    "goto",
    "a",
    "z",
  ],
};
const SEARCH: Carrier = {
  params: ["q", "query", "wd", "word", "text", "p", "url", "u", "imgurl", "adurl", "uddg", "RU", "keyword", "search"],
};
const DAPP: Carrier = {
  params: ["url", "cb_url", "dappUrl", "deeplink", "link", "uri", "target", "params", "address", "to"],
  rest: /^\/(?:ul\/)?(?:v\d\/)?(?:dapp|browse|browser|open|send|transfer|u)\/([^?]+)/i,
};
/** A site's page at those who rate, scan or register sites. */
const ABOUT: Carrier = {
  params: [
    ...[
      "url",
      "q",
      "d",
      "domain",
      "name",
      "host",
      "hostname",
      "query",
      "search",
      "target",
      "u",
      "uri",
      "site",
      "website",
    ],
    ...["keyword", "indicator", "input", "action", "href"],
  ],
  rest: /^\/(?:[\w-]+\/){0,4}?(?:#\/?(?:[\w-]+\/)?)?((?:https?(?::|%3a)[^?]*|[^/?#\s]+\.[^/?#\s]{2,}[^?#]*))/i,
};
const ARCHIVE: Carrier = {
  params: ["url"],
  rest: /^\/(?:web\/|wayback\/)?(?:[\d*]{1,14}[a-z_*]*\/)?((?:https?:|[^/]+\.).+)$/i,
};
const AMP: Carrier = { rest: /^\/(?:amp|[civ]|wp)\/(?:s\/)?([^?]+)/i };

const named = (carrier: Carrier, hosts: string) => hosts.split(/\s+/).map((host) => [host, carrier] as const);

/** By the host without `www.`, `m.` or a language. A host may carry in several ways. */
const CARRIERS: readonly (readonly [host: string, carrier: Carrier])[] = [
  // Wallets' links into their own browsers, and payment links
  ...named(
    DAPP,
    `metamask.app.link link.metamask.io go.cb-w.com wallet.coinbase.com connect.token.im token.im phantom.app phantom.com
    solflare.com link.trustwallet.com trustwallet.app.link bkcode.vip bkapp.vip web3.bitget.com link.safepal.io safepal.com
    rnbwapp.com rainbow.me link.zerion.io backpack.app app.tonkeeper.com tonhub.com app.kaiawallet.io app.kaikas.io klipwallet.com
    link.onekey.so app.onekey.so link.tokenpocket.pro tp-lab.tptool.pro mathwallet.org ok.me onto.app link.exodus.com
    link.ledger.com keplr.app leapwallet.io link.bitizen.org 1inch.io wallet.crypto.com imtoken.page.link`,
  ),
  ...named(
    { params: ["deeplink", "url", "dappUrl"], on: /^\/(?:[\w-]+\/)?(?:download|web3|dapp)/i },
    "okx.com okx.ac okx.org",
  ),
  ...named({ params: ["url", "_dp", "startPagePath"] }, "app.binance.com"),
  // Searches
  ...named(
    SEARCH,
    `google.com bing.com duckduckgo.com search.naver.com m.search.naver.com search.daum.net search.yahoo.com search.yahoo.co.jp
    baidu.com yandex.ru yandex.com ya.ru so.com sogou.com ecosia.org search.brave.com startpage.com qwant.com search.nate.com
    search.zum.com presearch.com kagi.com perplexity.ai shodan.io search.censys.io publicwww.com`,
  ),
  ...named({ rest: /\/RU=([^/]+)/ }, "r.search.yahoo.com"),
  // Scanners, registries and reviews of sites
  ...named(
    ABOUT,
    `virustotal.com urlscan.io scamadviser.com whois.com who.is whois.domaintools.com domaintools.com lookup.icann.org
    viewdns.info securitytrails.com crt.sh builtwith.com similarweb.com semrush.com sitecheck.sucuri.net safeweb.norton.com
    trustpilot.com downforeveryoneorjustme.com isitdownrightnow.com mxtoolbox.com dnschecker.org otx.alienvault.com
    hybrid-analysis.com urlvoid.com scamdoc.com scam-detector.com gridinsoft.com phishtank.org phishtank.com checkphish.bolster.ai
    checkphish.ai urlhaus.abuse.ch threatfox.abuse.ch cryptoscamdb.org scamsniffer.io chainpatrol.io app.chainpatrol.io
    chainabuse.com sitejabber.com mywot.com web-check.xyz webpagetest.org ssllabs.com ipinfo.io abuseipdb.com nslookup.io
    threatcrowd.org exchange.xforce.ibmcloud.com transparencyreport.google.com safebrowsing.google.com pagespeed.web.dev
    validator.w3.org dnslytics.com whoxy.com whois.kisa.or.kr xn--c79as89aj0e29b77z.xn--3e0b707e whatsmydns.net intodns.com
    easycounter.com hypestat.com statshow.com websiteplanet.com emailveritas.com islegitsite.com scamvoid.net scamwatcher.com
    scamminder.com tranco-list.eu app.any.run opentip.kaspersky.com sitereview.bluecoat.com quttera.com radar.cloudflare.com
    url.fht.im metamask.github.io phishing.metamask.io talosintelligence.com thecheat.co.kr siterankdata.com webparanoid.com
    even-insight.com check-host.net global.sitesafety.trendmicro.com tria.ge pulsedive.com joesandbox.com isitphishing.org
    pentest-tools.com netcraft.com sitereport.netcraft.com hostingchecker.com host.io dnsdumpster.com spyse.com fofa.info
    zoomeye.org polyswarm.network threatminer.org bgp.he.net robtex.com iplocation.net whoisxmlapi.com godaddy.com
    namecheap.com urlquery.net phish.report stopforumspam.com spamhaus.org check.spamhaus.org
    police.go.kr ecrm.police.go.kr cyberbureau.police.go.kr boho.or.kr krcert.or.kr opendns.com`,
  ),
  // Archives, caches and translations
  ...named(
    ARCHIVE,
    "web.archive.org archive.org archive.today archive.ph archive.is archive.md archive.li archive.vn archive.fo megalodon.jp",
  ),
  ...named({ params: ["q"], rest: /[?&]q=cache:(?:[\w-]+:)?([^&+]+)/i }, "webcache.googleusercontent.com"),
  ...named(
    REDIRECT,
    "translate.google.com papago.naver.net translate.yandex.com translate.yandex.ru translatetheweb.com 12ft.io",
  ),
  ...named(
    { params: ["u", "url"], on: /^\/(?:website|translate)/ },
    "translate.google.co.kr translate.google.co.jp translate.google.de",
  ),
  ...named(AMP, "google.com cdn.ampproject.org"),
  // Doors out of large sites, and links that mails and messengers rewrite
  ...named({ ...REDIRECT, on: /^\/(?:url|imgres|aclk|pagead)/ }, "google.com googleadservices.com"),
  ...named(
    REDIRECT,
    `l.facebook.com lm.facebook.com l.instagram.com l.threads.com l.threads.net l.messenger.com l.wl.co out.reddit.com
    t.umblr.com link.zhihu.com slack-redir.net cc.naver.com link.naver.com disq.us exit.sc deref-gmx.net deref-web-02.de
    deref-mail.com anonym.to anonym.es nullrefer.com safelinks.protection.outlook.com linkprotect.cudasvc.com
    urldefense.proofpoint.com link.juejin.cn c.pc.qq.com mail.qq.com weixin110.qq.com link.csdn.net gate.sc clk.naver.com
    adcr.naver.com external-content.duckduckgo.com weibo.cn gourl.page social-plugins.line.me api.qrserver.com quickchart.io
    chart.googleapis.com redirect.pizza steam-linkfilter.com links.bit.ly via.hypothes.is outline.com`,
  ),
  ...named({ ...REDIRECT, on: /^\/(?:l|lite)\b/ }, "duckduckgo.com"),
  ...named({ ...REDIRECT, on: /^\/(?:redirect|attribution_link)/ }, "youtube.com"),
  ...named({ ...REDIRECT, on: /^\/(?:sharer|share|dialog|flx|l\.php)/ }, "facebook.com"),
  ...named({ ...REDIRECT, on: /^\/(?:share|intent|home|i\/redirect)/ }, "twitter.com x.com"),
  ...named({ ...REDIRECT, on: /^\/(?:share|iv)\b/ }, "t.me telegram.me telegram.dog"),
  ...named({ ...REDIRECT, on: /^\/(?:redir|safety|shareArticle|sharing)/ }, "linkedin.com"),
  ...named({ ...REDIRECT, on: /^\/(?:away|share)/ }, "vk.com m.vk.com vk.ru"),
  ...named({ ...REDIRECT, on: /^\/linkfilter/ }, "steamcommunity.com"),
  ...named({ ...REDIRECT, on: /^\/link/ }, "tiktok.com pinterest.com zalo.me"),
  ...named(
    { rest: /^\/(?:l|out)?\??(https?.+)$/i },
    "href.li dereferer.org dereferer.me hidemyref.com anonym.to nullrefer.com 12ft.io",
  ),
  ...named(
    { params: ["data", "chl", "text"] },
    "api.qrserver.com quickchart.io chart.googleapis.com chart.apis.google.com",
  ),
  ...named({ params: ["domain", "url"] }, "protect-us.mimecast.com protect-eu.mimecast.com protect2.fireeye.com"),
  ...named({ rest: /^\/v3\/__(.+?)__;/ }, "urldefense.com"),
  ...named({ rest: /^\/(.+)$/ }, "r.jina.ai corsproxy.io"),
];

const BY_HOST: ReadonlyMap<string, readonly Carrier[]> = Map.groupBy(CARRIERS, ([host]) => host)
  .entries()
  .reduce(
    (all, [host, entries]) =>
      all.set(
        host,
        entries.map(([, carrier]) => carrier),
      ),
    new Map(),
  );

/** Apps' own schemes; each of their links leads into the app, never to a host of its own. */
const APP_SCHEME =
  /^(?:metamask|dapp|cbwallet|okx|okex|imtokenv?2?|phantom|solflare|trust|bitkeep|bitget|tpdapp|tpoutside|safepal(?:wallet)?|rainbow|mathwallet|zerion|onekey(?:-wallet)?|roninwallet|tonkeeper|tonhub|bnc|binance|bybitapp|tronlinkoutside|tronlink|backpack|kaikas|kaiawallet|klip|exodus|ledgerlive|keplrwallet|coin98|uniswap|dfw|gtrustapp|view-source|googlechromes?|microsoft-edge|intent|brave|samsunginternet|naversearchapp|kakaotalk|line|tg|whatsapp|viber|weixin|fb|twitter|instagram|slack|web\+\w+):/i;

/** Within one link at most: what others wrote has bounds. */
const DEPTH = 4;
const MOST = 40;

/**
 * The texts in a link that may be targets themselves, the innermost of nested links too, decoded: each to be judged as if it had
 * been pasted. In a link that is no carrier only links and what is as long as an address.
 */
export function carriedIn(link: string): readonly string[] {
  return [...new Set(inside(link.slice(0, 8_192), DEPTH))].slice(0, MOST);
}

/** Whether a link only leads to what it carries: it is not blamed where something was found in it. */
export const isCarrier = (link: string): boolean =>
  APP_SCHEME.test(link) || isExplorer(hostOf(link)) || carriersOf(link).length > 0 || proxied(link) !== undefined;

function inside(link: string, depth: number): readonly string[] {
  if (depth === 0) return [];
  return piecesOf(link).flatMap((piece) => {
    if (!LINK.test(piece)) return [piece];
    const within = inside(piece, depth - 1);
    return isCarrier(piece) && within.length > 0 ? within : [piece, ...within];
  });
}

const LINK = /^[a-z][a-z0-9+.-]{1,20}:\S/i;

function piecesOf(link: string): readonly string[] {
  const host = proxied(link);
  if (host !== undefined) return [host];
  const carriers = carriersOf(link);
  const found = carriers.flatMap((carrier) => valuesOf(link, carrier));
  if (found.length > 0) return found;
  const intended = intendedBy(link);
  if (intended.length > 0) return intended;
  const pieces = segmentsOf(link);
  if (APP_SCHEME.test(link)) return pieces;
  if (isExplorer(hostOf(link))) return pieces.flatMap((piece) => [piece, ...joinedIn(piece)]);
  return [
    ...nestedIn(link),
    ...askedHostsIn(link),
    ...pieces.filter((piece) => ADDRESS_LIKE.test(piece) && !LINK.test(piece)),
  ];
}

/** Android's own links: what they open, and what where that can't be opened. The app's package is no host. */
function intendedBy(link: string): readonly string[] {
  const [, place = "", extras = ""] = /^intent:\/\/([^#]*)#Intent;(.*)$/is.exec(link) ?? [];
  const [, fallback] = /S\.browser_fallback_url=([^;]+)/i.exec(extras) ?? [];
  const opened = /^[\w-]+(?:\.[\w-]+)+(?:[/:?]|$)/.test(place) ? [`https://${place}`] : [];
  return [...opened, ...(fallback === undefined ? [] : spelled(fallback))];
}

/** Addresses that a market joins to other words: `SOL-8aow…`, `ref_8aow…`; TON's own have such signs in them. */
const joinedIn = (piece: string): readonly string[] =>
  /^[EUk0]Q[\w-]{46}$/.test(piece)
    ? []
    : piece.split(/[-_.]/).filter((part) => part !== piece && /^\w{26,}$/.test(part));

/** A piece of at least the length of the shortest address, without a dot. */
const ADDRESS_LIKE = /^(?:[a-z0-9+-]{2,20}:)?[\w+:@-]{20,}$/i;

const hostOf = (link: string): string =>
  (/^(?:[a-z][a-z0-9+.-]*:)?(?:\/\/)?(?:[^/?#@]*@)?([^/?#:]*)/i.exec(link)?.[1] ?? "")
    .toLowerCase()
    .replace(/^www\./, "");

const tailOf = (link: string): string => /^(?:[a-z][a-z0-9+.-]*:\/\/)?[^/?#]*(.*)$/is.exec(link)?.[1] ?? "";

/** The hosts of Google's search in all countries. */
const GOOGLE = /^google\.(?:com?\.)?[a-z]{2}$/;

/** A subdomain for telephones, a language, or one of Outlook's regions. */
const PREFIX = /^(?:m|mobile|[a-z]{2}(?:-[a-z]{2})?|[a-z]{2,4}\d{2}[a-z]?)\./;

function carriersOf(link: string): readonly Carrier[] {
  const host = hostOf(link);
  const name = GOOGLE.test(host) ? "google.com" : host;
  const tail = tailOf(link);
  const all = BY_HOST.get(name) ?? BY_HOST.get(name.replace(PREFIX, "")) ?? [];
  return all.filter((carrier) => (carrier.on?.test(tail) ?? true) && valuesOf(link, carrier).length > 0);
}

function valuesOf(link: string, { params = [], rest }: Carrier): readonly string[] {
  const tail = tailOf(link);
  const pairs = pairsOf(tail);
  const asked = params.flatMap((name) =>
    pairs.flatMap(([key, value]) => (key.toLowerCase() === name.toLowerCase() ? [value] : [])),
  );
  const ofRest = rest?.exec(tail)?.[1];
  return [...asked, ...(ofRest === undefined ? [] : [ofRest])]
    .map((text) => (hostOf(link) === PROOFPOINT ? ofProofpoint(text) : text))
    .flatMap(spelled)
    .map((text) => text.replace(OPERATOR, ""))
    .filter((text) => text !== "");
}

/** Before a site in what a search or a scanner is asked for: `site:`, `mx:`, all its subdomains. */
const OPERATOR =
  /^(?:["'“]|(?:page\.)?(?:site|domain|hostname|host|url|inurl|mx|a|ns|txt|ip|whois)[:=](?!\/\/)|[%*]\.)+/i;

const PROOFPOINT = "urldefense.proofpoint.com";
/** Its second version writes `%` as a hyphen and `/` as an underscore. */
const ofProofpoint = (text: string): string => text.replace(/-([0-9A-F]{2})/g, "%$1").replaceAll("_", "/");

/** In the query and in a fragment that has one. */
const pairsOf = (tail: string): readonly (readonly [key: string, value: string])[] =>
  tail
    .split(/[?#&;]/)
    .slice(1)
    .flatMap((pair) => {
      const at = pair.indexOf("=");
      return at === -1 ? [] : [[pair.slice(0, at), pair.slice(at + 1)] as const];
    });

const segmentsOf = (link: string): readonly string[] =>
  (APP_SCHEME.test(link) ? link.replace(/^[^:]*:(?:\/\/)?/, "") : tailOf(link))
    .split(/[/?#&=;,]/)
    .flatMap((piece) => spelled(piece))
    .filter((piece) => piece.length > 2);

/** A host by itself, where the link says that it is one: `?host=evil.com`, `/domain/evil.com`. */
const ASKED_HOST =
  /(?:[?&#](?:host(?:name)?|domain(?:_?name)?|site|website|url|uri|link|target|dest(?:ination)?|redirect(?:_?(?:to|url))?|lookup|indicator)=|\/(?:domains?|host(?:name)?s?|sites?|websites?|check(?:-website)?|whois|lookup|review|report|scan|url|indicator)\/)((?:[\w-]{1,63}\.){1,6}[a-z]{2,24})(?=[/?&#:]|$)/gi;

const askedHostsIn = (link: string): readonly string[] =>
  [...decoded(tailOf(link)).matchAll(ASKED_HOST)].flatMap(([, host = ""]) => (NO_HOST.test(host) ? [] : [host]));

/** Files of the site itself. */
const NO_HOST = /\.(?:html?|php\d?|aspx?|jsp|do|js|json|xml|txt|md|py|sh|zip|pdf|png|jpe?g|gif|svg|webp|css|naver)$/i;

/** Whole links in what stands after the host, whether encoded or not. */
function nestedIn(link: string): readonly string[] {
  const tail = tailOf(link);
  const encoded = [...tail.split(/[?#&=]/), tail].flatMap(spelled);
  return encoded.flatMap((text) => [...text.matchAll(/https?:\/\/[^\s"'<>{}|\\^`]+/gi)].map(([nested]) => nested));
}

const BASE64_LINK = /^(?:a1)?(aHR0c[\w+/-]{8,}={0,2})$/;

/** A text as it is meant: percent-encoded once or more, or a link in base64; of JSON the links in it. */
function spelled(text: string): readonly string[] {
  const plain = decoded(text).trim();
  const [, base64] = BASE64_LINK.exec(plain) ?? [];
  if (base64 !== undefined) return [base64Text(base64)];
  if (!/^[{[]/.test(plain)) return [plain];
  return [...plain.matchAll(/https?:\/\/[^\s"'<>{}|\\^`]+/gi)].map(([nested]) => nested);
}

/** Takes either alphabet, and a letter too many where the text was cut. */
function base64Text(base64: string): string {
  const plain = base64.replace(/=+$/, "").replaceAll("-", "+").replaceAll("_", "/");
  const whole = plain.length % 4 === 1 ? plain.slice(0, -1) : plain;
  return new TextDecoder().decode(Uint8Array.from(atob(whole), (letter) => letter.charCodeAt(0)));
}

function decoded(text: string): string {
  let plain = text;
  for (let times = 0; times < DEPTH && /%[0-9a-f]{2}/i.test(plain); times += 1) {
    const next = attempt(() => decodeURIComponent(plain.replaceAll("+", "%20")));
    if (next === undefined || next === plain) break;
    // An inner link's own parameters stay in it: it is read as a link of its own.
    plain = next;
    if (LINK.test(plain)) break;
  }
  return plain;
}

/** Translations and caches that spell a site in their own host: `evil-com.translate.goog`. */
function proxied(link: string): string | undefined {
  const [, label] = /^([a-z0-9-]+)\.(?:translate\.goog|cdn\.ampproject\.org)$/.exec(hostOf(link)) ?? [];
  if (label === undefined) return undefined;
  const host = label.replace(/--|-/g, (dash) => (dash === "-" ? "." : "-"));
  return host.includes(".") ? host + tailOf(link).replace(/[?&]_x_tr_[^&#]*/g, "") : undefined;
}
