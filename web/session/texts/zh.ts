import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  inApp: {
    title: "请用浏览器打开",
    text: "Google 不允许在{{name}}内打开的页面登录。用手机浏览器打开即可登录。",
    button: "点击按钮，即可在{{name}}之外的浏览器中打开此页面。",
    byMenu: {
      ANDROID: "请点击{{name}}的菜单（⋮），选择“在浏览器中打开”，或复制网址并粘贴到浏览器。",
      IOS: "请点击{{name}}的菜单（⋯ 或分享按钮），选择“在 Safari 中打开”或“在浏览器中打开”，或复制网址并粘贴到 Safari。",
      OTHER: "请复制网址并粘贴到您的浏览器。",
    },
    open: "在浏览器中打开",
    copy: "复制网址",
    copied: "已复制",
    here: "仍在此处登录",
    names: {
      KAKAOTALK: "KakaoTalk",
      NAVER: "NAVER 应用",
      DAUM: "Daum 应用",
      BAND: "BAND",
      LINE: "LINE",
      INSTAGRAM: "Instagram",
      FACEBOOK: "Facebook",
      MESSENGER: "Messenger",
      WECHAT: "微信",
      QQ: "QQ",
      WEIBO: "微博",
      TIKTOK: "TikTok",
      X: "X",
      TELEGRAM: "Telegram",
      SNAPCHAT: "Snapchat",
      LINKEDIN: "领英",
      OTHER: "此应用",
    },
  },
  common: {
    guard: {
      title: "需要登录",
      text: "此功能需登录后使用。请使用 Google 账户登录。",
      login: "使用 Google 账号继续",
      cancel: "取消",
    },
    loggedOut: "已退出登录。",
  },
} satisfies TextsLike<typeof master>;
