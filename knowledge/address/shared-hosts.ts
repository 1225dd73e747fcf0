// Shared hosts: the host is innocent and the path names the tenant. They are told by rules, so that a report on one page never
// condemns the host: an account's form where the service has one, the first segment or the whole page of a well-known operator's
// hosts, and what the Public Suffix List has for the tenants of hosting.
import { parse } from "tldts";
import { HOSTING } from "./safe-list/hosting.ts";
import { FEDERATED, FIRST_SEGMENT, OPERATORS, TENANT_HOSTS } from "./well-known-hosts.ts";

export type SharedHost = {
  /** First path segments that only introduce the tenant's name: `/in/{name}`. */
  readonly prefixes?: readonly string[];
  /** The tenant's name is not case-sensitive. */
  readonly fold?: true;
  /** The whole page is the tenant: one document, one form, one post. */
  readonly whole?: true;
  /** A query parameter that names the tenant. */
  readonly query?: string;
  /** `@name`, of this host or of another one. */
  readonly federated?: true;
};

const NAME: SharedHost = { fold: true };
/** Short links and invitations: case-sensitive codes. */
const CODE: SharedHost = {};
const WHOLE: SharedHost = { whole: true };

/** Services whose accounts have a form of their own; accounts.ts leads other spellings to it. */
export const SHARED_HOSTS: Readonly<Record<string, SharedHost>> = {
  // People and groups
  "twitter.com": NAME,
  "facebook.com": { prefixes: ["groups", "pages", "people", "events"], fold: true, query: "id" },
  "fb.me": { prefixes: ["e", "p", "v", "g"] },
  "instagram.com": { prefixes: ["p"], fold: true },
  "threads.net": { prefixes: ["t"], fold: true },
  "tiktok.com": NAME,
  "linkedin.com": { prefixes: ["in", "company", "school", "showcase", "pub"], fold: true },
  "youtube.com": { prefixes: ["channel", "c", "user", "post", "clip"], query: "v" },
  "youtu.be": CODE,
  "t.me": { prefixes: ["joinchat", "addstickers", "addemoji", "addlist", "c", "m", "contact"], fold: true },
  "discord.com": { prefixes: ["invite", "channels", "users", "oauth2"] },
  "discord.gg": CODE,
  "wa.me": { prefixes: ["message", "qr"] },
  "whatsapp.com": { prefixes: ["channel"] },
  "chat.whatsapp.com": CODE,
  "viber.me": CODE,
  "chats.viber.com": NAME,
  "invite.viber.com": { query: "g2" },
  "zalo.me": { prefixes: ["g", "pc"] },
  "signal.me": WHOLE,
  "signal.group": WHOLE,
  "snapchat.com": { prefixes: ["add", "t"], fold: true },
  "bsky.app": { prefixes: ["profile"], fold: true },
  "line.me": WHOLE,
  "lin.ee": CODE,
  "open.kakao.com": { prefixes: ["o", "me"] },
  "pf.kakao.com": CODE,
  "qr.kakao.com": { prefixes: ["talk"] },
  "band.us": { prefixes: ["band", "page", "n"], fold: true },
  "reddit.com": { prefixes: ["r", "u", "user", "comments"], fold: true },
  "steamcommunity.com": { prefixes: ["id", "profiles", "groups"], fold: true },
  "vk.com": NAME,
  "weibo.com": { prefixes: ["u", "n"], fold: true },
  "u.wechat.com": CODE,
  "weixin.qq.com": { prefixes: ["r", "g"] },
  "work.weixin.qq.com": { prefixes: ["ca", "u", "kfid"] },
  "mp.weixin.qq.com": { prefixes: ["s"], query: "__biz" },
  "qm.qq.com": { prefixes: ["q"] },
  "user.qzone.qq.com": CODE,
  "space.bilibili.com": CODE,
  "linktr.ee": NAME,
  "github.com": NAME,
  "gist.github.com": NAME,
  "raw.githubusercontent.com": NAME,
  "opensea.io": { prefixes: ["collection", "assets"], fold: true },
  // Writing
  "medium.com": NAME,
  "blog.naver.com": NAME,
  "cafe.naver.com": { prefixes: ["cafes"], fold: true },
  "post.naver.com": { query: "memberNo" },
  "pastebin.com": { prefixes: ["raw", "u"] },
  "bitcointalk.org": { whole: true, query: "topic" },
  "change.org": { prefixes: ["p"] },
  "telegra.ph": CODE,
  // Documents, forms and files
  "docs.google.com": WHOLE,
  "drive.google.com": WHOLE,
  "sites.google.com": { prefixes: ["view", "site", "d", "a"] },
  "storage.googleapis.com": CODE,
  "storage.cloud.google.com": CODE,
  "s3.amazonaws.com": CODE,
  "forms.yandex.ru": WHOLE,
  "ipfs.io": { prefixes: ["ipfs", "ipns"] },
  "cloudflare-ipfs.com": { prefixes: ["ipfs", "ipns"] },
  "gateway.pinata.cloud": { prefixes: ["ipfs", "ipns"] },
};

const HOSTS_OF_TENANTS: ReadonlySet<string> = new Set([
  ...TENANT_HOSTS,
  ...HOSTING.flatMap(({ entries }) => entries.map(([host]) => host)).filter((host) => !OPERATORS.has(host)),
]);

/** Below these each name is a tenant's. */
const isHostOfTenants = (host: string): boolean => HOSTS_OF_TENANTS.has(host) || /^blogspot\.[a-z.]{2,6}$/.test(host);

/** How a shared host names its tenants; undefined where the host is one holder's. */
export function sharedHostOf(host: string): SharedHost | undefined {
  if (Object.hasOwn(SHARED_HOSTS, host)) return SHARED_HOSTS[host];
  if (FEDERATED.has(host)) return { federated: true };
  if (isHostOfTenants(host)) return WHOLE;
  const { domain, isPrivate } = parse(host, { allowPrivateDomains: true });
  if (isPrivate === true) return domain === null && !isAnyName(host) ? CODE : undefined;
  return operatorOf(host);
}

/** The nearest of the domains above decides. */
function operatorOf(host: string): SharedHost | undefined {
  const labels = host.split(".");
  for (const at of labels.keys()) {
    const name = labels.slice(at).join(".");
    if (FIRST_SEGMENT.has(name)) return CODE;
    if (OPERATORS.has(name) || Object.hasOwn(SHARED_HOSTS, name)) return WHOLE;
    if (isHostOfTenants(name)) return undefined;
  }
  return undefined;
}

/** Where every name is a suffix (`*.eth.limo`), a name is a tenant. */
function isAnyName(host: string): boolean {
  const other = host.replace(/^[^.]*/, "any-other-name");
  return parse(other, { allowPrivateDomains: true }).domain === null;
}

/** First words of the paths of many services that name no tenant. */
const INTRODUCES: ReadonlySet<string> = new Set(
  `i p s a c d e m q t v view share shares sharer intent login signin signup register search explore hashtag hashtags tag tags topic topics home
  about help support settings privacy terms policies legal messages direct notifications accounts account download downloads app apps en ko kr
  ja jp zh cn de fr es index.html index.php post posts article articles blog news video videos watch channel channels user users profile member
  members group groups event events page pages product products shop store stores item items goods category categories board bbs forum thread
  threads r u live clip clips story stories reel media file files folder folders link links go redirect url join invite form forms survey
  project projects campaign campaigns fundraiser`.split(/\s+/),
);

/** Parameters of a query that tell one page from another. */
const TELLS =
  /^(?:.*(?:id|no|num|seq|idx|srl|code|uin|biz|sn)|v|t|p|k|l|q|tid|board|bo_table|topic|thread|user|username|name|list|item|key|date|doc|query|path)$/i;
/** Those of visits and campaigns end like them. */
const TRACKS =
  /^(?:utm_.*|.*clid|ig_?sh(?:id)?|.*(?:session|sess|track|visit|click|campaign|ad|ref|source|device|client|request)_?id|sid|phpsessid|si|ref.*|src|from|lang|hl|mid|cid|eid|page_?no|page_?num)$/i;

/** The tenant's part of a link: the key is `host/{tenant}`. Undefined where it names none. */
export function tenantOf(shared: SharedHost, url: URL): string | undefined {
  const segments = url.pathname.split("/").filter((segment) => segment !== "");
  const named = shared.query === undefined ? undefined : url.searchParams.get(shared.query);
  if (named) return `${segments.join("/")}?${shared.query}=${named}`;
  if (shared.federated) return memberOf(segments) ?? pageOf(segments, url);
  const [first = "", second] = segments;
  const lower = first.toLowerCase();
  if (!shared.whole && shared.prefixes?.includes(lower)) return second && `${lower}/${second}`;
  // Private invitations (t.me/+code) are codes even where names are not told apart by case.
  if (!shared.whole && !INTRODUCES.has(lower))
    return (shared.fold && !first.startsWith("+") ? lower : first) || undefined;
  return pageOf(segments, url);
}

function pageOf(segments: readonly string[], url: URL): string | undefined {
  const told = [...url.searchParams]
    .filter(([name, value]) => TELLS.test(name) && !TRACKS.test(name) && value !== "" && value.length <= 200)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .sort();
  const query = told.length > 0 ? `?${told.join("&")}` : "";
  return segments.join("/") + query || undefined;
}

/** `/@name`, `/users/name`, `/web/@name`. */
function memberOf(segments: readonly string[]): string | undefined {
  const [, name] = /^(?:web\/@|users\/|@)([\w.@-]{1,100})(?:\/|$)/.exec(segments.join("/")) ?? [];
  return name && `@${name.toLowerCase()}`;
}
