import { describe, expect, it } from "vitest";
import { contactNumber, formerKeys, servicesOfHandle } from "./accounts.ts";
import { safeEntryOf } from "./safe-list/safe-list.ts";
import { siteKey } from "./site.ts";

describe("the key of a site", () => {
  it.each([
    ["https://Evil.Example.com/path?q=1#x", "evil.example.com"],
    ["http://user:secret@evil.com:8080/", "evil.com"],
    ["HTTP://WWW.Evil.com", "evil.com"],
    ["evil.com.", "evil.com"],
    ["//evil.com/a", "evil.com"],
    ["www.com", "www.com"],
    ["evil.com/login@x", "evil.com"],
    ["https://bank.com@evil.com/", "evil.com"],
    ["hxxps://evil[.]com/a", "evil.com"],
    ["https://fastcoin%2Dpro.com/", "fastcoin-pro.com"],
    ["https://münchen.de/", "xn--mnchen-3ya.de"],
    ["한국.kr", "xn--3e0b707e.kr"],
    ["xn--mnchen-3ya.de", "xn--mnchen-3ya.de"],
    ["http://127.0.0.1:3000/x", "127.0.0.1"],
    ["10.0.0.1.", "10.0.0.1"],
    ["http://[2001:DB8::1]:80/", "2001:db8::1"],
    ["2001:db8:0:0:0:0:0:1", "2001:db8::1"],
    ["abcdefgh.onion", "abcdefgh.onion"],
    ["tenant.github.io/page", "tenant.github.io"],
    ["a_b.example.com", "a_b.example.com"],
    // The ways to write an IPv4 address in a link
    ["http://0xb9dc6507/", "185.220.101.7"],
    ["http://3118228743/wallet", "185.220.101.7"],
    ["https://0271.0334.0145.07:8443/", "185.220.101.7"],
    ["http://0xb9.0xdc.0x65.0x7/", "185.220.101.7"],
    ["http://185.220.25863/", "185.220.101.7"],
    ["http://bank.com@0xb9dc6507/", "185.220.101.7"],
    ["http://[::ffff:185.220.101.7]/", "185.220.101.7"],
    ["http://[::ffff:b9dc:6507]:8080/x", "185.220.101.7"],
    ["::ffff:185.220.101.7", "185.220.101.7"],
  ])("of %s is %s", (text, key) => {
    expect(siteKey(text)).toBe(key);
  });

  it.each([
    "",
    "com",
    "co.uk",
    "localhost",
    "evil.notasuffix",
    "me@mail.example.com",
    "just words",
    "evil .com",
    "12345678",
    "0x7f.1",
    "0xb9dc6507",
    "3118228743",
    "https://",
    "evil..com",
    "wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d",
    "tg://settings",
  ])("is not to be had of %j", (text) => {
    expect(siteKey(text)).toBeUndefined();
  });
});

/** Each line: an account's key, and links that mean it. */
const ACCOUNTS: readonly (readonly [key: string, ...links: string[]])[] = [
  [
    "t.me/coinroom_vip",
    "https://t.me/CoinRoom_VIP",
    "t.me/s/coinroom_vip",
    "https://t.me/s/coinroom_vip/123?before=4",
    "https://coinroom_vip.t.me/",
    "https://telegram.me/coinroom_vip",
    "https://telegram.dog/s/coinroom_vip",
    "tg://resolve?domain=coinroom_vip",
    "tg:resolve?domain=coinroom_vip&start=x",
    "https://web.telegram.org/k/#@coinroom_vip",
    "https://web.telegram.org/a/#@coinroom_vip",
    "https://web.telegram.org/z/#@coinroom_vip",
    "https://web.telegram.org/#/im?p=@coinroom_vip",
    "https://web.telegram.org/k/#?tgaddr=tg%3A%2F%2Fresolve%3Fdomain%3Dcoinroom_vip",
    "https://t.me/@coinroom_vip",
    "https://tgstat.com/channel/@coinroom_vip",
  ],
  [
    "t.me/+AbC_1",
    "https://t.me/joinchat/AbC_1",
    "https://t.me/+AbC_1",
    "https://t.me/%2BAbC_1",
    "tg://join?invite=AbC_1",
  ],
  [
    "open.kakao.com/o/gAbCdEf1",
    "https://open.kakao.com/o/gAbCdEf1",
    "kakaoopen://join?l=gAbCdEf1&r=EW",
    "https://open.kakao.com/o/gAbCdEf1?from=share",
  ],
  ["pf.kakao.com/_xAbC", "http://pf.kakao.com/_xAbC/chat", "pf.kakao.com/_xAbC", "kakaotalk://plusfriend/home/_xAbC"],
  [
    "line.me/ti/p/~coinmaster",
    "https://line.me/ti/p/~coinmaster",
    "line://ti/p/~coinmaster",
    "https://line.me/R/ti/p/~coinmaster",
    "https://line.me/R/ti/p/%7Ecoinmaster?from=page",
  ],
  [
    "line.me/ti/p/@coin",
    "https://line.me/R/ti/p/@coin",
    "https://line.me/R/ti/p/%40coin",
    "line://ti/p/@coin",
    "https://page.line.me/coin",
  ],
  ["line.me/ti/g2/AbC-d_e", "https://line.me/ti/g2/AbC-d_e?utm_source=invitation"],
  [
    "instagram.com/fx_master_lee",
    "https://www.instagram.com/stories/fx_master_lee/123",
    "https://www.instagram.com/FX_Master_Lee/?hl=ko",
    "https://instagr.am/fx_master_lee",
    "https://www.instagram.com/fx_master_lee/reel/C1aB/",
    "https://ig.me/m/fx_master_lee",
    "instagram://user?username=fx_master_lee",
    "https://www.instagram.com/_u/fx_master_lee/",
  ],
  [
    "instagram.com/p/C1aB-d",
    "https://www.instagram.com/p/C1aB-d/?igsh=x",
    "https://www.instagram.com/reel/C1aB-d/",
    "instagr.am/p/C1aB-d",
  ],
  [
    "twitter.com/some_body",
    "https://twitter.com/Some_Body/status/123?s=20",
    "https://x.com/some_body",
    "https://mobile.twitter.com/some_body",
    "https://mobile.x.com/some_body",
    "https://nitter.net/some_body",
    "https://fxtwitter.com/some_body/status/1",
    "https://twitter.com/intent/user?screen_name=some_body",
    "twitter://user?screen_name=some_body",
  ],
  [
    "facebook.com/some.body",
    "https://www.facebook.com/some.body/posts/1",
    "https://m.facebook.com/some.body?ref=x",
    "https://web.facebook.com/some.body",
    "https://fb.com/some.body",
    "https://fb.me/some.body",
    "https://m.me/some.body",
    "https://www.messenger.com/t/some.body",
    "https://ko-kr.facebook.com/some.body/",
  ],
  [
    "facebook.com/profile.php?id=100012345678",
    "https://www.facebook.com/profile.php?id=100012345678&sk=about",
    "https://www.facebook.com/people/Kim-Min/100012345678/",
    "https://m.facebook.com/story.php?story_fbid=1&id=100012345678",
    "https://www.facebook.com/100012345678",
    "fb://profile/100012345678",
    "https://m.me/100012345678",
  ],
  [
    "blog.naver.com/coinmaster1",
    "https://blog.naver.com/PostView.naver?blogId=coinmaster1&logNo=22",
    "https://blog.naver.com/PostView.nhn?blogId=CoinMaster1",
    "https://m.blog.naver.com/coinmaster1/223",
    "https://m.blog.naver.com/PostView.naver?blogId=coinmaster1&logNo=22",
    "blog.naver.com/coinmaster1",
    "https://coinmaster1.blog.me/22",
    "https://rss.blog.naver.com/coinmaster1.xml",
  ],
  [
    "cafe.naver.com/coincafe",
    "https://cafe.naver.com/coincafe/123",
    "https://m.cafe.naver.com/coincafe",
    "https://m.cafe.naver.com/ca-fe/web/cafes/coincafe/articles/1",
  ],
  [
    "cafe.naver.com/cafes/29012345",
    "https://cafe.naver.com/ca-fe/cafes/29012345/articles/77",
    "https://cafe.naver.com/f-e/cafes/29012345/menus/0",
    "https://cafe.naver.com/ArticleRead.nhn?clubid=29012345&articleid=7",
  ],
  ["post.naver.com/my.naver?memberNo=123", "https://m.post.naver.com/viewer/postView.naver?volumeNo=1&memberNo=123"],
  [
    "docs.google.com/forms/d/e/AbC/viewform",
    "https://docs.google.com/forms/d/e/AbC/viewform?usp=sf",
    "https://docs.google.com/forms/d/e/AbC/formResponse",
    "https://docs.google.com/forms/u/0/d/e/AbC/viewform",
    "https://docs.google.com/forms/d/e/AbC",
    "https://docs.google.com/forms/d/e/AbC/closedform",
  ],
  [
    "docs.google.com/document/d/AbC",
    "https://docs.google.com/document/d/AbC/edit?usp=sharing",
    "https://docs.google.com/document/u/1/d/AbC/preview",
  ],
  [
    "drive.google.com/file/d/AbC",
    "https://drive.google.com/file/d/AbC/view?usp=drive_link",
    "https://drive.google.com/open?id=AbC",
    "https://drive.google.com/uc?export=download&id=AbC",
  ],
  [
    "youtube.com/@coinking",
    "https://www.youtube.com/@CoinKing/videos",
    "https://m.youtube.com/@coinking",
    "https://youtube.com/%40coinking",
  ],
  ["youtube.com/channel/UCabc_1", "https://www.youtube.com/channel/UCabc_1/about"],
  [
    "youtube.com/watch?v=AbC123_-xyz",
    "https://www.youtube.com/watch?v=AbC123_-xyz&t=1",
    "https://youtu.be/AbC123_-xyz?si=q",
    "https://youtube.com/shorts/AbC123_-xyz",
    "https://www.youtube.com/live/AbC123_-xyz",
    "https://www.youtube.com/embed/AbC123_-xyz",
  ],
  ["tiktok.com/@coin.king", "https://www.tiktok.com/@Coin.King/video/7?lang=ko", "https://m.tiktok.com/@coin.king"],
  ["threads.net/@coinking", "https://www.threads.net/@CoinKing/post/C1", "https://www.threads.com/@coinking"],
  [
    "discord.gg/AbC9",
    "https://discord.gg/AbC9",
    "https://discord.com/invite/AbC9",
    "https://discordapp.com/invite/AbC9",
    "discord.gg/invite/AbC9",
  ],
  ["reddit.com/user/some-body", "https://www.reddit.com/u/Some-Body", "https://old.reddit.com/user/some-body/comments"],
  ["reddit.com/comments/1abc", "https://www.reddit.com/r/Bitcoin/comments/1abc/title/", "https://redd.it/1abc"],
  ["linkedin.com/in/some-body", "https://kr.linkedin.com/in/Some-Body?trk=x", "https://www.linkedin.com/in/some-body/"],
  ["vk.com/some_body", "https://m.vk.com/some_body", "https://vk.ru/some_body", "https://vk.me/some_body"],
  [
    "weibo.com/u/1234567890",
    "https://m.weibo.cn/u/1234567890",
    "https://weibo.com/1234567890/AbC",
    "https://m.weibo.cn/profile/1234567890",
  ],
  [
    "wa.me/821012345678",
    "https://wa.me/821012345678?text=hi",
    "https://wa.me/+821012345678",
    "https://api.whatsapp.com/send?phone=821012345678&text=hi",
    "https://api.whatsapp.com/send/?phone=%2B82+10-1234-5678",
    "https://web.whatsapp.com/send?phone=821012345678",
    "whatsapp://send?phone=821012345678",
    "https://wa.me/c/821012345678",
  ],
  [
    "whatsapp.com/channel/0029VaAbC",
    "https://www.whatsapp.com/channel/0029VaAbC",
    "https://whatsapp.com/channel/0029VaAbC/100",
  ],
  ["chat.whatsapp.com/AbC", "https://chat.whatsapp.com/AbC?mode=x", "https://chat.whatsapp.com/invite/AbC"],
  ["band.us/@coinband", "https://band.us/@coinband", "https://www.band.us/@CoinBand"],
  ["band.us/band/123", "https://band.us/band/123/post/4", "https://m.band.us/band/123"],
  ["steamcommunity.com/id/coin", "https://steamcommunity.com/id/Coin/inventory"],
  ["viber.me/821012345678", "viber://chat?number=%2B821012345678", "viber://add?number=821012345678"],
  ["u.wechat.com/AbC", "https://u.wechat.com/AbC?s=2", "weixin://contacts/profile/AbC"],
  ["zalo.me/84912345678", "https://zalo.me/84912345678", "https://chat.zalo.me/?phone=84912345678"],
  ["signal.me/p/+821012345678", "https://signal.me/#p/+821012345678", "sgnl://signal.me/#p/+821012345678"],
  ["signal.group/AbC", "https://signal.group/#AbC"],
  ["snapchat.com/add/coin", "https://www.snapchat.com/add/Coin", "https://snapchat.com/@coin", "snapchat://add/coin"],
  [
    "bsky.app/profile/coin.bsky.social",
    "https://bsky.app/profile/coin.bsky.social/post/3k",
    "https://coin.bsky.social",
  ],
  [
    "mastodon.social/@coin",
    "https://mastodon.social/@Coin/123",
    "https://mastodon.social/users/coin",
    "https://mastodon.social/web/@coin",
  ],
  ["github.com/coin", "https://github.com/Coin/repo"],
  ["medium.com/@writer", "https://medium.com/@Writer/story-1", "https://writer.medium.com/story-1"],
];

describe("an account has one key, whatever its link looks like", () => {
  it.each(ACCOUNTS.flatMap(([key, ...links]) => links.map((link) => [link, key] as const)))("%s → %s", (link, key) => {
    expect(siteKey(link)).toBe(key);
  });

  it.each(ACCOUNTS.map(([key]) => [key]))("%s is its own key", (key) => {
    expect(siteKey(key)).toBe(key);
    expect(siteKey(`https://www.${key}`)).toBe(key);
  });

  it("is also asked for under the spellings of before, but never for a whole shared host", () => {
    expect(formerKeys("t.me/scamroom")).toEqual(["t.me/s/scamroom", "scamroom.t.me"]);
    expect(formerKeys("t.me/+AbC")).toEqual(["t.me/joinchat/AbC"]);
    expect(formerKeys("discord.gg/AbC")).toEqual(["discord.com/invite/AbC"]);
    expect(formerKeys("naver.me/AbC")).toEqual([]);
    expect(formerKeys("evil.com")).toEqual([]);
  });
});

/** Pages of one service that two people wrote: [what one was reported by, what another is looked up by]. */
const NEIGHBOURS: readonly (readonly [reported: string, other: string])[] = [
  ["https://naver.me/xAbC12", "https://naver.me/yDeF34"],
  ["https://smartstore.naver.com/scamshop/products/1", "https://smartstore.naver.com/goodshop"],
  ["https://form.naver.com/response/AbC", "https://form.naver.com/response/DeF"],
  ["https://kko.to/AbC", "https://kko.to/DeF"],
  ["https://www.daangn.com/kr/buy-sell/a-123/", "https://www.daangn.com/kr/buy-sell/b-456/"],
  [
    "https://gall.dcinside.com/board/view/?id=bitcoins&no=1&page=1",
    "https://gall.dcinside.com/board/view/?id=bitcoins&no=2",
  ],
  ["https://www.clien.net/service/board/park/1", "https://www.clien.net/service/board/park/2"],
  ["https://litt.ly/scam", "https://litt.ly/good"],
  ["https://lin.ee/AbC", "https://lin.ee/DeF"],
  ["https://t.ly/AbC", "https://t.ly/DeF"],
  ["https://www.threads.com/@scam", "https://www.threads.com/@good"],
  ["https://web.archive.org/web/2024/https://scam.com", "https://web.archive.org/web/2024/https://good.com"],
  ["https://metamask.app.link/dapp/scam.com", "https://metamask.app.link/dapp/good.com"],
  ["https://scam.page.link/AbC", "https://scam.page.link/DeF"],
  ["https://scam.onelink.me/AbC/x", "https://scam.onelink.me/DeF/x"],
  ["https://link.inpock.co.kr/scam", "https://link.inpock.co.kr/good"],
  ["https://beacons.ai/scam", "https://beacons.ai/good"],
  ["https://forms.office.com/r/AbC", "https://forms.office.com/r/DeF"],
  ["https://form.jotform.com/2400001", "https://form.jotform.com/2400002"],
  ["https://www.surveymonkey.com/r/AbC", "https://www.surveymonkey.com/r/DeF"],
  ["https://tally.so/r/AbC", "https://tally.so/r/DeF"],
  ["https://www.wjx.cn/vm/AbC.aspx", "https://www.wjx.cn/vm/DeF.aspx"],
  ["https://forms.gle/AbC", "https://forms.gle/DeF"],
  ["https://reurl.cc/AbC", "https://reurl.cc/DeF"],
  ["https://m.bunjang.co.kr/products/1", "https://m.bunjang.co.kr/products/2"],
  ["https://jp.mercari.com/item/m1", "https://jp.mercari.com/item/m2"],
  ["https://www.kleinanzeigen.de/s-anzeige/a/1", "https://www.kleinanzeigen.de/s-anzeige/b/2"],
  ["https://item.taobao.com/item.htm?id=1&spm=a", "https://item.taobao.com/item.htm?id=2"],
  ["https://www.fmkorea.com/1234", "https://www.fmkorea.com/5678"],
  ["https://www.ppomppu.co.kr/zboard/view.php?id=coin&no=1", "https://www.ppomppu.co.kr/zboard/view.php?id=coin&no=2"],
  ["https://www.dcard.tw/f/money/p/1", "https://www.dcard.tw/f/money/p/2"],
  ["https://zhuanlan.zhihu.com/p/1", "https://zhuanlan.zhihu.com/p/2"],
  ["https://www.gutefrage.net/frage/a", "https://www.gutefrage.net/frage/b"],
  ["https://pan.baidu.com/s/1AbC", "https://pan.baidu.com/s/1DeF"],
  ["https://we.tl/t-AbC", "https://we.tl/t-DeF"],
  ["https://www.dropbox.com/scl/fi/AbC/a.pdf?rlkey=x", "https://www.dropbox.com/scl/fi/DeF/b.pdf?rlkey=y"],
  ["https://ipfs.io/ipfs/QmAbC", "https://ipfs.io/ipfs/QmDeF"],
  ["https://arweave.net/AbC", "https://arweave.net/DeF"],
  ["https://play.google.com/store/apps/details?id=com.scam", "https://play.google.com/store/apps/details?id=com.good"],
  ["https://apps.apple.com/kr/app/a/id1", "https://apps.apple.com/kr/app/b/id2"],
  ["https://mailchi.mp/abc/scam", "https://mailchi.mp/def/good"],
  ["https://open.spotify.com/show/AbC", "https://open.spotify.com/show/DeF"],
  ["https://www.eventbrite.com/e/a-tickets-1", "https://www.eventbrite.com/e/b-tickets-2"],
  ["https://www.gofundme.com/f/scam", "https://www.gofundme.com/f/good"],
  ["https://www.notion.so/Scam-1", "https://www.notion.so/Good-2"],
  ["https://scam.notion.site/", "https://good.notion.site/"],
  ["https://scam.tistory.com/1", "https://good.tistory.com/1"],
  ["https://scam.ngrok-free.app/", "https://good.ngrok-free.app/"],
  ["https://scam.substack.com/p/x", "https://good.substack.com/p/x"],
  ["https://scam.blogspot.de/", "https://good.blogspot.de/"],
  ["https://scam.imweb.me", "https://good.imweb.me"],
  ["https://s3.ap-northeast-2.amazonaws.com/scam/x.html", "https://s3.ap-northeast-2.amazonaws.com/good/x.html"],
  ["https://mp.weixin.qq.com/s/AbC", "https://mp.weixin.qq.com/s/DeF"],
  ["https://www.xiaohongshu.com/user/profile/5a", "https://www.xiaohongshu.com/user/profile/5b"],
  ["https://www.twitch.tv/scam", "https://www.twitch.tv/good"],
  ["https://www.instagram.com/p/AbC/", "https://www.instagram.com/p/DeF/"],
];

describe("a report on one page never condemns a shared host", () => {
  it.each(NEIGHBOURS)("%s is not %s, and both can be reported", (reported, other) => {
    const [one, two] = [siteKey(reported), siteKey(other)];
    expect(one).not.toBe(two);
    for (const key of [one, two]) {
      expect(siteKey(key ?? "")).toBe(key);
      expect(safeEntryOf("SITE", key ?? "")).toBeUndefined();
    }
  });

  it.each(
    `naver.me smartstore.naver.com form.naver.com kko.to daangn.com gall.dcinside.com clien.net litt.ly lin.ee t.ly threads.com
    metamask.app.link x.page.link forms.gle tally.so reurl.cc notion.site tistory.com blogspot.de wa.me chat.whatsapp.com`.split(
      /\s+/,
    ),
  )("%s without a page is everybody's", (host) => {
    expect(safeEntryOf("SITE", siteKey(host) ?? "")?.kind).toBe("SHARED_HOST");
  });

  it("tells a page by what its query says of it, not by who came from where", () => {
    const page = "https://www.ppomppu.co.kr/zboard/view.php?id=coin&no=1";
    expect(siteKey(`${page}&utm_source=kakao&fbclid=x&ref=main`)).toBe(siteKey(page));
    expect(siteKey("https://www.ppomppu.co.kr/zboard/view.php?no=1&id=coin")).toBe(siteKey(page));
  });

  it("leaves hosts of one holder whole", () => {
    for (const text of ["https://evil.com/naver.me/x", "https://naver.me.evil.com/x", "https://notnaver.com/x"])
      expect(siteKey(text)).toBe(new URL(text).hostname);
    expect(siteKey("https://preview.tenant.pages.dev/login")).toBe("preview.tenant.pages.dev");
    expect(siteKey("https://scam.eth.limo/mint")).toBe("scam.eth.limo");
  });
});

it("a bare handle may be an account on many services", () => {
  const keys = servicesOfHandle("@CoinRoom_VIP").map(({ addressKey }) => addressKey);
  expect(keys.slice(0, 4)).toEqual([
    "t.me/coinroom_vip",
    "instagram.com/coinroom_vip",
    "twitter.com/coinroom_vip",
    "tiktok.com/@coinroom_vip",
  ]);
  expect(keys.filter((key) => siteKey(key) !== key)).toEqual([]);
  expect(servicesOfHandle("@not a name")).toEqual([]);
  expect(servicesOfHandle("")).toEqual([]);
});

it("a contact by its number is told from others", () => {
  expect(contactNumber("wa.me/821012345678")).toBe("821012345678");
  expect(contactNumber("signal.me/p/+821012345678")).toBe("821012345678");
  expect(contactNumber("t.me/+AbC")).toBeUndefined();
  expect(contactNumber("evil.com/821012345678")).toBeUndefined();
});
