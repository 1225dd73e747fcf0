import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  inApp: {
    title: "Please open this in your browser",
    text: "Google blocks logins on pages that were opened inside {{name}}. In your phone's browser you can log in.",
    button: "The button opens this page in the browser outside {{name}}.",
    byMenu: {
      ANDROID:
        "Open the menu (⋮) in {{name}} and choose “Open in browser”, or copy the address and paste it into your browser.",
      IOS: "Open the menu (⋯ or the share button) in {{name}} and choose “Open in Safari” or “Open in browser”, or copy the address and paste it into Safari.",
      OTHER: "Copy the address and paste it into your browser.",
    },
    open: "Open in browser",
    copy: "Copy address",
    copied: "Copied",
    here: "Log in here anyway",
    names: {
      KAKAOTALK: "KakaoTalk",
      NAVER: "the NAVER app",
      DAUM: "the Daum app",
      BAND: "BAND",
      LINE: "LINE",
      INSTAGRAM: "Instagram",
      FACEBOOK: "Facebook",
      MESSENGER: "Messenger",
      WECHAT: "WeChat",
      QQ: "QQ",
      WEIBO: "Weibo",
      TIKTOK: "TikTok",
      X: "X",
      TELEGRAM: "Telegram",
      SNAPCHAT: "Snapchat",
      LINKEDIN: "LinkedIn",
      OTHER: "this app",
    },
  },
  common: {
    guard: {
      title: "Login required",
      text: "This feature is available after login. Please log in with a Google account.",
      login: "Continue with Google",
      cancel: "Cancel",
    },
    loggedOut: "You are logged out.",
  },
} satisfies InflectedTexts<typeof master>;
