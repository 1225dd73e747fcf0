import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  inApp: {
    title: "Bitte im Browser öffnen",
    text: "Google sperrt die Anmeldung auf Seiten, die in {{name}} geöffnet wurden. Im Browser Ihres Telefons können Sie sich anmelden.",
    button: "Die Schaltfläche öffnet diese Seite im Browser außerhalb von {{name}}.",
    byMenu: {
      ANDROID:
        "Öffnen Sie in {{name}} das Menü (⋮) und wählen Sie „Im Browser öffnen“, oder kopieren Sie die Adresse und fügen Sie sie in Ihren Browser ein.",
      IOS: "Öffnen Sie in {{name}} das Menü (⋯ oder Teilen) und wählen Sie „In Safari öffnen“ oder „Im Browser öffnen“, oder kopieren Sie die Adresse und fügen Sie sie in Safari ein.",
      OTHER: "Kopieren Sie die Adresse und fügen Sie sie in Ihren Browser ein.",
    },
    open: "Im Browser öffnen",
    copy: "Adresse kopieren",
    copied: "Kopiert",
    here: "Trotzdem hier anmelden",
    names: {
      KAKAOTALK: "KakaoTalk",
      NAVER: "der NAVER-App",
      DAUM: "der Daum-App",
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
      OTHER: "dieser App",
    },
  },
  common: {
    guard: {
      title: "Anmeldung erforderlich",
      text: "Diese Funktion steht nach der Anmeldung zur Verfügung. Bitte melden Sie sich mit einem Google-Konto an.",
      login: "Weiter mit Google",
      cancel: "Abbrechen",
    },
    loggedOut: "Sie sind abgemeldet.",
  },
} satisfies InflectedTexts<typeof master>;
