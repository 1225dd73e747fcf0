// Login, asked of a visitor, and where Google refuses it.
import type { InAppName } from "../in-app-browser.ts";

export const texts = {
  inApp: {
    title: "브라우저에서 열어 주세요",
    text: "{{name}} 안에서 열린 화면에서는 Google이 로그인을 막습니다. 휴대전화의 브라우저로 열면 로그인할 수 있습니다.",
    button: "아래 버튼을 누르면 {{name}} 밖의 브라우저에서 이 화면이 열립니다.",
    byMenu: {
      ANDROID:
        "{{name}}의 메뉴(⋮)를 눌러 ‘다른 브라우저로 열기’를 고르거나, 주소를 복사해 브라우저에 붙여 넣어 주세요.",
      IOS: "{{name}}의 메뉴(⋯ 또는 공유 버튼)를 눌러 ‘Safari로 열기’나 ‘기본 브라우저로 열기’를 고르거나, 주소를 복사해 Safari에 붙여 넣어 주세요.",
      OTHER: "주소를 복사해 쓰시는 브라우저에 붙여 넣어 주세요.",
    },
    open: "브라우저에서 열기",
    copy: "주소 복사",
    copied: "복사했습니다",
    here: "그래도 여기서 로그인",
    names: {
      KAKAOTALK: "카카오톡",
      NAVER: "네이버 앱",
      DAUM: "다음 앱",
      BAND: "밴드",
      LINE: "라인",
      INSTAGRAM: "인스타그램",
      FACEBOOK: "페이스북",
      MESSENGER: "메신저",
      WECHAT: "위챗",
      QQ: "QQ",
      WEIBO: "웨이보",
      TIKTOK: "틱톡",
      X: "X",
      TELEGRAM: "텔레그램",
      SNAPCHAT: "스냅챗",
      LINKEDIN: "링크드인",
      OTHER: "이 앱",
    } satisfies Record<InAppName, string>,
  },
  common: {
    guard: {
      title: "로그인이 필요합니다",
      text: "로그인 후 이용할 수 있는 기능입니다. Google 계정으로 로그인해 주세요.",
      login: "Google 계정으로 계속하기",
      cancel: "취소",
    },
    loggedOut: "로그아웃했습니다.",
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly session: typeof texts;
  }
}
