import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  paper: {
    title: "Begin from a chat or email",
    stays: "It is read on this device only. Nothing is sent before you put what you tick below into your report.",
    reading: "Reading",
    refused: {
      UNREADABLE:
        "This file can't be read as text. Please choose an email (.eml) or an exported chat (.txt, .json, .html).",
      TOO_LARGE: "The file is larger than 20 MB. Please export a shorter time.",
    },
    forms: {
      MAIL: "Read as an email.",
      KAKAOTALK: "Read as a KakaoTalk chat.",
      WHATSAPP: "Read as a WhatsApp chat.",
      TELEGRAM: "Read as a Telegram chat.",
      PAGE: "Read as a web page.",
      TEXT: "Read as text.",
    },
    choose: "Choose a file",
    chooseHint: "A forwarded email (.eml), or an exported chat of KakaoTalk, WhatsApp or Telegram",
    paste: "Or paste text",
    pasteHint: "The text of a screenshot will do, too.",
    read: "Look through it",
    nothing: "No address, website, date or amount was found.",
    targets: "Addresses and websites",
    amounts: "Amounts",
    days: "Dates",
    line: "Line {{line, number}}",
    times_one: "once",
    times_other: "{{count, number}} times",
    full_one: "You can choose one.",
    full_other: "You can choose up to {{count, number}} of one incident.",
    cut: "There are more; the first 30 of each are shown.",
    attach: "Attach this file as evidence: {{name}}",
    attachHint: "The whole file is sent with the report. It is not published.",
    take_one: "Put {{count, number}} into the report",
    take_other: "Put {{count, number}} into the report",
    taken: "Put into your report. Please go on with the questions.",
    again: "Read something else",
    storyDays: "When: {{days}}",
    storyAmounts: "Amounts: {{amounts}}",
  },
} satisfies InflectedTexts<typeof master>;
