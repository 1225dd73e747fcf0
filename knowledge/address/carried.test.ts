import { describe, expect, it } from "vitest";
import { carriedIn, isCarrier } from "./carried.ts";

const ETH = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const SOL = "8aow6AJ91kdMqQQ1vLXaUGo5TS9q19QuDYDr5YpueRDH";
const RAW_TON = "0:337c4552d98f27e32b4c82feb222a86a9ead6a44a72d27a9ba50a1e478e85fd6";

describe("an innocent link carries", () => {
  it.each([
    // Wallets
    ["https://metamask.app.link/dapp/evil.com/claim?x=1", "evil.com/claim"],
    ["https://link.metamask.io/dapp/https://evil.com/", "https://evil.com/"],
    ["metamask://dapp/evil.com", "evil.com"],
    ["https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Fevil.com%2Fclaim", "https://evil.com/claim"],
    ["cbwallet://dapp?url=https%3A%2F%2Fevil.com", "https://evil.com"],
    ["okx://wallet/dapp/url?dappUrl=https%3A%2F%2Fevil.com", "https://evil.com"],
    [
      "https://www.okx.com/download?deeplink=okx%3A%2F%2Fwallet%2Fdapp%2Furl%3FdappUrl%3Dhttps%253A%252F%252Fevil.com%252Fa%253Fb%253Dc",
      "https://evil.com/a?b=c",
    ],
    ["imtokenv2://navigate/DappView?url=https%3A%2F%2Fevil.com", "https://evil.com"],
    ["https://connect.token.im/link/navigate/DappView?url=https%3A%2F%2Fevil.com", "https://evil.com"],
    ["https://phantom.app/ul/browse/https%3A%2F%2Fevil.com%2Fmint?ref=https%3A%2F%2Fx.org", "https://evil.com/mint"],
    ["phantom://browse/https%3A%2F%2Fevil.com", "https://evil.com"],
    ["https://solflare.com/ul/v1/browse/https%3A%2F%2Fevil.com?ref=a", "https://evil.com"],
    ["https://link.trustwallet.com/open_url?coin_id=60&url=https://evil.com", "https://evil.com"],
    ["trust://open_url?coin_id=60&url=https%3A%2F%2Fevil.com", "https://evil.com"],
    [`https://link.trustwallet.com/send?asset=c60&address=${ETH}`, ETH],
    [`https://metamask.app.link/send/${ETH}@1?value=1e18`, `${ETH}@1`],
    ["https://bkcode.vip?action=dapp&url=https%3A%2F%2Fevil.com", "https://evil.com"],
    ["bitkeep://bkconnect?action=dapp&url=https%3A%2F%2Fevil.com", "https://evil.com"],
    [
      "tpdapp://open?params=%7B%22url%22%3A%22https%3A%2F%2Fevil.com%22%2C%22chain%22%3A%22ETH%22%7D",
      "https://evil.com",
    ],
    ["https://app.tonkeeper.com/dapp/https%3A%2F%2Fevil.com", "https://evil.com"],
    // Scanners, searches, archives, doors
    ["https://www.virustotal.com/gui/domain/evil.com", "evil.com"],
    ["https://www.virustotal.com/gui/domain/evil.com/detection", "evil.com/detection"],
    ["https://urlscan.io/domain/evil.com", "evil.com"],
    ["https://urlscan.io/search/#evil.com", "evil.com"],
    ["https://www.scamadviser.com/check-website/evil.com", "evil.com"],
    ["https://who.is/whois/evil.com", "evil.com"],
    ["https://de.trustpilot.com/review/evil.com", "evil.com"],
    ["https://www.google.com/search?q=evil.com&sourceid=chrome", "evil.com"],
    ["https://www.google.co.kr/url?sa=t&url=https%3A%2F%2Fevil.com%2F&usg=AOv", "https://evil.com/"],
    ["https://search.naver.com/search.naver?where=nexearch&query=evil.com", "evil.com"],
    ["https://web.archive.org/web/20240102030405/https://evil.com/x", "https://evil.com/x"],
    ["https://web.archive.org/web/*/evil.com", "evil.com"],
    ["https://archive.ph/https://evil.com", "https://evil.com"],
    ["https://evil-com.translate.goog/x?_x_tr_sl=ko", "evil.com/x"],
    ["https://my--shop-co-kr.translate.goog/", "my-shop.co.kr/"],
    ["https://transparencyreport.google.com/safe-browsing/search?url=evil.com", "evil.com"],
    ["https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.com%2F&h=AT0", "https://evil.com/"],
    ["https://t.me/share/url?url=https://evil.com", "https://evil.com"],
    ["https://www.bing.com/ck/a?!&&p=abc&u=a1aHR0cHM6Ly9ldmlsLmNvbS8&ntb=1", "https://evil.com/"],
    ["https://webcache.googleusercontent.com/search?q=cache:AbC_1:evil.com/x+&cd=1", "evil.com/x"],
    ["https://kor01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fevil.com%2F&data=05", "https://evil.com/"],
    ["https://urldefense.com/v3/__https://evil.com/a__;!!AbC$", "https://evil.com/a"],
    ["https://urldefense.proofpoint.com/v2/url?u=https-3A__evil-2Dpay.com_a&d=x", "https://evil-pay.com/a"],
    ["https://eur03a.safelinks.protection.outlook.com/?url=https%3A%2F%2Fevil.com%2F&data=05", "https://evil.com/"],
    ["https://crt.sh/?q=%25.evil.com", "evil.com"],
    ["https://mxtoolbox.com/SuperTool.aspx?action=mx%3aevil.com", "evil.com"],
    ["https://check-host.net/check-ping?host=evil.com", "evil.com"],
    ["https://www.google.com/search?q=site%3Aevil.com", "evil.com"],
    ["https://anonym.to/?https://evil.com/", "https://evil.com/"],
    ["https://quickchart.io/qr?text=https%3A%2F%2Fevil.com", "https://evil.com"],
    ["intent://evil.com/a#Intent;scheme=https;package=com.android.chrome;end", "https://evil.com/a"],
    // Explorers and markets
    [`https://tonviewer.com/${RAW_TON}`, RAW_TON],
    [`https://dexscreener.com/solana/${SOL}`, SOL],
    [`https://www.geckoterminal.com/solana/pools/${SOL}`, SOL],
    [`https://pump.fun/coin/${SOL}`, SOL],
    [`https://birdeye.so/token/${SOL}?chain=solana`, SOL],
    [`https://gmgn.ai/sol/token/ref_${SOL}`, `ref_${SOL}`],
    [`https://jup.ag/swap/SOL-${SOL}`, SOL],
    [`https://app.uniswap.org/swap?outputCurrency=${ETH}`, ETH],
    [`https://pancakeswap.finance/swap?outputCurrency=${ETH}`, ETH],
    [`https://poocoin.app/tokens/${ETH}`, ETH],
  ])("%s: %s", (link, text) => {
    expect(carriedIn(link)).toContain(text);
    expect(isCarrier(link)).toBe(true);
  });
});

describe("a link that is no carrier", () => {
  it.each([
    ["https://evil.com/r?u=https%3A%2F%2Fother.com%2Fa", ["https://other.com/a"]],
    ["https://evil.com/r?u=https%253A%252F%252Fother.com", ["https://other.com"]],
    [`https://evil.com/pay?to=${ETH}`, [ETH]],
    ["https://evil.com/files/report.pdf?id=1", []],
    ["https://evil.com/", []],
    ["https://www.google.com/", []],
    ["https://t.me/scamroom", []],
  ])("%s holds %j and is blamed", (link, texts) => {
    expect(carriedIn(link)).toEqual(texts);
    expect(isCarrier(link)).toBe(false);
  });

  it("has bounds, however deeply links are nested", () => {
    let link = "https://evil.com/";
    for (let times = 0; times < 12; times += 1) link = `https://evil.com/?u=${encodeURIComponent(link)}`;
    expect(carriedIn(link).length).toBeLessThanOrEqual(40);
  });
});
