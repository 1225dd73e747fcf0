// Browsers inside other apps, told by their user agent. Google refuses to log people in there (`disallowed_useragent`), since
// the app around the page could read what is typed.

export type InAppName =
  | "KAKAOTALK"
  | "NAVER"
  | "DAUM"
  | "BAND"
  | "LINE"
  | "INSTAGRAM"
  | "FACEBOOK"
  | "MESSENGER"
  | "WECHAT"
  | "QQ"
  | "WEIBO"
  | "TIKTOK"
  | "X"
  | "TELEGRAM"
  | "SNAPCHAT"
  | "LINKEDIN"
  | "OTHER";

export type InAppBrowser = { readonly name: InAppName; readonly system: "ANDROID" | "IOS" | "OTHER" };

/** The more special ones first: Messenger's agents name Facebook as well. */
const SIGNS: readonly (readonly [name: InAppName, sign: RegExp])[] = [
  ["KAKAOTALK", /KAKAOTALK/i],
  ["NAVER", /NAVER\(inapp/i],
  ["DAUM", /DaumApps\//],
  ["BAND", /\bBAND\/\d/],
  ["LINE", /\bLine\/\d/],
  ["INSTAGRAM", /\bInstagram \d|\bBarcelona \d/],
  ["MESSENGER", /FB_IAB\/MESSENGER|FB_IAB\/Orca|FBAN\/Messenger/],
  ["FACEBOOK", /\bFBA[NV]\/|FB_IAB\//],
  ["WECHAT", /MicroMessenger\//],
  ["QQ", /\bQQ\/\d/],
  ["WEIBO", /Weibo \(|__weibo__/],
  ["TIKTOK", /musical_ly|BytedanceWebview|\bTikTok|trill_/],
  ["X", /Twitter for i|TwitterAndroid/],
  ["TELEGRAM", /Telegram-Android\//],
  ["SNAPCHAT", /\bSnapchat\/\d/],
  ["LINKEDIN", /LinkedInApp/],
  // Android's WebView says so; on iOS every browser that may log in ends in Safari's name.
  ["OTHER", /; wv\)/],
  ["OTHER", /\((?:iPhone|iPad|iPod)[^)]*\)(?!.*\bSafari\/)/],
];

/** Undefined in a browser of its own. */
export function inAppBrowserOf(userAgent: string): InAppBrowser | undefined {
  const name = SIGNS.find(([, sign]) => sign.test(userAgent))?.[0];
  return name && { name, system: systemOf(userAgent) };
}

function systemOf(userAgent: string): InAppBrowser["system"] {
  if (/Android/.test(userAgent)) return "ANDROID";
  return /iPhone|iPad|iPod/.test(userAgent) ? "IOS" : "OTHER";
}

/** An address that opens the page in the system's browser; undefined where the app allows none, and only its own menu does. */
export function outsideUrlOf({ name, system }: InAppBrowser, page: string): string | undefined {
  const url = new URL(page);
  if (name === "KAKAOTALK") return `kakaotalk://web/openExternal?url=${encodeURIComponent(url.href)}`;
  if (name === "LINE") {
    url.searchParams.set("openExternalBrowser", "1");
    return url.href;
  }
  // WeChat and QQ open no intents.
  if (system !== "ANDROID" || name === "WECHAT" || name === "QQ") return undefined;
  return `intent://${url.host}${url.pathname}${url.search}#Intent;scheme=${url.protocol.slice(0, -1)};end`;
}
