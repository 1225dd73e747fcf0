import { describe, expect, it } from "vitest";
import { contactNumber, formerKeys, servicesOfHandle } from "./accounts.ts";
import { siteKey } from "./site.ts";

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
