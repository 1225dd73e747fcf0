import { describe, expect, test } from "vitest";
import { type InAppBrowser, type InAppName, inAppBrowserOf, outsideUrlOf } from "./in-app-browser.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const GALAXY =
  "Mozilla/5.0 (Linux; Android 14; SM-S921N Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko)";
const CHROME = "Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36";

describe("a browser inside an app is told by its user agent", () => {
  test.each<[InAppName, InAppBrowser["system"], string]>([
    ["KAKAOTALK", "IOS", `${IPHONE} Mobile/15E148 KAKAOTALK/10.8.5 (INAPP)`],
    ["KAKAOTALK", "ANDROID", `${GALAXY} ${CHROME};KAKAOTALK 2610850`],
    ["NAVER", "IOS", `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 NAVER(inapp; search; 1210; 12.6.1; 15PRO)`],
    ["NAVER", "ANDROID", `${GALAXY} ${CHROME} NAVER(inapp; search; 1200; 12.5.5)`],
    ["DAUM", "ANDROID", `${GALAXY} ${CHROME} DaumApps/7.9.0 DaumDevice/mobile`],
    ["BAND", "IOS", `${IPHONE} Mobile/15E148 BAND/18.0.1 (iOS 17.5.1;iPhone15,2)`],
    ["LINE", "IOS", `${IPHONE} Mobile/15E148 Safari Line/14.9.0`],
    ["LINE", "ANDROID", `${GALAXY} ${CHROME} Line/14.10.0/IAB`],
    ["INSTAGRAM", "IOS", `${IPHONE} Mobile/15E148 Instagram 337.0.2.24.92 (iPhone15,3; iOS 17_5_1; ko_KR; ko)`],
    ["INSTAGRAM", "ANDROID", `${GALAXY} ${CHROME} Instagram 337.0.0.35.102 Android (34/14; 480dpi; 1080x2340)`],
    ["FACEBOOK", "IOS", `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/471.0.0.34.109;FBBV/612908452;FBDV/iPhone15,2]`],
    ["FACEBOOK", "ANDROID", `${GALAXY} ${CHROME} [FB_IAB/FB4A;FBAV/471.0.0.40.92;]`],
    ["MESSENGER", "ANDROID", `${GALAXY} ${CHROME} [FB_IAB/Orca-Android;FBAV/465.0.0.25.107;]`],
    ["WECHAT", "IOS", `${IPHONE} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`],
    ["WECHAT", "ANDROID", `${GALAXY} ${CHROME} XWEB/1260059 MMWEBSDK/20240501 MicroMessenger/8.0.50.2701(0x2800325B)`],
    ["QQ", "IOS", `${IPHONE} Mobile/15E148 QQ/9.0.60.638 V1_IPH_SQ_9.0.60_1_APP_A`],
    ["TIKTOK", "IOS", `${IPHONE} Mobile/15E148 musical_ly_35.3.0 JsSdk/2.0 NetType/WIFI BytedanceWebview/d8a21c6`],
    ["X", "IOS", `${IPHONE} Mobile/15E148 Twitter for iPhone/10.48`],
    [
      "TELEGRAM",
      "ANDROID",
      `Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) ${CHROME} Telegram-Android/10.14.5 (Samsung SM-S921N; Android 14; SDK 34)`,
    ],
    ["OTHER", "ANDROID", `${GALAXY} ${CHROME}`],
    ["OTHER", "IOS", `${IPHONE} Mobile/15E148`],
  ])("%s on %s", (name, system, userAgent) => {
    expect(inAppBrowserOf(userAgent)).toEqual({ name, system });
  });

  test.each([
    ["Safari on an iPhone", `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
    ["Chrome on an iPhone", `${IPHONE} CriOS/126.0.6478.108 Mobile/15E148 Safari/604.1`],
    ["Google's app", `${IPHONE} GSA/322.0.647258390 Mobile/15E148 Safari/604.1`],
    [
      "Chrome on Android",
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36",
    ],
    [
      "Samsung Internet",
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36",
    ],
    [
      "Whale, Naver's browser",
      "Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Whale/1.0.0.0 Crosswalk/28.124.0.13 Mobile Safari/537.36",
    ],
    [
      "QQ Browser",
      "Mozilla/5.0 (Linux; U; Android 14; zh-cn) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0 MQQBrowser/15.1 Mobile Safari/537.36",
    ],
    ["Firefox", "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0"],
    [
      "Edge",
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0",
    ],
    [
      "Safari on a Mac",
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
    ],
  ])("%s is none", (_what, userAgent) => {
    expect(inAppBrowserOf(userAgent)).toBeUndefined();
  });
});

describe("the way out of the app", () => {
  const page = "https://saferblock.example/report?now=1";

  test.each<[InAppName, InAppBrowser["system"], string | undefined]>([
    ["KAKAOTALK", "IOS", "kakaotalk://web/openExternal?url=https%3A%2F%2Fsaferblock.example%2Freport%3Fnow%3D1"],
    ["LINE", "ANDROID", "https://saferblock.example/report?now=1&openExternalBrowser=1"],
    ["INSTAGRAM", "ANDROID", "intent://saferblock.example/report?now=1#Intent;scheme=https;end"],
    ["NAVER", "IOS", undefined],
    ["WECHAT", "ANDROID", undefined],
  ])("of %s on %s", (name, system, url) => {
    expect(outsideUrlOf({ name, system }, page)).toBe(url);
  });
});
