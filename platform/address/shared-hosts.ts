// Shared hosts: the host is innocent and the path names the tenant. Hosts with a subdomain per tenant (x.github.io,
// x.blogspot.com) need no entry, because each tenant is its own host.

export type SharedHost = {
  /** First path segments that only introduce the tenant's name: `/in/{name}`. */
  readonly prefixes?: readonly string[];
  /** The tenant's name is not case-sensitive. */
  readonly fold?: true;
  /** The whole path is the tenant: one document, one form. */
  readonly whole?: true;
  /** A query parameter that names the tenant. */
  readonly query?: string;
};

const NAME: SharedHost = { fold: true };
/** Short links and invitations: case-sensitive codes. */
const CODE: SharedHost = {};
const WHOLE: SharedHost = { whole: true };

/** Other names of the same service, tenants included. */
export const HOST_ALIASES: Readonly<Record<string, string>> = {
  "x.com": "twitter.com",
  "mobile.twitter.com": "twitter.com",
  "mobile.x.com": "twitter.com",
  "fb.com": "facebook.com",
  "m.facebook.com": "facebook.com",
  "web.facebook.com": "facebook.com",
  "m.youtube.com": "youtube.com",
  "telegram.me": "t.me",
  "telegram.dog": "t.me",
  "old.reddit.com": "reddit.com",
  "m.vk.com": "vk.com",
  "m.blog.naver.com": "blog.naver.com",
  "m.cafe.naver.com": "cafe.naver.com",
};

export const SHARED_HOSTS: Readonly<Record<string, SharedHost>> = {
  // People and groups
  "twitter.com": { prefixes: ["i", "intent"], fold: true },
  "facebook.com": { prefixes: ["groups", "pages", "people", "events"], fold: true, query: "id" },
  "instagram.com": NAME,
  "threads.net": NAME,
  "tiktok.com": NAME,
  "linkedin.com": { prefixes: ["in", "company", "school"], fold: true },
  "youtube.com": { prefixes: ["channel", "c", "user", "shorts", "live"], query: "v" },
  "youtu.be": CODE,
  "t.me": { prefixes: ["joinchat", "s", "addstickers"], fold: true },
  "discord.com": { prefixes: ["invite", "channels"] },
  "discord.gg": CODE,
  "wa.me": CODE,
  "chat.whatsapp.com": CODE,
  "line.me": WHOLE,
  "open.kakao.com": { prefixes: ["o", "me"] },
  "pf.kakao.com": CODE,
  "band.us": { prefixes: ["band", "page", "n"], fold: true },
  "reddit.com": { prefixes: ["r", "u", "user"], fold: true },
  "vk.com": NAME,
  "weibo.com": { prefixes: ["u", "n"], fold: true },
  "steemit.com": NAME,
  "linktr.ee": NAME,
  "github.com": NAME,
  "gist.github.com": NAME,
  "raw.githubusercontent.com": NAME,
  "gitlab.com": NAME,
  "bitbucket.org": NAME,
  "opensea.io": { prefixes: ["collection", "assets"], fold: true },
  // Writing
  "medium.com": NAME,
  "blog.naver.com": { fold: true, query: "blogId" },
  "cafe.naver.com": NAME,
  "post.naver.com": { query: "memberNo" },
  "cafe.daum.net": NAME,
  "brunch.co.kr": NAME,
  "telegra.ph": CODE,
  "pastebin.com": { prefixes: ["raw", "u"] },
  "bitcointalk.org": { whole: true, query: "topic" },
  "change.org": { prefixes: ["p"] },
  // Documents, forms and files
  "docs.google.com": WHOLE,
  "drive.google.com": { whole: true, query: "id" },
  "sites.google.com": { prefixes: ["view", "site"] },
  "forms.gle": CODE,
  "storage.googleapis.com": CODE,
  "storage.cloud.google.com": CODE,
  "s3.amazonaws.com": CODE,
  "forms.office.com": { whole: true, query: "id" },
  "forms.yandex.ru": WHOLE,
  "typeform.com": WHOLE,
  "dropbox.com": WHOLE,
  "mega.nz": WHOLE,
  "mediafire.com": WHOLE,
  "notion.so": WHOLE,
  "ipfs.io": { prefixes: ["ipfs", "ipns"] },
  "cloudflare-ipfs.com": { prefixes: ["ipfs", "ipns"] },
  "gateway.pinata.cloud": { prefixes: ["ipfs", "ipns"] },
  // Shops of apps and extensions
  "play.google.com": { whole: true, query: "id" },
  "apps.apple.com": WHOLE,
  "chrome.google.com": WHOLE,
  "chromewebstore.google.com": WHOLE,
  "addons.mozilla.org": WHOLE,
  // Short links
  "bit.ly": CODE,
  "goo.gl": CODE,
  "tinyurl.com": CODE,
  "t.co": CODE,
  "ow.ly": CODE,
  "is.gd": CODE,
  "v.gd": CODE,
  "cutt.ly": CODE,
  "rb.gy": CODE,
  "rebrand.ly": CODE,
  "buff.ly": CODE,
  "shorturl.at": CODE,
  "me2.kr": CODE,
  "han.gl": CODE,
  "url.kr": CODE,
};
