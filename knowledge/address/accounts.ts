// Accounts on services, whatever a link to one looks like: apps' own schemes, forms for telephones, mirrors, previews. Each becomes
// the one place (host and path) that the account is known by.

type Rewrite = readonly [form: RegExp, place: string | ((...groups: string[]) => string)];

const unescaped = (text: string): string => text.replace(/%2B/gi, "+").replace(/%40/gi, "@").replace(/%7E/gi, "~");
const digits = (text: string): string =>
  unescaped(decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, "")))
    .replace(/\D/g, "")
    .replace(/^00/, "");

/** Links of apps, which lead to no host. */
const APPS: readonly Rewrite[] = [
  [/^tg:\/*(?:resolve|privatepost)\/?\?(?:.*&)?domain=([\w]+)/i, "t.me/$1"],
  [/^tg:\/*resolve\/?\?(?:.*&)?phone=\+?(\d+)/i, "t.me/+$1"],
  [/^tg:\/*join\/?\?(?:.*&)?invite=([\w-]+)/i, "t.me/+$1"],
  [/^tg:\/*addlist\/?\?(?:.*&)?slug=([\w-]+)/i, "t.me/addlist/$1"],
  [/^tg:\/*openmessage\/?\?(?:.*&)?user_id=(\d+)/i, "t.me/@id$1"],
  [/^kakaoopen:\/*join\/?\?(?:.*&)?l=([\w-]+)/i, "open.kakao.com/o/$1"],
  [/^kakao(?:talk|open|link|plus):\/*open\/(?:join|link)\/?\?(?:.*&)?l(?:ink)?=([\w-]+)/i, "open.kakao.com/o/$1"],
  [/^naverblog:\/*(?:blog|post)\/?\?(?:.*&)?blogId=(\w+)/i, "blog.naver.com/$1"],
  [/^kakao(?:talk|plus):\/*plusfriend\/(?:home|friend|chat|talk\/chat)\/(@?[^/?#]+)/i, "pf.kakao.com/$1"],
  [/^line:\/*(?:R\/)?(.+)/i, "line.me/R/$1"],
  [/^whatsapp:\/*send\/?\?(?:.*&)?phone=([^&#]+)/i, (phone) => `wa.me/${digits(phone)}`],
  [/^whatsapp:\/*chat\/?\?(?:.*&)?code=([\w-]+)/i, "chat.whatsapp.com/$1"],
  [/^viber:\/*(?:chat|add|contact)\/?\?(?:.*&)?number=([^&#]+)/i, (phone) => `viber.me/${digits(phone)}`],
  [/^viber:\/*(?:pa|public)\/?\?(?:.*&)?(?:chatURI|id)=([\w.-]+)/i, "chats.viber.com/$1"],
  [/^viber:\/*pg\/?\?(?:.*&)?id=([^&#]+)/i, "invite.viber.com/?g2=$1"],
  [/^weixin:\/*contacts\/profile\/([\w@.-]+)/i, "u.wechat.com/$1"],
  [/^weixin:\/*dl\/(?:business|chat)\/?\?(.+)/i, "weixin.qq.com/dl/business?$1"],
  [/^(?:mqq|mqqapi|mqqwpa|tencent):.*?[?&]uin=(\d+)/i, "user.qzone.qq.com/$1"],
  [/^instagram:\/*user\/?\?(?:.*&)?username=([\w.]+)/i, "instagram.com/$1"],
  [/^twitter:\/*user\/?\?(?:.*&)?screen_name=(\w+)/i, "twitter.com/$1"],
  [/^fb(?:-messenger)?:\/*(?:profile|page|user-thread|user|group)\/(?:\?id=)?([\w.]+)/i, "facebook.com/$1"],
  [/^snapchat:\/*add\/([\w.-]+)/i, "snapchat.com/add/$1"],
  [/^sgnl:\/*(signal\.(?:me|group)\/.+)/i, "$1"],
  [/^discord:\/*(?:-\/)?invite\/([\w-]+)/i, "discord.gg/$1"],
  [/^zalo:\/*(?:conversation|qr\/p|profile)\/?(?:\?(?:.*&)?(?:phone|uid)=)?(\w+)/i, "zalo.me/$1"],
  [/^steam:\/*url\/SteamIDPage\/(\d+)/i, "steamcommunity.com/profiles/$1"],
];

/** Each is tried on what the one before made of the place; hosts are in lower case and have no `www.`. */
const PLACES: readonly Rewrite[] = [
  // Telegram
  [/^(?:telegram\.(?:me|dog)|tx\.me)(?=[/?#]|$)/, "t.me"],
  [/^(?!www\.)([a-z]\w{3,31})\.t\.me(?:[/?#].*)?$/i, "t.me/$1"],
  [/^(?:web|webk|weba|webz)\.telegram\.org\/(?:[akz]\/)?(?:\?[^#]*)?#(?:\/?im\?p=)?@(\w+).*/i, "t.me/$1"],
  [
    /^(?:web|webk|weba|webz)\.telegram\.org\/.*tgaddr=tg(?:%3A|:)(?:%2F|\/)*resolve(?:%3F|\?)domain(?:%3D|=)(\w+).*/i,
    "t.me/$1",
  ],
  [/^(?:tgstat\.(?:com|ru)|telegram\.im|telemetr\.(?:io|me)|tlgrm\.(?:eu|ru))\/(?:[\w-]+\/)*@(\w+).*/i, "t.me/$1"],
  [/^(?:fragment\.com\/username|nicegram\.app\/hub\/(?:channel|group|bot))\/(\w+).*/i, "t.me/$1"],
  [/^telemetr\.(?:io|me)\/(?:[a-z]{2}\/)?channels\/\d+-(\w+).*/i, "t.me/$1"],
  [/^t\.me\/(?:s|boost|v|channel)\/(?=\w)/i, "t.me/"],
  [/^t\.me\/joinchat\/\+?([\w-]+).*/i, "t.me/+$1"],
  [/^t\.me\/(?:%2B|\+|%20)([\w-]+).*/i, "t.me/+$1"],
  [/^t\.me\/(?:@|%40)(?=\w)/i, "t.me/"],
  // Kakao
  [/^open\.kakao\.com\/(o|me)\/([^/?#]+).*/i, "open.kakao.com/$1/$2"],
  [/^(?:plus|goto)\.kakao\.com\/(?:home|friend)?\/?(@[^/?#]+|%40[^/?#]+).*/i, "pf.kakao.com/$1"],
  // Line
  [/^line\.naver\.jp(?=\/)/, "line.me"],
  [/^liff\.line\.me\/1645278921-kWRPP32q\/\?(?:.*&)?accountId=([\w.-]+).*/i, "line.me/ti/p/@$1"],
  [/^page\.line\.(?:me|biz)\/(?:%40|@)?([\w.-]+).*/i, "line.me/ti/p/@$1"],
  [
    /^line\.me\/R\/(?:oaMessage|nv\/recommendOA|home\/public\/(?:main|profile)\?(?:.*&)?id=)\/?(?:%40|@)?([\w.-]+).*/i,
    "line.me/ti/p/@$1",
  ],
  [
    /^line\.me\/(?:R\/)?ti\/(p|g2?)\/(%7E|~|%40|@)?([^/?#]+).*/i,
    (kind, sign, name) => `line.me/ti/${kind}/${unescaped(sign)}${name}`,
  ],
  // Instagram, Threads, Facebook
  [/^(?:instagr\.am|m\.instagram\.com|ddinstagram\.com|picuki\.com\/profile|imginn\.com)(?=[/?#]|$)/, "instagram.com"],
  [/^ig\.me\/m\//, "instagram.com/"],
  [/^instagram\.com\/accounts\/login\/?\?(?:.*&)?next=(?:%2F|\/)([\w.]+).*/i, "instagram.com/$1"],
  [/^instagram\.com\/(?:stories|_u|_n)\/(?!highlights\/)([\w.]+).*/i, "instagram.com/$1"],
  [/^instagram\.com\/direct\/t\/([a-z_][\w.]*)\/?$/i, "instagram.com/$1"],
  [/^instagram\.com\/(?:p|reel|reels|tv)\/([\w-]+).*/i, "instagram.com/p/$1"],
  [/^instagram\.com\/([\w.]+)\/(?:p|reel)\/.*/i, "instagram.com/$1"],
  [/^(?:threads\.com|m\.threads\.net)(?=[/?#]|$)/, "threads.net"],
  [/^threads\.net\/t\/([\w-]+).*/i, "threads.net/t/$1"],
  [
    /^(?:fb\.com|(?:m|web|mbasic|touch|mobile|[a-z]{2}-[a-z]{2}|business|free|0|d|upload)\.facebook\.com|facebookcorewwwi\.onion)(?=[/?#]|$)/,
    "facebook.com",
  ],
  [/^fb\.me\/(?:msg\/)?(?!e\/|p\/|v\/|g\/)(?=[\w.])/i, "facebook.com/"],
  [
    /^(?:m\.me|messenger\.com\/t|facebook\.com\/messages\/t|facebook\.com\/pg|fb\.me\/messages\/t)\/([\w.]+).*/i,
    "facebook.com/$1",
  ],
  [/^facebook\.com\/(?:people|pages)\/[^/?#]+\/(?:[^/?#]+\/)?(\d{6,}).*/i, "facebook.com/profile.php?id=$1"],
  [
    /^facebook\.com\/(?:story|permalink|photo|video|profile)\.php\?(?:.*&)?id=(\d+).*/i,
    "facebook.com/profile.php?id=$1",
  ],
  [/^facebook\.com\/(\d{6,})(?:[/?#].*)?$/i, "facebook.com/profile.php?id=$1"],
  [/^facebook\.com\/groups\/([^/?#]+).*/i, (name) => `facebook.com/groups/${name.toLowerCase()}`],
  // X
  [/^(?:(?:mobile|m)\.)?(?:x\.com|twitter\.com)(?=[/?#]|$)/, "twitter.com"],
  [
    /^(?:nitter\.[a-z.]+|xcancel\.com|(?:fx|vx|fixup|fixv)?(?:twitter|x)\.com|fixupx\.com|twstalker\.com)(?=\/\w)/,
    "twitter.com",
  ],
  [/^twitter\.com\/(?:intent\/(?:user|follow)|share)\/?\?(?:.*&)?screen_name=(\w+).*/i, "twitter.com/$1"],
  [/^twitter\.com\/(?:#!\/|@|%40)(\w+).*/i, "twitter.com/$1"],
  // YouTube, TikTok
  [/^(?:m|music|gaming|kids)\.youtube\.com(?=[/?#]|$)|^youtube-nocookie\.com/, "youtube.com"],
  [/^(?:youtu\.be|youtube\.com\/(?:shorts|live|embed|v|e))\/([\w-]{6,}).*/i, "youtube.com/watch?v=$1"],
  [/^youtube\.com\/(?:@|%40)([^/?#]+).*/i, (name) => `youtube.com/@${name.toLowerCase()}`],
  [/^(?:m\.tiktok\.com|tiktok\.com)\/(?:@|%40)([^/?#]+).*/i, (name) => `tiktok.com/@${name.toLowerCase()}`],
  [/^m\.tiktok\.com(?=[/?#]|$)/, "tiktok.com"],
  // Discord, Reddit, LinkedIn, VK
  [
    /^(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/invite\/([\w-]+).*|^discord\.gg\/(?:invite\/)?([\w-]+).*|^discord\.com\/servers\/[\w-]*?(\d{15,}).*/i,
    (...codes) => `discord.gg/${codes.find((code) => code) ?? ""}`,
  ],
  [/^discordapp\.com(?=[/?#]|$)/, "discord.com"],
  [/^(?:old|new|np|m|i|amp|sh)\.reddit\.com(?=[/?#]|$)/, "reddit.com"],
  [
    /^reddit\.com\/(?:r\/[^/]+\/)?comments\/(\w+).*|^redd\.it\/(\w+)$/i,
    (id, short) => `reddit.com/comments/${id || short}`,
  ],
  [/^reddit\.com\/(?:u|user)\/([\w-]+).*/i, (name) => `reddit.com/user/${name.toLowerCase()}`],
  [/^(?:[a-z]{2}|m)\.linkedin\.com(?=[/?#]|$)/, "linkedin.com"],
  [
    /^linkedin\.com\/(in|company|school|showcase|pub)\/([^/?#]+).*/i,
    (kind, name) => `linkedin.com/${kind.toLowerCase()}/${name.toLowerCase()}`,
  ],
  [/^(?:m\.vk\.com|vk\.ru|m\.vk\.ru|vkontakte\.ru|vk\.me)(?=[/?#]|$)/, "vk.com"],
  // WhatsApp, Zalo, Signal, Viber
  [/^(?:(?:api|web)\.)?whatsapp\.com\/send\/?\?(?:.*&)?phone=([^&#]+).*/i, (phone) => `wa.me/${digits(phone)}`],
  [
    /^(?:(?:wa|whatsapp)\.me|api\.whatsapp\.com|whatsapp\.com)\/(?:c\/|catalog\/|send\/|p\/\d+\/)?((?:%2B|\+|00)?\d[\d\s%20-]{5,19})(?:[/?#].*)?$/i,
    (phone) => `wa.me/${digits(phone)}`,
  ],
  [/^wa\.me\/message\/(\w+).*/i, "wa.me/message/$1"],
  [/^chat\.whatsapp\.com\/(?:invite\/)?([\w-]+).*/i, "chat.whatsapp.com/$1"],
  [/^whatsapp\.com\/channel\/([\w-]+).*/i, "whatsapp.com/channel/$1"],
  [/^chat\.zalo\.me\/\?(?:.*&)?phone=(\w+).*/i, "zalo.me/$1"],
  [/^zalo\.me\/(?:pc|s)\/(\w+).*/i, "zalo.me/$1"],
  [/^signal\.(me|group)\/#(.+)$/i, (kind, rest) => `signal.${kind.toLowerCase()}/${unescaped(rest)}`],
  [/^matrix\.to\/#\/(.+)$/i, (rest) => `matrix.to/${unescaped(rest)}`],
  // Naver
  [/^m\.(blog|cafe|smartstore|post|booking|talk|kin|tv)\.naver\.com(?=[/?#]|$)/, "$1.naver.com"],
  [/^blog\.naver\.com\/[^?#]*\?(?:.*&)?blogId=(\w+).*/i, "blog.naver.com/$1"],
  [/^(?:rss\.blog\.naver\.com|blog\.rss\.naver\.com)\/(\w+)\.xml$/i, "blog.naver.com/$1"],
  [/^([\w-]+)\.blog\.me(?:[/?#].*)?$/i, "blog.naver.com/$1"],
  [
    /^cafe\.naver\.com\/(?:(?:ca-fe|f-e)\/(?:web\/)?)?cafes\/([^/?#]+).*/i,
    (name) => (/^\d+$/.test(name) ? `cafe.naver.com/cafes/${name}` : `cafe.naver.com/${name}`),
  ],
  [/^cafe\.naver\.com\/[^?#]*\?(?:.*&)?(?:search\.)?clubid=(\d+).*/i, "cafe.naver.com/cafes/$1"],
  [/^cafe\.naver\.com\/ca-fe\/(?!cafes|home|section)(\w+).*/i, "cafe.naver.com/$1"],
  [/^post\.naver\.com\/[^?#]*\?(?:.*&)?memberNo=(\d+).*/i, "post.naver.com/my.naver?memberNo=$1"],
  [/^talk\.naver\.com\/(?:ct\/)?(\w+).*/i, "talk.naver.com/$1"],
  [/^form\.naver\.com\/response\/([\w-]+).*/i, "form.naver.com/response/$1"],
  [/^m\.(cafe|blog)\.daum\.net(?=[/?#]|$)/, "$1.daum.net"],
  // Google
  [
    /^docs\.google\.com\/(?:a\/[^/]+\/)?forms\/(?:u\/\d+\/)?d\/(e\/)?([\w-]+).*/i,
    (kind, id) => `docs.google.com/forms/d/${kind}${id}/viewform`,
  ],
  [
    /^docs\.google\.com\/(?:a\/[^/]+\/)?(document|spreadsheets|presentation|drawings)\/(?:u\/\d+\/)?d\/(e\/)?([\w-]+).*/i,
    (kind, e, id) => `docs.google.com/${kind}/d/${e}${id}`,
  ],
  [
    /^(?:drive|docs)\.google\.com\/(?:file\/(?:u\/\d+\/)?d\/([\w-]+)|(?:open|uc|thumbnail)\?(?:.*&)?id=([\w-]+)).*/i,
    (file, id) => `drive.google.com/file/d/${file || id}`,
  ],
  [/^drive\.google\.com\/drive\/(?:u\/\d+\/)?(?:mobile\/)?folders\/([\w-]+).*/i, "drive.google.com/drive/folders/$1"],
  [/^sites\.google\.com\/(?:u\/\d+\/)?(view|site|d|a)\/([^/?#]+).*/i, "sites.google.com/$1/$2"],
  // China
  [
    /^(?:m\.)?weibo\.(?:cn|com)\/(?:u|profile)\/(\d+).*|^(?:m\.)?weibo\.(?:com|cn)\/(\d{6,})(?:[/?#].*)?$/i,
    (id, other) => `weibo.com/u/${id || other}`,
  ],
  [/^(?:m\.)?weibo\.cn(?=[/?#]|$)/, "weibo.com"],
  [
    /^(?!user|wpa|h5|m|www)(\d{5,12})\.qzone\.qq\.com(?:[/?#].*)?$|^(?:user|h5)\.qzone\.qq\.com\/(\d{5,12}).*|^wpa\.qq\.com\/msgrd\?(?:.*&)?uin=(\d+).*/i,
    (...uins) => `user.qzone.qq.com/${uins.find((uin) => uin) ?? ""}`,
  ],
  [/^(?:qm|jq)\.qq\.com\/[^?#]*\?(?:.*&)?k=([\w-]+).*/i, "qm.qq.com/q/$1"],
  [
    /^mp\.weixin\.qq\.com\/[^?#]*\?(?:.*&)?__biz=([\w=%]+).*/i,
    (biz) => `mp.weixin.qq.com/s?__biz=${biz.replace(/%3D/gi, "=").replace(/=+$/, "")}`,
  ],
  [/^(?:m|space)\.bilibili\.com\/(?:space\/)?(\d+).*/i, "space.bilibili.com/$1"],
  // Others
  [/^(?:m|page)\.band\.us(?=[/?#]|$)/, "band.us"],
  [/^band\.us\/(?:home\/)?(band|page|n)\/([^/?#]+).*/i, "band.us/$1/$2"],
  [
    /^steamcommunity\.com\/(id|groups)\/([^/?#]+).*/i,
    (kind, name) => `steamcommunity.com/${kind}/${name.toLowerCase()}`,
  ],
  [/^steamcommunity\.com\/profiles\/(\d+).*/i, "steamcommunity.com/profiles/$1"],
  [
    /^snapchat\.com\/(?:add|@|%40)\/?([\w.-]+).*|^story\.snapchat\.com\/(?:@|s\/|u\/)([\w.-]+).*/i,
    (name, other) => `snapchat.com/add/${(name || (other ?? "")).toLowerCase()}`,
  ],
  [/^(?:staging\.)?bsky\.app\/profile\/([^/?#]+).*/i, (name) => `bsky.app/profile/${name.toLowerCase()}`],
  [/^([\w-]+\.bsky\.social)(?:[/?#].*)?$/i, (name) => `bsky.app/profile/${name.toLowerCase()}`],
  [/^([\w-]+)\.medium\.com(?:[/?#].*)?$/i, (name) => `medium.com/@${name.toLowerCase()}`],
  [/^graph\.org(?=\/)|^te\.legra\.ph(?=\/)/, "telegra.ph"],
  [
    /^(?:gist\.|raw\.)?github(?:usercontent)?\.com\/(?:orgs\/|sponsors\/)([\w-]+).*/i,
    (name) => `github.com/${name.toLowerCase()}`,
  ],
  [/^([\w-]+)\.gumroad\.com(?:[/?#].*)?$/i, "gumroad.com/$1"],
];

/** Parts of the hosts in `PLACES`. Most hosts have none of them, and need not be tried on each form. */
const MAY_HOLD =
  /t\.me$|matrix|tele|tgstat|tlgrm|tx\.me|kakao|line\.|instagr|picuki|imginn|ig\.me|threads|facebook|fb\.|m\.me|messenger|twitter|x\.com|nitter|xcancel|twstalker|youtu|tiktok|discord|redd|linkedin|vk|whatsapp|wa\.me|zalo|signal|naver|blog\.me|daum|google|weibo|qq\.com|bilibili|band\.us|steam|snapchat|bsky|fragment\.com|nicegram|medium\.com|graph\.org|legra\.ph|github|gumroad/;

/** `host/path?query#fragment` as the account's own link has it; unchanged for what is no account that we know. */
export const placeOf = (place: string): string =>
  MAY_HOLD.test(/^[^/?#]*/.exec(place)?.[0] ?? "") ? PLACES.reduce(applied, place) : place;

function applied(place: string, [form, made]: Rewrite): string {
  const found = form.exec(place);
  if (!found) return place;
  if (typeof made !== "string") return made(...found.slice(1).map((group) => group ?? ""));
  const text = made.replace(/\$(\d)/g, (_, at) => found[Number(at)] ?? "");
  return place.slice(0, found.index) + text + place.slice(found.index + found[0].length);
}

/** The link of the web to the place that an app's link opens; undefined for other links. */
export function webLinkOf(link: string): string | undefined {
  const rewrite = /^[a-z][a-z-]{1,20}:/i.test(link) ? APPS.find(([form]) => form.test(link)) : undefined;
  const [opened] = rewrite?.[0].exec(link) ?? [];
  return rewrite && opened !== undefined ? `https://${applied(opened, rewrite)}` : undefined;
}

/** Keys that reports before these rules may stand under. Never a whole shared host: that is everybody's. */
const FORMER: readonly (readonly [key: RegExp, former: readonly string[]])[] = [
  [/^t\.me\/\+(.+)$/, ["t.me/joinchat/$1"]],
  [/^t\.me\/([a-z]\w{3,31})$/, ["t.me/s/$1", "$1.t.me"]],
  [/^youtube\.com\/watch\?v=(.+)$/, ["youtu.be/$1", "youtube.com/shorts/$1", "youtube.com/live/$1"]],
  [/^discord\.gg\/(.+)$/, ["discord.com/invite/$1"]],
  [/^reddit\.com\/user\/(.+)$/, ["reddit.com/u/$1"]],
  [
    /^blog\.naver\.com\/(\w+)$/,
    [
      "blog.naver.com/PostView.naver?blogId=$1",
      "blog.naver.com/PostList.naver?blogId=$1",
      "blog.naver.com/PostView.nhn?blogId=$1",
    ],
  ],
  [/^docs\.google\.com\/forms\/(.+)\/viewform$/, ["docs.google.com/forms/$1/formResponse"]],
  [/^(docs\.google\.com\/(?!forms)\w+\/d\/.+)$/, ["$1/edit", "$1/view", "$1/preview", "$1/pub"]],
  [
    /^drive\.google\.com\/file\/d\/(.+)$/,
    ["drive.google.com/file/d/$1/view", "drive.google.com/open?id=$1", "drive.google.com/uc?id=$1"],
  ],
  [/^line\.me\/ti\/(.+)$/, ["line.me/R/ti/$1"]],
  [/^weibo\.com\/u\/(\d+)$/, ["weibo.com/$1"]],
  [/^facebook\.com\/profile\.php\?id=(\d+)$/, ["facebook.com/$1", "facebook.com/story.php?id=$1"]],
  [/^medium\.com\/@([\w-]+)$/, ["$1.medium.com"]],
];

export const formerKeys = (addressKey: string): readonly string[] =>
  FORMER.flatMap(([key, former]) => (key.test(addressKey) ? former.map((each) => addressKey.replace(key, each)) : []));

/** Accounts that are a telephone number: the number is the target there, nobody's confidence. */
const NUMBER_CONTACT = /^(?:wa\.me\/|t\.me\/\+|zalo\.me\/|viber\.me\/|signal\.me\/p\/\+?)(\d{7,15})$/;

/** The number that a contact's key is; undefined for other keys. */
export const contactNumber = (addressKey: string): string | undefined => NUMBER_CONTACT.exec(addressKey)?.[1];

export type ServiceHandle = { readonly service: string; readonly addressKey: string };

const HANDLES: readonly (readonly [service: string, form: RegExp, key: (name: string) => string])[] = [
  ["Telegram", /^[a-z]\w{3,31}$/, (name) => `t.me/${name}`],
  ["Instagram", /^[\w.]{1,30}$/, (name) => `instagram.com/${name}`],
  ["X", /^\w{1,15}$/, (name) => `twitter.com/${name}`],
  ["TikTok", /^[\w.]{2,24}$/, (name) => `tiktok.com/@${name}`],
  ["Threads", /^[\w.]{1,30}$/, (name) => `threads.net/@${name}`],
  ["YouTube", /^[\w.-]{3,30}$/, (name) => `youtube.com/@${name}`],
  ["LINE", /^[\w.-]{2,20}$/, (name) => `line.me/ti/p/~${name}`],
  ["LINE", /^[\w.-]{2,20}$/, (name) => `line.me/ti/p/@${name}`],
  ["Facebook", /^[a-z0-9.]{5,50}$/, (name) => `facebook.com/${name}`],
  ["KakaoTalk", /^[\w.-]{2,30}$/, (name) => `open.kakao.com/me/${name}`],
  ["KakaoTalk", /^[\w.-]{2,30}$/, (name) => `pf.kakao.com/@${name}`],
  ["Snapchat", /^[\w.-]{3,15}$/, (name) => `snapchat.com/add/${name}`],
  ["Medium", /^[\w.]{1,50}$/, (name) => `medium.com/@${name}`],
  ["BAND", /^[\w-]{3,20}$/, (name) => `band.us/@${name}`],
  ["VK", /^[\w.]{3,32}$/, (name) => `vk.com/${name}`],
  ["Bluesky", /^[\w-]{3,18}$/, (name) => `bsky.app/profile/${name}.bsky.social`],
];

/** The accounts that a bare `@name` can be, the likeliest service first. Empty where no service allows such a name. */
export function servicesOfHandle(handle: string): readonly ServiceHandle[] {
  const name = handle
    .trim()
    .replace(/^[@＠]/, "")
    .toLowerCase();
  return HANDLES.flatMap(([service, form, key]) => (form.test(name) ? [{ service, addressKey: key(name) }] : []));
}
