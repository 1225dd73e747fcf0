import { describe, expect, it } from "vitest";
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
